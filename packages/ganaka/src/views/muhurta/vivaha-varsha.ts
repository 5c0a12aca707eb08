/**
 * The wedding days of a year at a place, month by month: every day that is allowed with its hours, and the reasons for
 * months without one.
 */

import type { Static } from 'typebox';
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
import { BoundedCache } from '../../kernel/caches.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { Span } from '../../kernel/span.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import { FIRST_CALENDAR_YEAR } from '../kit/calendar-file.ts';
import { bom, wrongWithBom } from '../kit/csv-file.ts';
import { defaulted, oneOf, type ParamsOf, required } from '../kit/parameter.ts';
import { year } from '../kit/parameters.ts';
import { type ParameterError, view } from '../view.ts';
import { ASTA_RULE_TEXT, asta } from './asta.ts';
import { openReplyOf } from './muhurta-fields.ts';
import { weddingCalendar } from './vivaha-calendar.ts';
import type { dayReply, vivahaVarshaReply } from './vivaha-varsha.reply.ts';

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
type DayReply = Static<typeof dayReply>;

export const vivahaVarsha = view<typeof vivahaVarshaReply>()({
  field: 'vivaha_varsha',
  summary: 'The wedding days of a year at a place with their hours, month by month, and what closes the empty months',
  reads: 'year',
  heavy: true,
  params,
  wrongWith: (given): ParameterError[] => {
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
    asta: ASTA_RULE_TEXT[rule],
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
        days: days.map((each) => dayReplyOf(each, say)),
        because: closing.map(({ clause, days: barred }) => ({
          id: clause.id,
          days: barred,
          citation: say.cite(clause.source),
        })),
        no_day: without,
      })),
    };
  },
  inRows: ({ sky, params: given, say }) => fitDays(sky, given).map((each) => dayReplyOf(each, say)),
  inCalendar: (asked) =>
    weddingCalendar(fitDays(asked.sky, asked.params), asked, rulesOf(asked.sky, asked.params).clauses),
});

const ready = inAlmanac(() => new BoundedCache<WeddingRules, string>(8));

const rulesOf = (sky: Sky, { stars, asta: rule = 'kalamsha' }: Params): WeddingRules =>
  ready(sky).at(`${stars} ${rule}`, () =>
    weddingRules(resolved(WEDDING_ROWS, { asta: rule, wedding: { haradatta: stars === 'haradatta' } }).checked),
  );

const monthsOf = (sky: Sky, given: Params): WeddingMonth[] => weddingMonths(sky, given.year, rulesOf(sky, given));

const fitDays = (sky: Sky, given: Params): FitDay[] => monthsOf(sky, given).flatMap(({ days }) => days);

function dayReplyOf({ day, judged, byMc }: FitDay, say: Voice): DayReply {
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
    hours: hours.map((each) => ({ ...openReplyOf(day, say, each), faults: [...each.faults] })),
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
