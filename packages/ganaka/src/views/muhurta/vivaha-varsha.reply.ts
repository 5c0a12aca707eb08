import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { openFields, verdictReply, verdictsReply } from './muhurta-fields.reply.ts';

const hourReply = Type.Object({
  ...openFields,
  faults: Type.Array(Type.String(), {
    description: 'of hours allowed in need alone: what the rising sign has against it',
  }),
});
export const dayReply = Type.Object({
  date: Type.String(),
  weekday: namedReply,
  verdict: { ...verdictReply, description: 'the lower of the day and its hours; varjya where a fit day has no hours' },
  day: { ...verdictReply, description: 'of the day alone, whatever rises' },
  day_verdicts: verdictsReply,
  tithi: Type.Array(namedReply, { description: 'in these hours' }),
  nakshatra: Type.Array(namedReply, { description: 'in these hours' }),
  because: Type.Array(Type.String(), { description: 'the clauses that make all of the day middling' }),
  hours: Type.Array(hourReply, {
    description:
      'when a sign rises that nothing bars, without the gaps; hours that a verse allows in need come last, the best first',
  }),
});
const monthReply = Type.Object({
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  days: Type.Array(dayReply, { description: 'the fit days' }),
  because: Type.Array(Type.Object({ id: Type.String(), days: Type.Integer({ minimum: 1 }), citation: citationReply }), {
    description: 'of a month without a fit day: the clauses that bar its days, by themselves or with others',
  }),
  no_day: Type.Integer({ minimum: 0, description: 'days on which the Sun does not rise and set' }),
});

export const vivahaVarshaReply = Type.Object({
  year: Type.Integer(),
  count: Type.Integer({ minimum: 0, description: 'how many days are fit' }),
  months: Type.Array(monthReply),
});
