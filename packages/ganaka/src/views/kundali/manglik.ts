/** Kuja dosha (manglik) of a birth. */
import { Type } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { manglikOf } from '../../jyotisha/kundali/doshas/manglik.ts';
import { reportLine } from '../../text/sentences/report-line.ts';
import { sentenceReply } from '../kit/in-languages.ts';
import { view } from '../view.ts';
import { manglikReply, manglikSaid } from './manglik-reply.ts';

export const manglik = view({
  field: 'manglik',
  summary: 'Kuja dosha by the printed houses, and by practice, with bhangas',
  reads: 'birth',
  reply: Type.Object({ ...manglikReply.properties, ...sentenceReply('line') }),
  of: ({ sky, t, say }) => Object.assign({}, manglikSaid(manglikOf(chartOf(sky, t)), say), reportLine(say)),
});
