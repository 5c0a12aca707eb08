/**
 * Two cycles whose numbers in replies differ from the numbers in their lists: the 30 tithis and the 60 karanas of a
 * month.
 */
import { KARANA } from '../lexicon/angas/karana.ts';
import { TITHI } from '../lexicon/angas/tithi.ts';

const MOVABLE = 7; // Bava … Vishti; eight rounds of them are karanas 2–57
const FIRST_FIXED_AFTER = 57;
const KIMSTUGHNA = 10; // its index in the list

/**
 * Returns the tithi with a number from 1 to 30 in the month. 15 is purnima and 30 amavasya; the others have the same
 * name in both pakshas.
 */
export const tithiAt = (number: number): (typeof TITHI)[number] | undefined =>
  number === 30 ? TITHI[15] : TITHI[number <= 15 ? number - 1 : number - 16];

/**
 * Returns the karana with a number from 1 to 60 in the month: Kimstughna, eight rounds of the seven movable ones,
 * Shakuni, Chatushpada, Naga.
 */
export const karanaAt = (number: number): (typeof KARANA)[number] | undefined => {
  if (number === 1) return KARANA[KIMSTUGHNA];
  if (number > FIRST_FIXED_AFTER) return KARANA[MOVABLE + number - FIRST_FIXED_AFTER - 1];
  return KARANA[(number - 2) % MOVABLE];
};
