/** All sixteen vargas. */
import { Type } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { varga } from '../../jyotisha/kundali/chart/varga.ts';
import { citationReply } from '../kit/citation.ts';
import { vargaRules } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { vargaReply, vargaSaid } from './divisional.ts';
import { perVarga, perVargaReply } from './shapes.ts';
import { ALL_VARGAS_SOURCE, vargaConventions } from './varga-rules.ts';

const chartReply = Type.Object(vargaReply);

export const divisionals = view({
  field: 'divisionals',
  summary: 'The sixteen divisional charts D1 to D60',
  reads: 'birth',
  params: vargaRules,
  conventions: vargaConventions,
  reply: Type.Object({ charts: perVargaReply(chartReply), citation: citationReply }),
  of({ sky, t, say, params }) {
    const chart = chartOf(sky, t);
    return {
      charts: perVarga((id) => vargaSaid(say, varga(chart, id, params))),
      citation: say.cite(ALL_VARGAS_SOURCE),
    };
  },
});
