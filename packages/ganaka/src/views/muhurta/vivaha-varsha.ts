/**
 * The wedding days of a year at a place, month by month: every day that is allowed with its hours, and the reasons for
 * months without one.
 */
import { type Static, Type } from 'typebox';
import { resolved } from '../../jyotisha/muhurta/karya/clause.ts';
import { LEAST_MINUTES } from '../../jyotisha/muhurta/karya/judge.ts';
import type { MuhurtaDay } from '../../jyotisha/muhurta/spans/muhurta-day.ts';
import { weddingHours } from '../../jyotisha/muhurta/vivaha/hours.ts';
import { WEDDING_ROWS } from '../../jyotisha/muhurta/vivaha/rows.ts';
import {
  type FitDay,
  type WeddingMonth,
  type WeddingRules,
  weddingMonths,
  weddingRules,
} from '../../jyotisha/muhurta/vivaha/year.ts';
import { inAlmanac } from '../../jyotisha/panchanga/angas/almanac.ts';
import { isoDate } from '../../kernel/civil.ts';
import { Table } from '../../kernel/kept.ts';
import type { Span } from '../../kernel/span.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import { tableOf } from '../bulk/table.ts';
import { FIRST_CALENDAR_YEAR } from '../kit/calendar-file.ts';
import { citationReply } from '../kit/citation.ts';
import { bom, wrongWithBom } from '../kit/csv-file.ts';
import { defaulted, oneOf, type ParamsOf, required } from '../kit/parameter.ts';
import { year } from '../kit/parameters.ts';
import { namedReply } from '../kit/position.ts';
import { type Asked, type TextFormat, view, type Wrong } from '../view.ts';
import { ASTA_SAID, asta } from './asta.ts';
import { openFields, openSaid, verdictReply, verdictsReply } from './reply.ts';
import { weddingCalendar } from './vivaha-calendar.ts';

const params = {
  year: required(year),
  stars: oneOf(['haradatta'], { meaning: 'admits the four more stars of Haradatta', example: 'haradatta' }),
  asta,
  format: defaulted(
    oneOf(['json', 'csv', 'ics'], {
      meaning: 'one JSON, a table with a line for each day, or a calendar',
      example: 'json',
    }),
    'json',
  ),
  bom,
};
type Params = ParamsOf<typeof params>;

const hourReply = Type.Object({
  ...openFields,
  faults: Type.Array(Type.String(), {
    description: 'of hours allowed in need alone: what the rising sign has against it',
  }),
});
const dayReply = Type.Object({
  date: Type.String({ description: 'civil date at the place' }),
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
type DaySaid = Static<typeof dayReply>;
const monthReply = Type.Object({
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  days: Type.Array(dayReply, { description: 'the fit days' }),
  because: Type.Array(Type.Object({ id: Type.String(), days: Type.Integer({ minimum: 1 }), citation: citationReply }), {
    description: 'of a month without a fit day: the clauses that bar its days, by themselves or with others',
  }),
  no_day: Type.Integer({ minimum: 0, description: 'days on which the Sun does not rise and set' }),
});

export const vivahaVarsha = view({
  field: 'vivaha_varsha',
  summary: 'The wedding days of a year at a place with their hours, month by month, and what closes the empty months',
  reads: 'year',
  heavy: true,
  params,
  reply: Type.Object({
    year: Type.Integer(),
    count: Type.Integer({ minimum: 0, description: 'how many days are fit' }),
    months: Type.Array(monthReply),
  }),
  wrongWith: (given): Wrong[] => {
    const wrong = wrongWithBom(given);
    if (given.format === 'ics' && given.year < FIRST_CALENDAR_YEAR)
      wrong.push({
        param: 'format',
        text: `a calendar file has years from ${FIRST_CALENDAR_YEAR} on; got ${given.year}`,
        allowed: ['json', 'csv'],
      });
    return wrong;
  },
  conventions: ({ params: { asta: rule = 'kalamsha' } }) => ({
    karya_months: 'amanta',
    asta: ASTA_SAID[rule],
    min_window_minutes: String(LEAST_MINUTES),
    day_clauses: 'decided at sunrise',
    verdict: 'the lower of day and hours',
  }),
  of({ sky, params: given, say }) {
    const months = monthsOf(sky, given);
    return {
      year: given.year,
      count: months.reduce((sum, { days }) => sum + days.length, 0),
      months: months.map(({ month, days, closing, without }) => ({
        month,
        days: days.map((each) => daySaid(each, say)),
        because: closing.map(({ clause, days: barred }) => ({
          id: clause.id,
          days: barred,
          citation: say.cite(clause.source),
        })),
        no_day: without,
      })),
    };
  },
  inText: textOf,
});

const ready = inAlmanac(() => new Table<WeddingRules, string>(8));

const rulesOf = (sky: Sky, { stars, asta: rule = 'kalamsha' }: Params): WeddingRules =>
  ready(sky).at(`${stars} ${rule}`, () =>
    weddingRules(resolved(WEDDING_ROWS, { asta: rule, wedding: { haradatta: stars === 'haradatta' } }).checked),
  );

const monthsOf = (sky: Sky, given: Params): WeddingMonth[] => weddingMonths(sky, given.year, rulesOf(sky, given));

function daySaid({ day, judged, byMc }: FitDay, say: Voice): DaySaid {
  const hours = weddingHours(judged.windows);
  return {
    date: isoDate(day.civil),
    weekday: say.named('vara', day.weekday),
    verdict: judged.verdict,
    day: judged.day.verdict,
    day_verdicts: { mc: byMc, ds: judged.day.verdict },
    tithi: passing(day, hours, 'tithi').map((each) => say.named('tithi', each)),
    nakshatra: passing(day, hours, 'nakshatra').map((each) => say.named('nakshatra', each)),
    because: [...judged.day.because],
    hours: hours.map((each) => ({ ...openSaid(day, say, each), faults: [...each.faults] })),
  };
}

/** The numbers of the tithis or nakshatras that overlap some of the hours. */
const passing = (day: MuhurtaDay, hours: readonly Span[], anga: 'tithi' | 'nakshatra'): number[] => [
  ...new Set(
    day
      .transitions(anga)
      .filter((run) => hours.some(({ from, to }) => run.from < to && run.to > from))
      .map(({ number }) => number),
  ),
];

function textOf(asked: Asked<typeof params>, format: TextFormat): Iterable<string> {
  const { sky, params: given, say } = asked;
  const days = monthsOf(sky, given).flatMap((each) => each.days);
  if (format === 'ics') return [weddingCalendar(days, asked, rulesOf(sky, given).clauses)];
  return tableOf(
    dayReply,
    days.map((each) => daySaid(each, say)),
    say,
  );
}
