/** Attributes of a nakshatra by its number, 1–27. */

import { NAKSHATRA } from '../../../lexicon/angas/nakshatra.ts';
import type { Graha } from '../../../sky/engines/engine.ts';

/** The pada (1–4) that runs when `fraction` of the nakshatra has elapsed. */
export const quarterAt = (fraction: number): number => Math.min(4, Math.floor(fraction * 4) + 1);

/** The lords of the nakshatras in the Vimshottari order, from Ashvini. */
const LORDS: readonly Graha[] = NAKSHATRA.flatMap((each) => ('lord' in each ? [each.lord] : []));

export function nakshatraLord(number: number): Graha {
  const lord = LORDS[number - 1];
  if (lord === undefined) throw new Error(`no nakshatra ${number}`);
  return lord;
}
