import { Type } from 'typebox';
import { inProse } from './in-languages.ts';

export const notesFields = inProse('notes', Type.Array(Type.String()));
