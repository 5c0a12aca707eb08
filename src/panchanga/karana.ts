/** Attributes of a karana by its number in the month, 1–60: half a tithi each. */
const FIRST_MOVABLE = 2;
const LAST_MOVABLE = 57;

/**
 * The seven movable ones fill 2–57; Kimstughna, Shakuni, Chatushpada and Naga occur once a month (Surya-siddhanta
 * II.67-69).
 */
export const kindOf = (karana: number): 'chara' | 'sthira' =>
  karana >= FIRST_MOVABLE && karana <= LAST_MOVABLE ? 'chara' : 'sthira';

/** Vishti (Bhadra) is the last of each seven: 8, 15 … 57. */
export const isVishti = (karana: number): boolean => kindOf(karana) === 'chara' && (karana - 1) % 7 === 0;

const CHATUSHPADA = 59;
const NAGA = 60;

/** The two that usage and Surya-siddhanta II.67 name in opposite order; the service follows usage on every engine. */
export const isArguedByVerse = (karana: number): boolean => karana === CHATUSHPADA || karana === NAGA;
