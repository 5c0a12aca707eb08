import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { engineReply, eraReply, monthReply, placeReply, startFields, vouchedFields } from './reply-parts.reply.ts';

export const calendarReply = Type.Object({
  id: Type.String(),
  ...nameReply('name'),
  date: Type.String({ description: 'the civil day, YYYY-MM-DD' }),
  year: Type.Integer(),
  era: eraReply,
  year_name: Type.Optional(described(namedReply, 'its name of the sixty')),
  tiruvalluvar_year: Type.Optional(Type.Integer({ description: 'Tiruvalluvar year, from 1 Thai' })),
  month: monthReply,
  day: Type.Integer({ minimum: 1, maximum: 32 }),
  days_in_month: Type.Integer({ minimum: 29, maximum: 32, description: 'length of the month' }),
  text: Type.String(),
  text_native: Type.String(),
  place: placeReply,
  engine: engineReply,
  rule: Type.String({ description: 'id of the rule that answered, or `printed`' }),
  ...vouchedFields,
  ...startFields,
  printed: Type.Optional(
    Type.Object({
      date: Type.String(),
      agrees: Type.Boolean({ description: 'whether the rule gives the same day' }),
      source: Type.String({ description: 'where it comes from' }),
      year_of_print: Type.Union([Type.Integer(), Type.Null()], {
        description: 'when it was printed; null where that is not known',
      }),
    }),
  ),
  alternatives: Type.Array(
    Type.Object({
      rule: Type.String(),
      date: Type.String(),
      margin_minutes: Type.Number(),
      ...vouchedFields,
    }),
    { description: 'other rules of the catalog that give this date another civil day' },
  ),
  ...notesFields,
});
