/** Muhurta for an undertaking: the catalog, or the days of a span with their hours, each clause with its verse. */

import { WORKS } from '../../jyotisha/muhurta/karya/catalog.ts';
import { LEAST_MINUTES } from '../../jyotisha/muhurta/karya/judge.ts';
import { HOURS_BY, REGIONS, SHAKHAS, VARNAS } from '../../jyotisha/muhurta/karya/row.ts';
import { KARYAS, type KaryaParam } from '../../jyotisha/muhurta/karya/work.ts';
import { dateOf, dayOf, isLeapYear, isoDate } from '../../kernel/civil.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import { date, flag, natal, oneOf, type ParamsOf, wholeNumber } from '../kit/parameter.ts';
import { days } from '../kit/parameters.ts';
import { type ParameterError, view } from '../view.ts';
import { ASTA_RULE_TEXT, asta } from './asta.ts';
import { workCatalogReplyOf, workReplyOf } from './catalog.ts';
import { explain, oneDayAlone } from './explained.ts';
import { karyaDayExplained, karyaDayReplyOf } from './karya-day.ts';
import type { karyaMuhurtaReply } from './karya-muhurta.reply.ts';
import { rulesOf } from './karya-rules.ts';

const SIDES = ['east', 'south', 'west', 'north'] as const;

/** Other names of works: the first letters are the vidyarambha of MC 5.37, the first tonsure is the mundan. */
const ALSO_CALLED = new Map([
  ['aksharabhyasa', 'vidyarambha'],
  ['mundan', 'chudakarana'],
]);

const params = {
  karya: oneOf(KARYAS, {
    meaning: 'the work; a wedding is asked at vivaha-milan',
    example: 'griha_pravesha',
    alsoCalled: ALSO_CALLED,
  }),
  kind: oneOf(['nava', 'jirna', 'both'], { meaning: 'a new house, an old one, or both', example: 'nava' }),
  direction: oneOf(SIDES, { meaning: 'direction of the journey', example: 'east' }),
  days,
  span: oneOf(['year'], { meaning: 'the Gregorian year of the date', example: 'year' }),
  facing: oneOf(SIDES, { meaning: 'the side that the door of the house looks to', example: 'east' }),
  janma_rashi: natal(wholeNumber(1, 12, { meaning: 'natal sign of the doer, 1 = Mesha', example: '4' })),
  janma_nakshatra: natal(wholeNumber(1, 27, { meaning: 'natal star of the doer, 1 = Ashvini', example: '8' })),
  child_date: natal(date({ meaning: 'day of birth of the child', example: '2026-05-03' })),
  region: oneOf(REGIONS, { meaning: 'the land, for faults that bind in some lands only', example: 'madhyadesha' }),
  asta,
  hours_by: oneOf(HOURS_BY, {
    meaning:
      'which hours are considered if no text speaks of them: those of daylight, or any; by default daylight for the samskaras, otherwise any',
    example: 'any',
  }),
  shakha: oneOf(SHAKHAS, {
    meaning: 'the Veda of the boy, for the weekday and stars of upanayana',
    example: 'samaveda',
  }),
  varna: oneOf(VARNAS, { meaning: 'the varna of the boy, for the weekday of upanayana', example: 'kshatriya' }),
  all: flag({ meaning: '1 to list every clause', example: '1' }),
  explain,
} as const;
type Params = ParamsOf<typeof params>;

export const karyaMuhurta = view<typeof karyaMuhurtaReply>()({
  field: '',
  summary: 'Muhurta for a named work: hours, rising signs, every clause with its verse; the catalog without karya',
  reads: 'moment',
  params,
  wrongWith: (given, { day, lastYear }) => wrongWith(given, day, lastYear),
  heavyWhen: ({ span, days: count = 1 }) => span === 'year' || count > MOST_ON_THE_SPOT,
  conventions: ({ params: given }): Readonly<Record<string, string>> => conventionsOf(given),
  of({ sky, day, params: given, say, note }) {
    const { karya } = given;
    if (karya === undefined)
      return { catalog: workCatalogReplyOf(say), summary: { shubha: 0, madhyama: 0, varjya: 0 }, days: [] };
    if (given.days === undefined && given.span === undefined) note('days was not given: one day');
    if (karya === 'griha_pravesha' && given.kind === undefined) note('kind was not given: both');
    const rules = rulesOf(sky, karya, given);
    const found = daysOf(given, day).map((each) => ({
      ...karyaDayReplyOf(sky, each, rules, say, given.span === 'year'),
      ...(given.explain === true && { explanation: karyaDayExplained(sky, each, rules, say) }),
    }));
    const count = (verdict: string): number => found.filter((each) => each.verdict === verdict).length;
    return {
      catalog: [workReplyOf(karya, say)],
      summary: { shubha: count('shubha'), madhyama: count('madhyama'), varjya: count('varjya') },
      days: found,
    };
  },
});

/** Requests for more days are computed in a thread. */
const MOST_ON_THE_SPOT = 10;

function daysOf({ days: count = 1, span }: Params, day: CivilDay): CivilDay[] {
  if (span === undefined) return Array.from({ length: count }, (_, i) => plusDays(day, i));
  const { year } = dateOf(day);
  const first = dayOf({ year, month: 1, day: 1 });
  return Array.from({ length: isLeapYear(year) ? 366 : 365 }, (_, i) => plusDays(first, i));
}

/** The parameters that need `karya`; without it the catalog is returned. */
const OF_A_WORK: readonly (keyof Params)[] = [
  'kind',
  'direction',
  'days',
  'span',
  'facing',
  'janma_rashi',
  'janma_nakshatra',
  'child_date',
  'region',
  'asta',
  'hours_by',
  'shakha',
  'varna',
  'all',
  'explain',
];
const OF_SOME_WORKS: readonly KaryaParam[] = [
  'kind',
  'direction',
  'facing',
  'janma_rashi',
  'janma_nakshatra',
  'child_date',
  'region',
  'asta',
  'hours_by',
  'shakha',
  'varna',
];

function wrongWith(given: Params, day: CivilDay, lastYear: number): ParameterError[] {
  const { karya } = given;
  if (karya === undefined)
    return OF_A_WORK.filter((param) => given[param] !== undefined).map((param) => ({
      param,
      text: `${param} belongs to a work; give karya, one of ${KARYAS.join(', ')}`,
      allowed: KARYAS,
    }));
  const { params: taken } = WORKS[karya];
  const wrong: ParameterError[] = OF_SOME_WORKS.filter(
    (param) => given[param] !== undefined && !taken.includes(param),
  ).map((param) => ({
    param,
    text: `${param} has no meaning for karya=${karya}, which takes ${taken.join(', ')}`,
    allowed: taken,
  }));
  if (given.days !== undefined && given.span !== undefined)
    wrong.push({
      param: 'span',
      text: 'days and span exclude each other; give one of them',
      allowed: ['days', 'span'],
    });
  if (given.explain === true && (given.span !== undefined || (given.days ?? 1) > 1)) wrong.push(oneDayAlone('explain'));
  const last = plusDays(day, (given.days ?? 1) - 1);
  if (dateOf(last).year > lastYear)
    wrong.push({
      param: 'days',
      text: `the last of the days must lie in the year ${lastYear} or before; it is ${isoDate(last)}`,
      allowed: `to ${lastYear}-12-31`,
    });
  const { child_date: child } = given;
  if (child !== undefined && child > day)
    wrong.push({
      param: 'child_date',
      text: `child_date must not lie after date; got ${isoDate(child)} and ${isoDate(day)}`,
      allowed: `to ${isoDate(day)}`,
    });
  return wrong;
}

const HOURS_TEXT = {
  day: 'by day, as is common practice',
  any: 'by day and by night',
  text: 'by the verses of the work',
} as const;

function conventionsOf({ karya, asta: rule = 'kalamsha', hours_by }: Params): Record<string, string> {
  if (karya === undefined) return {};
  const { months, hours, params: taken } = WORKS[karya];
  return {
    karya_months: months,
    ...(taken.includes('asta') && { asta: ASTA_RULE_TEXT[rule] }),
    hours: HOURS_TEXT[hours === 'text' ? hours : (hours_by ?? hours)],
    min_window_minutes: String(LEAST_MINUTES),
    day_clauses: 'decided at sunrise',
    verdict: 'the lower of day and hours',
  };
}
