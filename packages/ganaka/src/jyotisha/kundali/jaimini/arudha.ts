/**
 * The padas (arudhas) of the twelve houses (BPHS 29.2-29.5): the pada is as far from the lord as the lord is from the
 * house.
 * A pada that falls in the house itself or in its seventh moves to the tenth from there. So if the lord is in the
 * fourth, the pada is the fourth; if the lord is in the seventh, the pada is the tenth.
 */
import { type Chart, houseFrom, lordOf, rashiAt } from '../chart/chart.ts';

export interface Pada {
  readonly house: number;
  readonly rashi: number;
  /** Whether the pada was moved by that rule. */
  readonly moved: boolean;
  /**
   * The rashi of the pada if a node counts as second lord of Vrishchika (Ketu) or Kumbha (Rahu), as in some schools.
   */
  readonly byNode: number | null;
}

export function arudhas(chart: Chart): Pada[] {
  return HOUSES.map((house) => {
    const from = rashiAt(chart.lagnaRashi, house);
    const { rashi, moved } = padaOf(from, chart.grahas[lordOf(from)].rashi);
    const node = SECOND_LORDS[from];
    return { house, rashi, moved, byNode: node === undefined ? null : padaOf(from, chart.grahas[node].rashi).rashi };
  });
}

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const SECOND_LORDS: Readonly<Record<number, 'rahu' | 'ketu'>> = { 8: 'ketu', 11: 'rahu' };

export function padaOf(house: number, lordIn: number): Pick<Pada, 'rashi' | 'moved'> {
  const pada = rashiAt(lordIn, houseFrom(house, lordIn));
  const moved = pada === house || pada === rashiAt(house, 7);
  return { rashi: moved ? rashiAt(pada, 10) : pada, moved };
}
