/**
 * Which grahas are badly placed, for stones and rites: at birth in the sixth, eighth or twelfth, and on a day outside
 * the favourable houses from the Moon. BPHS 84.26 and Jyotirnibandha honour the graha that is badly placed.
 */
import type { Graha } from '../../engines/engine.ts';
import type { Source } from '../../rules/source.ts';
import { type Chart, houseFrom } from '../chart.ts';
import { DUSTHANA } from '../houses.ts';
import { GOCHARA_GOOD } from '../tables/gochara.ts';
import { bphs } from './sources.ts';

export const isIllAtBirth = ({ grahas }: Chart, graha: Graha): boolean =>
  DUSTHANA.some((house) => house === grahas[graha].house);

export interface Passing {
  readonly houseFromMoon: number;
  /** Null for Ketu, which the verses do not mention. */
  readonly ill: boolean | null;
}

export function passingOf(birth: Chart, now: Chart, graha: Graha): Passing {
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
