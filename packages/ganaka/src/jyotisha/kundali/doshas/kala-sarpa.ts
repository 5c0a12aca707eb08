/**
 * Kala-sarpa: all seven grahas are on one side of the line from Rahu to Ketu, by degree. It is also given by rashi,
 * which holds more often. The type has its name from Rahu's house.
 * We found no classical verse for it, so it is common practice. It is one measurement and not a list of conditions, so
 * it is arithmetic and not a clause.
 */
import { ahead } from '../../../kernel/angle.ts';
import type { Source } from '../../../rules/source.ts';
import { type Chart, houseFrom, SAPTA } from '../chart/chart.ts';

export type KalaSarpaDirection = 'rahu_to_ketu' | 'ketu_to_rahu';

export interface KalaSarpa {
  /** The side by degree; null if the grahas are on both sides. */
  readonly direction: KalaSarpaDirection | null;
  /** The side by whole rashi, with the rashis of the nodes included. */
  readonly directionBySign: KalaSarpaDirection | null;
  readonly rahuHouse: number;
}

export const KALA_SARPA_SOURCE: Source = {
  confidence: 'general-knowledge',
  gist: 'kala_sarpa.all_seven_grahas_within_half',
};

const HALF_CIRCLE = 180;
const SEVENTH = 7;

export function kalaSarpaOf(chart: Chart): KalaSarpa {
  const { rahu } = chart.grahas;
  const seven = SAPTA.map((graha) => chart.grahas[graha]);
  const degrees = seven.map(({ longitude }) => ahead(rahu.longitude, longitude));
  const houses = seven.map(({ rashi }) => houseFrom(rahu.rashi, rashi));
  return {
    direction: degrees.every((deg) => deg < HALF_CIRCLE)
      ? 'rahu_to_ketu'
      : degrees.every((deg) => deg > HALF_CIRCLE || deg === 0)
        ? 'ketu_to_rahu'
        : null,
    directionBySign: houses.every((house) => house <= SEVENTH)
      ? 'rahu_to_ketu'
      : houses.every((house) => house >= SEVENTH || house === 1)
        ? 'ketu_to_rahu'
        : null,
    rahuHouse: rahu.house,
  };
}
