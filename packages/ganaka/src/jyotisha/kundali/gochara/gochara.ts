/** Gochara: the grahas of another day compared with a birth chart. `ingress.ts` finds when grahas enter rashis. */

import type { JdUt } from '../../../kernel/units.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { type Chart, chartOf, type GrahaInChart, houseFrom } from '../chart/chart.ts';

export const SLOW_GRAHAS = ['guru', 'shani', 'rahu', 'ketu'] as const satisfies readonly Graha[];

export interface Transit {
  readonly standing: GrahaInChart;
  readonly houseFromLagna: number;
  readonly houseFromMoon: number;
}

/** A birth chart and the chart of another instant under the same Sky. */
export interface Gochara {
  readonly birth: Chart;
  readonly now: Chart;
}

export const gocharaOf = (birth: Chart, t: JdUt): Gochara => ({ birth, now: chartOf(birth.sky, t) });

export function transitOf({ birth, now }: Gochara, graha: Graha): Transit {
  const standing = now.grahas[graha];
  return {
    standing,
    houseFromLagna: houseFrom(birth.lagnaRashi, standing.rashi),
    houseFromMoon: houseFrom(birth.grahas.chandra.rashi, standing.rashi),
  };
}
