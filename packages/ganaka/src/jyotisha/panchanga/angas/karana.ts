/** Attributes of a karana (half a tithi) by its number in the month, 1–60. */
const FIRST_MOVABLE = 2;
const LAST_MOVABLE = 57;

/**
 * The seven movable karanas fill the numbers 2–57. Kimstughna, Shakuni, Chatushpada and Naga occur once a month
 * (Surya-siddhanta II.67-69).
 */
export const kindOf = (karana: number): 'chara' | 'sthira' =>
  karana >= FIRST_MOVABLE && karana <= LAST_MOVABLE ? 'chara' : 'sthira';

/** Whether a karana is vishti (bhadra), the last of each seven: 8, 15 … 57. */
export const isVishti = (karana: number): boolean => kindOf(karana) === 'chara' && (karana - 1) % 7 === 0;

const CHATUSHPADA = 59;
const NAGA = 60;

/**
 * Whether a karana is one of the two that usage and Surya-siddhanta II.67 name in opposite order. The service follows
 * usage on every engine.
 */
export const isArguedByVerse = (karana: number): boolean => karana === CHATUSHPADA || karana === NAGA;
