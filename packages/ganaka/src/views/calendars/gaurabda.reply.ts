import { Type } from 'typebox';
import { PAKSHAS } from '../../jyotisha/calendars/lunar.ts';
import { windowReply } from '../blocks/fields.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { placeReply, vouchedFields } from './reply-parts.reply.ts';

export const gaurabdaReply = Type.Object({
  id: Type.Literal('gaurabda'),
  ...nameReply('name'),
  date: Type.Union([Type.String(), Type.Null()], { description: 'null where the year has no such month' }),
  exists: Type.Boolean({ description: 'whether the year has such a date' }),
  reason: Type.Optional(
    Type.Enum(['no_adhika', 'kshaya_masa'], {
      description: 'why it has not: no such intercalary month, or the month was expunged',
    }),
  ),
  year: Type.Integer({ description: 'Gaurabda' }),
  month: Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 12 }),
      name: Type.String(),
      name_native: Type.String({ description: 'in Devanagari' }),
    },
    { description: 'the month from that of Chaitra; an adhika month is Purushottama, with the number of its namesake' },
  ),
  masa: Type.Object(
    { number: Type.Integer(), ...nameReply('name') },
    { description: 'the same month, as almanacs name it' },
  ),
  adhika: Type.Boolean(),
  paksha: Type.Enum([...PAKSHAS]),
  tithi: namedReply,
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
  rule: Type.Literal('purnimanta'),
  ...vouchedFields,
  ...notesFields,
});
