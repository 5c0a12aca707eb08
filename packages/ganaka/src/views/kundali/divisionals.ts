/** All sixteen vargas. */

import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { varga } from '../../jyotisha/kundali/chart/varga.ts';
import { vargaRules } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { vargaReplyOf } from './divisional.ts';
import type { divisionalsReply } from './divisionals.reply.ts';
import { perVarga } from './shapes.ts';
import { ALL_VARGAS_SOURCE, vargaConventions } from './varga-rules.ts';

export const divisionals = view<typeof divisionalsReply>()({
  field: 'divisionals',
  summary: 'The sixteen divisional charts D1 to D60',
  reads: 'birth',
  params: vargaRules,
  conventions: vargaConventions,
  of({ sky, t, say, params }) {
    const chart = chartOf(sky, t);
    return {
      charts: perVarga((id) => vargaReplyOf(say, varga(chart, id, params))),
      citation: say.cite(ALL_VARGAS_SOURCE),
    };
  },
});
