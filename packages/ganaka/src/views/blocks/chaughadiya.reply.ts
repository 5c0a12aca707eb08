import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { nameFields, windowFields } from './fields.reply.ts';

export const watchReply = Type.Object({
  ...nameFields,
  quality: Type.Enum(['good', 'neutral', 'bad'], { description: 'good, bad or neither' }),
  ...windowFields,
});

export const chaughadiyaReply = Type.Object({
  day: Type.Array(watchReply),
  night: Type.Array(watchReply),
  citation: citationReply,
});
