import { Type } from 'typebox';

const saw = Type.Record(Type.String(), Type.Any());
export const factReply = Type.Object({
  clause: Type.String(),
  held: Type.Union([Type.Boolean(), Type.Null()], { description: 'null where the facts do not tell' }),
  saw: Type.Optional({ ...saw, description: 'what it looked at' }),
});
