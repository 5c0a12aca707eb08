import { Type } from 'typebox';
import { monthReply } from '../calendars/reply-parts.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';

const dateReply = Type.Union([Type.String(), Type.Null()], {
  description: 'civil date; null where none falls in the year',
});
const runReply = Type.Object({ start: Type.String(), end: Type.String() });
export const anniversaryEntryReply = Type.Object({
  year: Type.Integer(),
  date: dateReply,
  tithi: Type.Union([runReply, Type.Null()], { description: 'null for the days by the star' }),
  nakshatra: Type.Optional(
    Type.Union([runReply, Type.Null()], { description: 'the run of the star, for the days by it' }),
  ),
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
  kind: Type.Enum(['janma', 'shraddha', 'star', 'star_shraddha']),
  masa: Type.Object({ ...namedReply.properties, adhika: Type.Boolean() }),
  paksha: Type.Enum(['shukla', 'krishna']),
  tithi: namedReply,
  nakshatra: namedReply,
  calendar: Type.Optional(
    Type.Enum(['kollam', 'tamil'], { description: 'whose solar months, for the days by the star' }),
  ),
  solar_month: Type.Optional({
    ...monthReply,
    description: 'the solar month of the day remembered, for the days by the star',
  }),
  dates: Type.Array(anniversaryEntryReply, { description: 'one for each year' }),
});
