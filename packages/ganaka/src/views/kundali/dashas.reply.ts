import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { grahaReply } from '../kit/position.reply.ts';

const period = { lord: grahaReply, start: Type.String(), end: Type.String() };
export const dashasReply = Type.Object({
  balance: Type.Object({
    lord: grahaReply,
    years: Type.Integer(),
    months: Type.Integer({ description: '12 months of 30 days' }),
    days: Type.Integer({ description: 'days in addition to the years and months' }),
    decimal_years: Type.Number(),
  }),
  maha: Type.Array(
    Type.Object({
      ...period,
      antar: Type.Array(Type.Object({ ...period, pratyantara: Type.Array(Type.Object(period)) })),
    }),
  ),
  citation: citationReply,
});
