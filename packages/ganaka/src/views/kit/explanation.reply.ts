import { type TSchema, Type } from 'typebox';
import { MARGINS } from '../../rules/flip.ts';
import { instantReply, transitionsReply } from '../blocks/fields.reply.ts';
import { citationReply } from './citation.reply.ts';
import { doubtReply } from './doubt.reply.ts';
import { factReply } from './fact.reply.ts';
import { namedReply } from './position.reply.ts';

const marginReply = Type.Enum([...MARGINS], {
  description: 'knife_edge: less than two minutes would have changed the answer; narrow: less than half an hour',
});
/** The margin as an optional field of a list's rows. */
export const marginFields = { margin: Type.Optional(marginReply) };
const rungFields = {
  id: Type.String({ description: 'the test of the rung' }),
  takes: Type.Enum(['first', 'second'], { description: 'which of the two days it takes' }),
  held: Type.Boolean({ description: 'whether it holds' }),
  decided: Type.Boolean({ description: 'the first that held' }),
  facts: Type.Array(factReply),
  citation: citationReply,
};
const flipReply = <S extends TSchema>(then: S) =>
  Type.Object({
    what: Type.String({
      description: 'the instant: tithi_end, sunrise, sunset, moonrise, nakshatra_start, nakshatra_end, sankranti',
    }),
    of: Type.Union([namedReply, Type.String()], { description: 'of which tithi, nakshatra, rashi, or day' }),
    at: instantReply,
    seconds: Type.Integer({ description: 'by how much it would have to come later, or earlier where negative' }),
    moved_to: instantReply,
    then,
  });
const explanationReply = <R extends TSchema, S extends TSchema>(rung: R, then: S) =>
  Type.Object({
    decided_by: Type.String({ description: 'the rung that decided' }),
    tree: Type.Array(rung),
    flips: Type.Array(flipReply(then), {
      description: 'the smallest change of each instant that would have changed the answer, the nearest first',
    }),
    margin: marginReply,
    doubt: doubtReply,
  });
const daysReply = Type.Array(
  Type.Object({
    date: Type.String(),
    sunrise: instantReply,
    sunset: instantReply,
    next_sunrise: instantReply,
    kala: Type.Object({ start: instantReply, end: instantReply }, { description: 'the part of the day that counts' }),
    share: Type.Number({ description: 'how much of it the tithi covers, 0 to 1' }),
  }),
  { description: 'the days between which was decided, one or two' },
);
const dateReply = Type.Union([Type.String(), Type.Null()], { description: 'null: it would not be kept' });
export const festivalExplanationReply = Type.Object({
  ...explanationReply(
    Type.Object(rungFields),
    Type.Object({ date: dateReply }, { description: 'the day it would be kept on' }),
  ).properties,
  days: daysReply,
  course: Type.Union(
    [Type.Array(Type.Object({ from: instantReply, to: instantReply, date: dateReply })), Type.Null()],
    {
      description:
        'the day as the end of the tithi comes up to six hours earlier or later, or as far as its flip: from which to which end; null where no tithi decides',
    },
  ),
});
export const nirnayaExplanationReply = Type.Object({
  ...explanationReply(
    Type.Object({ tithi: namedReply, rule: Type.String(), ...rungFields }),
    Type.Object({ tithi: namedReply }, { description: 'what the day would be kept as' }),
  ).properties,
  kept_as: Type.Object(transitionsReply.items.properties, { description: 'the tithi that the day is kept as' }),
  days: daysReply,
  course: Type.Array(Type.Object({ from: instantReply, to: instantReply, tithi: namedReply }), {
    description:
      'what the day is kept as when the end of that tithi comes up to six hours earlier or later, or as far as its flip: from which to which end',
  }),
});
