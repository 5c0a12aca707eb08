import { Type } from 'typebox';
import { windowFields, windowReply } from '../blocks/fields.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { marginFields } from '../kit/explanation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { fastFields, observanceReply, occurrenceReply, regionFields, schoolRegions } from './occurrence.reply.ts';

export const parvaReply = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  ...nameReply('name'),
  date: Type.String(),
  ...regionFields,
  ...marginFields,
  masa: Type.Optional(Type.Object({ ...namedReply.properties, adhika: Type.Boolean() })),
  tithi: Type.Optional(Type.Object({ ...namedReply.properties, start: Type.String(), end: Type.String() })),
  at: Type.Optional(Type.String({ description: 'instant of a sankranti' })),
  because: Type.String(),
  citation: citationReply,
  observance: Type.Optional(described(observanceReply, 'what is kept on it')),
  harivasara: Type.Optional(described(windowReply, 'the quarter of the twelfth in which no fast is broken')),
  mahadvadashi: fastFields.mahadvadashi,
  parana: Type.Optional(
    described(Type.Object({ ...observanceReply.properties, ...windowFields }), 'when the fast is broken'),
  ),
  alternatives: Type.Array(
    Type.Object({
      tradition: Type.String(),
      date: Type.String(),
      citation: citationReply,
      ...schoolRegions,
      ...fastFields,
    }),
  ),
});
const festivalRow = Type.Object({
  id: Type.String(),
  ...nameReply('name'),
  ...occurrenceReply.properties,
  ...marginFields,
});
/** A row of a reply with `brief=1`. */
export const briefRow = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  ...nameReply('name'),
  date: Type.String(),
  ...regionFields,
  ...marginFields,
});

export const parvaMoolReply = Type.Object({
  year: Type.Integer(),
  festivals: Type.Array(Type.Union([festivalRow, briefRow])),
  parvas: Type.Array(Type.Union([parvaReply, briefRow])),
  ...notesFields,
});
