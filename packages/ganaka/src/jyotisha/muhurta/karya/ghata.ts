/**
 * Ghata: what is harmful for a journey, for each natal sign from Mesha (Muhurta Chintamani 11.27 and 11.30-11.33).
 * Dharmasindhu 05/33 has the same signs of the Moon.
 */
import type { TithiClass } from '../../panchanga/angas/tithi.ts';
import type { VaraId } from '../../panchanga/angas/vara.ts';
import type { StarId } from '../spans/stars.ts';

export interface Ghata {
  /** The harmful sign of the Moon. The verse counts it from the natal sign: 1 5 9 2 6 10 3 7 4 8 11 12. */
  readonly moon: number;
  readonly tithis: TithiClass;
  readonly vara: VaraId;
  readonly star: StarId;
  readonly lagna: number;
}

const GHATA: readonly Ghata[] = [
  { moon: 1, tithis: 'nanda', vara: 'sunday', star: 'magha', lagna: 1 },
  { moon: 6, tithis: 'purna', vara: 'saturday', star: 'hasta', lagna: 2 },
  { moon: 11, tithis: 'bhadra', vara: 'monday', star: 'swati', lagna: 4 },
  { moon: 5, tithis: 'bhadra', vara: 'wednesday', star: 'anuradha', lagna: 7 },
  { moon: 10, tithis: 'jaya', vara: 'saturday', star: 'mula', lagna: 10 },
  { moon: 3, tithis: 'purna', vara: 'saturday', star: 'shravana', lagna: 12 },
  { moon: 9, tithis: 'rikta', vara: 'thursday', star: 'shatabhisha', lagna: 6 },
  { moon: 2, tithis: 'nanda', vara: 'friday', star: 'revati', lagna: 8 },
  { moon: 12, tithis: 'jaya', vara: 'friday', star: 'bharani', lagna: 9 },
  { moon: 5, tithis: 'rikta', vara: 'tuesday', star: 'rohini', lagna: 11 },
  { moon: 9, tithis: 'jaya', vara: 'thursday', star: 'ardra', lagna: 3 },
  { moon: 11, tithis: 'purna', vara: 'friday', star: 'ashlesha', lagna: 5 },
];

export function ghataOf(natal: number): Ghata {
  const row = GHATA[natal - 1];
  if (row === undefined) throw new Error(`no rashi ${natal}`);
  return row;
}
