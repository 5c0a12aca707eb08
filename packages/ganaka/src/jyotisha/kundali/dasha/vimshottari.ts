/**
 * Vimshottari: nine lords over 120 years, repeated three times over the 27 nakshatras (BPHS 46.12-46.16). The list here
 * begins with Ketu, the lord of Ashvini.
 */
import type { Source } from '../../../rules/source.ts';
import { nakshatraOf } from '../chart/chart.ts';
import { type DashaStart, elapsedPart, type Ruler } from './dasha.ts';

export const VIMSHOTTARI: readonly Ruler[] = [
  { lord: 'ketu', years: 7 },
  { lord: 'shukra', years: 20 },
  { lord: 'surya', years: 6 },
  { lord: 'chandra', years: 10 },
  { lord: 'mangala', years: 7 },
  { lord: 'rahu', years: 18 },
  { lord: 'guru', years: 16 },
  { lord: 'shani', years: 19 },
  { lord: 'budha', years: 17 },
];

export const VIMSHOTTARI_SOURCE: Source = {
  confidence: 'secondary',
  work: 'BPHS',
  at: '46.12-46.16',
  gist: 'vimshottari.nine_lords_three_rounds_stars',
};

/** Nine mahadashas make 120 years. */
export const VIMSHOTTARI_COUNT = 9;

export function vimshottariFrom(moon: number): DashaStart<Ruler> {
  const first = (nakshatraOf(moon) - 1) % VIMSHOTTARI.length;
  const years = VIMSHOTTARI[first]?.years ?? 0;
  const gone = elapsedPart(moon);
  return { ring: VIMSHOTTARI, first, elapsedYears: years * gone, balanceYears: years * (1 - gone) };
}
