/**
 * Grahas that are badly placed, for the reports on stones and rites. At birth these are the grahas in houses 6, 8 and
 * 12; on a day, those outside the favourable houses from the Moon. By BPHS 84.26 and Jyotirnibandha a badly placed
 * graha is to be honoured.
 */

import type { Source } from '../../../rules/source.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { type Chart, houseFrom } from '../chart/chart.ts';
import { DUSTHANA } from '../chart/houses.ts';
import { GOCHARA_GOOD } from '../tables/gochara.ts';
import { bphs } from './sources.ts';

export const isIllAtBirth = ({ grahas }: Chart, graha: Graha): boolean =>
  DUSTHANA.some((house) => house === grahas[graha].house);

export interface TransitFromMoon {
  readonly houseFromMoon: number;
  /** Whether the graha is badly placed; null for Ketu, which the verses do not mention. */
  readonly ill: boolean | null;
}

export function passingOf(birth: Chart, now: Chart, graha: Graha): TransitFromMoon {
  const houseFromMoon = houseFrom(birth.grahas.chandra.rashi, now.grahas[graha].rashi);
  return { houseFromMoon, ill: graha === 'ketu' ? null : GOCHARA_GOOD[graha][houseFromMoon] === undefined };
}

export const ILL_AT_BIRTH_SOURCE = bphs('84.26', 'ill_placed.whichever_graha_ill_placed_person');
export const GOCHARA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '4.1-4.4',
  gist: 'ill_placed.houses_natal_moon_graha_does',
};
