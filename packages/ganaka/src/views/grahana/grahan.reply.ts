import { Type } from 'typebox';
import { notesFields } from '../kit/notes.reply.ts';
import { eclipseReply } from './eclipse.reply.ts';

export const grahanReply = Type.Object({
  year: Type.Integer(),
  eclipses: Type.Array(eclipseReply),
  ...notesFields,
});
