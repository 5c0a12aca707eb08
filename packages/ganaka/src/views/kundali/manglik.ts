/** Kuja dosha (manglik) of a birth. */

import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { manglikOf } from '../../jyotisha/kundali/doshas/manglik.ts';
import { reportLine } from '../../text/sentences/report-line.ts';
import { view } from '../view.ts';
import type { manglikBlockReply } from './manglik.reply.ts';
import { manglikReplyOf } from './manglik-fields.ts';

export const manglik = view<typeof manglikBlockReply>()({
  field: 'manglik',
  summary: 'Kuja dosha by the printed houses, and by practice, with bhangas',
  reads: 'birth',
  of: ({ sky, t, say }) => Object.assign({}, manglikReplyOf(manglikOf(chartOf(sky, t)), say), reportLine(say)),
});
