import { Type } from 'typebox';
import { inProse } from './in-languages.reply.ts';

export const notesFields = inProse('notes', Type.Array(Type.String()));
