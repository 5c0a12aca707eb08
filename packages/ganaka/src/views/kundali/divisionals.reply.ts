import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { vargaReply } from './divisional.reply.ts';
import { perVargaReply } from './shapes.reply.ts';

const chartReply = Type.Object(vargaReply);

export const divisionalsReply = Type.Object({ charts: perVargaReply(chartReply), citation: citationReply });
