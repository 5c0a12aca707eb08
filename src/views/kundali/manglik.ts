/** Kuja dosha of a birth. */
import { chartOf } from '../../kundali/chart.ts';
import { manglikOf } from '../../kundali/doshas/manglik.ts';
import { view } from '../view.ts';
import { manglikReply, manglikSaid } from './manglik-reply.ts';

export const manglik = view({
  field: 'manglik',
  summary: 'Kuja dosha by the printed houses, practice beside it, with bhangas',
  reads: 'birth',
  reply: manglikReply,
  of: ({ sky, t }) => manglikSaid(manglikOf(chartOf(sky, t))),
});
