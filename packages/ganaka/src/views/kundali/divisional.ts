/** One varga, counted whole-sign from the varga lagna. */

import type { Static } from 'typebox';
import { chartOf, houseFrom } from '../../jyotisha/kundali/chart/chart.ts';
import { type VargaChart, varga } from '../../jyotisha/kundali/chart/varga.ts';
import { perGraha } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import { required } from '../kit/parameter.ts';
import { chart, vargaRules } from '../kit/parameters.ts';
import { view } from '../view.ts';
import type { divisionalReply, vargaChartReply } from './divisional.reply.ts';
import { sourceOf, vargaConventions } from './varga-rules.ts';

export function vargaReplyOf(say: Voice, { id, lagna, grahas }: VargaChart): Static<typeof vargaChartReply> {
  return {
    chart: id,
    ...say.byId('varga', id),
    lagna: { rashi: say.named('rashi', lagna), house: 1 },
    grahas: perGraha((graha) => ({
      rashi: say.named('rashi', grahas[graha]),
      house: houseFrom(lagna, grahas[graha]),
    })),
  };
}

export const divisional = view<typeof divisionalReply>()({
  field: 'divisional',
  summary: 'One divisional chart, from its own lagna',
  reads: 'birth',
  params: { chart: required(chart), ...vargaRules },
  conventions: vargaConventions,
  of({ sky, t, say, params }) {
    const id = params.chart;
    const said = vargaReplyOf(say, varga(chartOf(sky, t), id, params));
    return Object.assign(said, { citation: say.cite(sourceOf(id, params)) });
  },
});
