import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';

const dateReply = Type.Union([Type.String(), Type.Null()], {
  description: 'civil date; null where none falls in the year',
});
export const anniversaryEntryReply = Type.Object({
  year: Type.Integer(),
  date: dateReply,
  tithi: Type.Union([Type.Object({ start: Type.String(), end: Type.String() }), Type.Null()]),
  adhika: Type.Boolean({ description: 'kept in an adhika month' }),
  because: Type.Union([Type.String(), Type.Null()], { description: 'the test of the rung that decided' }),
  citation: Type.Union([citationReply, Type.Null()]),
  alternatives: Type.Array(
    Type.Object({
      tradition: Type.String(),
      date: Type.String(),
      because: Type.String(),
      citation: citationReply,
    }),
  ),
  ...notesFields,
});

export const tithiAnniversaryReply = Type.Object({
  kind: Type.Enum(['janma', 'shraddha']),
  masa: Type.Object({ ...namedReply.properties, adhika: Type.Boolean() }),
  paksha: Type.Enum(['shukla', 'krishna']),
  tithi: namedReply,
  nakshatra: namedReply,
  dates: Type.Array(anniversaryEntryReply, { description: 'one for each year' }),
});
