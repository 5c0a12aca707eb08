import { Type } from 'typebox';
import { grahaReply, namedReply } from '../kit/position.reply.ts';
import { houseReply } from './shapes.reply.ts';

export const housesReply = Type.Array(
  Type.Object({ number: houseReply, rashi: namedReply, lord: grahaReply, occupants: Type.Array(grahaReply) }),
  { minItems: 12, maxItems: 12 },
);
