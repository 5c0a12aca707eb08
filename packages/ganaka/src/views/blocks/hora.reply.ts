import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { grahaReply } from '../kit/position.reply.ts';
import { windowFields } from './fields.reply.ts';

export const horaReply = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 24 }),
  lord: grahaReply,
  ...windowFields,
});

export const horaBlockReply = Type.Object({
  day: Type.Array(horaReply),
  night: Type.Array(horaReply),
  citation: citationReply,
});
