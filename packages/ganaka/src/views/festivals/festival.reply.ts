import { type TOptional, Type } from 'typebox';
import { BESIDE, type BesideId } from '../../jyotisha/festivals/rule.ts';
import { nameReply, sentenceReply } from '../kit/in-languages.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { YEARLY_IDS } from './festival.ts';
import { occurrenceFields, occurrenceReply } from './occurrence.reply.ts';

const dateOrNull = Type.Union([Type.String(), Type.Null()]);
export const festivalReply = Type.Object({
  id: Type.Enum([...YEARLY_IDS]),
  ...nameReply('name'),
  year: Type.Integer(),
  date: Type.Union([Type.String(), Type.Null()], { description: 'the first in the year; null when none falls in it' }),
  ...occurrenceFields,
  occurrences: Type.Array(occurrenceReply, { description: 'every observance whose date lies in the year' }),
  ...sentenceReply('rule', Type.Optional(Type.String())),
  ...besideFields(),
  sankrantis: Type.Optional(Type.Array(Type.Object({ rashi: namedReply, at: Type.String(), date: Type.String() }))),
  ...notesFields,
});
function besideFields(): Record<BesideId, TOptional<typeof dateOrNull>> {
  const fields: Partial<Record<BesideId, TOptional<typeof dateOrNull>>> = {};
  for (const key of BESIDE) fields[key] = Type.Optional(dateOrNull);
  return fields as Record<BesideId, TOptional<typeof dateOrNull>>;
}
