import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { nameFields } from './fields.reply.ts';

export const masaReply = Type.Object({
  ...nameFields,
  adhika: Type.Boolean(),
  kshaya: Type.Boolean({ description: 'the month holds two sankrantis' }),
  lost: Type.Optional({ ...namedReply, description: 'the name that a kshaya month takes with it' }),
});
/** The month in each of the three systems. */
export const threeMonths = {
  amanta: masaReply,
  purnimanta: masaReply,
  solar: Type.Object(
    {
      ...nameFields,
      rashi: namedReply,
      day: Type.Integer({ minimum: 1, maximum: 33, description: 'by the rule named in conventions' }),
    },
    { description: 'the month of the Sun' },
  ),
};

export const monthsReply = Type.Object({
  amanta: threeMonths.amanta,
  purnimanta: threeMonths.purnimanta,
  purnima_date: Type.String({
    description: 'civil date of the day, sunrise to sunrise, that holds the month’s full moon',
  }),
  solar: threeMonths.solar,
  citation: citationReply,
});
