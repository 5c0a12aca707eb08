import { Type } from 'typebox';
import { PAKSHAS, YEAR_STARTS } from '../../jyotisha/calendars/lunar.ts';
import { MONTH_SYSTEMS } from '../../jyotisha/panchanga/day/custom.ts';
import { windowReply } from '../blocks/fields.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { placeReply, vouchedFields } from './reply-parts.reply.ts';

export const lunarReply = Type.Object({
  id: Type.Literal('lunar'),
  ...nameReply('name'),
  date: Type.Union([Type.String(), Type.Null()], { description: 'null where the year has no such month' }),
  exists: Type.Boolean({ description: 'whether the year has such a date' }),
  reason: Type.Optional(
    Type.Enum(['no_adhika', 'kshaya_masa'], {
      description: 'why it has not: no such intercalary month, or the month was expunged',
    }),
  ),
  shaka: Type.Integer(),
  samvat: Type.Integer({ description: 'Vikrama Samvat year' }),
  year_start: Type.Enum([...YEAR_STARTS], {
    description: 'whether the Samvat year begins with Chaitra or with Kartika',
  }),
  masa: namedReply,
  paksha: Type.Enum([...PAKSHAS]),
  tithi: namedReply,
  adhika: Type.Boolean(),
  months: Type.Enum([...MONTH_SYSTEMS]),
  text: Type.String(),
  text_native: Type.String(),
  kshaya: Type.Boolean({
    description: 'whether the tithi holds no sunrise; date is the day in which it begins and ends',
  }),
  vriddhi: Type.Boolean({ description: 'whether it holds two sunrises; date is the first' }),
  dates: Type.Array(Type.String(), { description: 'the days whose sunrise the tithi holds' }),
  span: Type.Union([windowReply, Type.Null()], { description: 'when the tithi runs' }),
  place: placeReply,
  engine: Type.String(),
  rule: Type.Enum([...MONTH_SYSTEMS]),
  ...vouchedFields,
  ...notesFields,
});
