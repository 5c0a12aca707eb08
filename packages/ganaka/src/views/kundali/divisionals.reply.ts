import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { vargaReply } from './divisional.reply.ts';
import { perVargaReply } from './shapes.reply.ts';

const chartReply = Type.Object(vargaReply);

export const divisionalsReply = Type.Object({
  charts: described(perVargaReply(chartReply), 'by varga'),
  citation: citationReply,
});
