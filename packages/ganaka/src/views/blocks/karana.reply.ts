import { Type } from 'typebox';
import { instantReply, nameFields, notesReply, transitionsReply } from './fields.reply.ts';

export const karanaReply = Type.Object({
  ...nameFields,
  kind: Type.Enum(['chara', 'sthira']),
  remaining_degrees: Type.Number({ minimum: 0, description: 'elongation still to be gained' }),
  start: instantReply,
  end: instantReply,
  transitions: transitionsReply,
  notes: Type.Optional({ ...notesReply, description: 'where the engine’s own text orders the names otherwise' }),
});
