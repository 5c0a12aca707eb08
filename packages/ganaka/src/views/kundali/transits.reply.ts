import { Type } from 'typebox';
import { perGrahaReply } from './shapes.reply.ts';
import { transitFields } from './transit-fields.reply.ts';

export const transitsReply = Type.Object({
  on: Type.String(),
  at: Type.String({ description: 'instant of the positions: sunrise of that day at the place' }),
  grahas: perGrahaReply(Type.Object(transitFields)),
});
