/** The rashis of the lagna and the grahas in all sixteen vargas, in one table. */

import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { rashiInVarga, type VargaId, type VargaRules } from '../../jyotisha/kundali/chart/varga.ts';
import { GRAHAS, perGraha } from '../../sky/engines/engine.ts';
import { vargaRules } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { perVarga } from './shapes.ts';
import { ALL_VARGAS_SOURCE, vargaConventions } from './varga-rules.ts';
import type { vargaTulanaReply } from './varga-tulana.reply.ts';

const rowOf = (longitude: number, rules: VargaRules): Record<VargaId, number> =>
  perVarga((id) => rashiInVarga(id, longitude, rules));

export const vargaTulana = view<typeof vargaTulanaReply>()({
  field: 'varga_tulana',
  summary: 'Grid of rashis: lagna and grahas in D1 to D60',
  reads: 'birth',
  params: vargaRules,
  conventions: vargaConventions,
  of({ sky, t, say, params }) {
    const chart = chartOf(sky, t);
    const grid = {
      lagna: rowOf(chart.lagna, params),
      ...perGraha((graha) => rowOf(chart.grahas[graha].longitude, params)),
    };
    return {
      grid,
      vargottama: (['lagna', ...GRAHAS] as const).filter((each) => grid[each].D1 === grid[each].D9),
      citation: say.cite(ALL_VARGAS_SOURCE),
    };
  },
});
