import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { grahaReply } from '../kit/position.reply.ts';

export const yuddhaReply = Type.Array(
  Type.Object({
    grahas: Type.Array(grahaReply),
    separation: Type.Number({ description: 'degrees' }),
    winner: grahaReply,
    citation: citationReply,
  }),
);
