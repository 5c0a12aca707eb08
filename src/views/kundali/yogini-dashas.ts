/** Yogini dashas: maha and antar of three cycles of 36 years, from the yogini running at birth. */
import { Type } from 'typebox';
import { balanceOf, type Period, periodsFrom } from '../../kundali/dasha/dasha.ts';
import { yearsAfter } from '../../kundali/dasha/year.ts';
import { YOGINI_COUNT, YOGINI_SOURCE, type Yogini, yoginiFrom } from '../../kundali/dasha/yogini.ts';
import { citation } from '../../rules/source.ts';
import { round6 } from '../../text/format.ts';
import type { Say } from '../../text/say.ts';
import { citationReply } from '../citation.ts';
import { grahaReply, namedReply } from '../position.ts';
import { view } from '../view.ts';
import { type ClockOf, clocksAt } from './clocks.ts';

const period = { yogini: namedReply, lord: grahaReply, start: Type.String(), end: Type.String() };

const reply = Type.Object({
  balance: Type.Object({
    yogini: namedReply,
    lord: grahaReply,
    years: Type.Integer(),
    months: Type.Integer({ description: '12 months of 30 days' }),
    days: Type.Integer(),
    decimal_years: Type.Number(),
  }),
  maha: Type.Array(Type.Object({ ...period, antar: Type.Array(Type.Object(period)) })),
  citation: citationReply,
});

const said = ({ ruler, start, end }: Period<Yogini>, say: Say, clock: ClockOf) => ({
  yogini: say.named('yogini', ruler.number),
  lord: ruler.lord,
  start: clock(start),
  end: clock(end),
});

export const yoginiDashas = view({
  field: 'yogini_dashas',
  summary: 'Yogini maha and antar dashas over three cycles of 36 years',
  reads: 'birth',
  reply,
  defaults: { dasha_year: 'sidereal' },
  conventions: ({ params }) => ({ dasha_year: params.dasha_year ?? 'sidereal' }),
  of({ sky, t, say, params }) {
    const beginning = yoginiFrom(sky.longitude('chandra', t));
    const periods = periodsFrom(beginning, YOGINI_COUNT, 2, yearsAfter(sky, t, params.dasha_year ?? 'sidereal'));
    const clock = clocksAt(sky.place);
    const [first] = periods;
    if (first === undefined) throw new Error('no yogini period at birth');
    return {
      balance: {
        yogini: say.named('yogini', first.ruler.number),
        lord: first.ruler.lord,
        ...balanceOf(beginning.balanceYears),
        decimal_years: round6(beginning.balanceYears),
      },
      maha: periods.map((maha) => ({
        ...said(maha, say, clock),
        antar: maha.parts.map((antar) => said(antar, say, clock)),
      })),
      citation: citation(YOGINI_SOURCE),
    };
  },
});
