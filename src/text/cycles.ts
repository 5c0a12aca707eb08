/** Two cycles whose numbers in replies are not the numbers of their lists: the 30 tithis and the 60 karanas of a month. */
import { KARANA } from '../lexicon/karana.ts';
import { TITHI } from '../lexicon/tithi.ts';

const MOVABLE = 7; // Bava … Vishti, eight times over, fill karanas 2–57
const FIRST_FIXED_AFTER = 57;
const KIMSTUGHNA = 10; // index in the list

/** The tithi of the month's 1–30: 15 is purnima, 30 amavasya, the rest have one name in both pakshas. */
export const tithiAt = (number: number): (typeof TITHI)[number] | undefined =>
  number === 30 ? TITHI[15] : TITHI[number <= 15 ? number - 1 : number - 16];

/** The karana of the month's 1–60: 1 is Kimstughna, then the seven movable ones, at the end Shakuni, Chatushpada, Naga. */
export const karanaAt = (number: number): (typeof KARANA)[number] | undefined => {
  if (number === 1) return KARANA[KIMSTUGHNA];
  if (number > FIRST_FIXED_AFTER) return KARANA[MOVABLE + number - FIRST_FIXED_AFTER - 1];
  return KARANA[(number - 2) % MOVABLE];
};
