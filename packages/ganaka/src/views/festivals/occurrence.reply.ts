import { Type } from 'typebox';
import { instantReply, windowReply } from '../blocks/fields.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { festivalExplanationReply } from '../kit/explanation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';

const dateReply = Type.String();
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
export const observanceReply = Type.Object({
  id: Type.String(),
  ...nameReply('name'),
  date: dateReply,
  window: orNull(windowReply),
  citation: citationReply,
});
/** The fields of festivals that are kept only in some regions, or in all but some. */
export const regionFields = {
  regions: Type.Optional(Type.Array(Type.String(), { description: 'kept in these states and lands alone' })),
  not_in: Type.Optional(Type.Array(Type.String(), { description: 'kept elsewhere than in these states' })),
  kept_here: Type.Optional(
    Type.Boolean({ description: 'whether it is kept at the place, of what has `regions` or `not_in`' }),
  ),
};
/** The fields of a fast of the eleventh tithi. */
export const fastFields = {
  mahadvadashi: Type.Optional(
    Type.Union([Type.Object({ id: Type.String(), ...nameReply('name'), citation: citationReply }), Type.Null()], {
      description: 'the great twelfth that the day of the fast is; null where it is none',
    }),
  ),
  parana: Type.Optional(described(windowReply, 'when the fast is broken')),
};

/** The lands of an alternative, if it is the day that some lands keep. */
export const schoolRegions = {
  regions: Type.Optional(Type.Array(Type.String(), { description: 'the lands that keep this day' })),
};

export const occurrenceFields = {
  ...regionFields,
  sunrise_date: Type.Union([Type.String(), Type.Null()], {
    description: 'what the tithi at sunrise alone would give; null for an entry of the Sun',
  }),
  masa: Type.Optional(
    Type.Object({ ...namedReply.properties, kshaya: Type.Boolean() }, { description: 'amanta month of the tithi' }),
  ),
  tithi: described(
    orNull(Type.Object({ ...namedReply.properties, start: instantReply, end: instantReply })),
    'its tithi; null for an entry of the Sun',
  ),
  sankranti: Type.Optional(Type.Object({ rashi: namedReply, at: instantReply })),
  decided_by: Type.Array(
    Type.Object({
      day: Type.String({ description: 'civil date at the place' }),
      kala: Type.String({ description: 'the part of the day that decides' }),
      window: windowReply,
      covered: Type.Number({ description: 'share of the window that the tithi covers, 0 to 1' }),
      taken: Type.Boolean({ description: 'whether this day was taken' }),
    }),
    { description: 'the days that were looked at, with the hour that decides and how much of it the tithi covers' },
  ),
  because: Type.Union([Type.String(), Type.Null()], { description: 'the test of the rung that decided' }),
  citation: orNull(citationReply),
  observances: Type.Array(observanceReply, { description: 'what is kept' }),
  alternatives: Type.Array(
    Type.Object({
      tradition: Type.String(),
      date: dateReply,
      because: Type.String(),
      citation: citationReply,
      ...schoolRegions,
      ...fastFields,
    }),
    { description: 'days of other schools and lands, where they differ' },
  ),
  ...fastFields,
  explanation: Type.Optional(festivalExplanationReply),
};
export const occurrenceReply = Type.Object({ date: dateReply, ...occurrenceFields });
