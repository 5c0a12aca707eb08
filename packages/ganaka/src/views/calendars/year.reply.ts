import { Type } from 'typebox';
import { nameReply } from '../kit/in-languages.reply.ts';
import { engineReply, eraReply, placeReply, startFields, vouchedFields } from './reply-parts.reply.ts';

export const monthRowReply = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 12 }),
  ...nameReply('name'),
  name_native: Type.String(),
  first: Type.String({ description: 'civil day of its first day' }),
  last: Type.String({ description: 'civil day of its last day' }),
  days: Type.Integer({ minimum: 29, maximum: 32 }),
  rule: Type.String(),
  ...startFields,
  printed: Type.Optional(
    Type.Object({
      first: Type.String({ description: 'before the middle' }),
      agrees: Type.Boolean({ description: 'whether the rule gives the same day' }),
    }),
  ),
});

export const calendarYearReply = Type.Object({
  id: Type.String(),
  ...nameReply('name'),
  year: Type.Integer(),
  era: eraReply,
  place: placeReply,
  engine: engineReply,
  rule: Type.String(),
  ...vouchedFields,
  days: Type.Integer({ minimum: 354, maximum: 366 }),
  months: Type.Array(monthRowReply),
});
