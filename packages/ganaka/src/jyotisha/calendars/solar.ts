/**
 * Solar calendars. Months are numbered over all years as `12 × year + rashi − 1`, where the solar year begins with
 * Mesha. The start of a month follows from one sankranti. Starts are cached in the engine's almanac by calendar, rule
 * and place.
 */

import { BoundedCache, cachedOn } from '../../kernel/caches.ts';
import { type CivilDay, civilDay, daysBetween, type JdUt, jdUt } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { inAlmanac } from '../panchanga/angas/almanac.ts';
import { type Sankranti, sankrantiNear } from '../panchanga/sankranti/sankranti.ts';
import type { PrintedDay, SankrantiRule, SolarCalendar } from './calendar.ts';
import { type SankrantiDay, sankrantiDay } from './sankranti-day.ts';

/** A calendar under a Sky, with one of its rules. */
export interface Reckoning {
  readonly sky: Sky;
  readonly calendar: SolarCalendar;
  readonly rule: SankrantiRule;
  /** Whether the printed day is used where the printed tables agree on a day that differs from the rule. */
  readonly byPrint: boolean;
}

export interface MonthStart {
  /** The number of the month over all years. */
  readonly index: number;
  /** The rashi that the Sun enters. */
  readonly rashi: number;
  readonly sankranti: JdUt;
  readonly first: CivilDay;
  /** The start by the rule alone, with the cut-off and the margin. */
  readonly byRule: SankrantiDay;
  /** The printed start, if one is on file. */
  readonly printed: PrintedDay | null;
  /** Whether the printed start replaced that of the rule. */
  readonly isPrinted: boolean;
  /** The offset of the place's clock at the sankranti. A cached start is only used for clocks with the same offset. */
  readonly offsetHours: number;
}

/** A year and a month in the calendar's own numbering. */
export interface YearMonth {
  readonly year: number;
  readonly month: number;
}

/**
 * The calendar with the requested rule, or with its own rule and its printed form, if the place is that of the printed
 * form.
 */
export function reckoningOf(sky: Sky, calendar: SolarCalendar, ruleId?: string): Reckoning {
  const rule = ruleId === undefined ? calendar.rules[0] : calendar.rules.find(({ id }) => id === ruleId);
  if (rule === undefined)
    throw new RangeError(
      `rule must be one of ${calendar.rules.map(({ id }) => id).join(', ')} in the ${calendar.id} calendar; got ${JSON.stringify(ruleId)}`,
    );
  const byPrint =
    ruleId === undefined && sky.engine.key === calendar.engine && calendar.printed?.holdsAt(sky.place) === true;
  return { sky, calendar, rule, byPrint };
}

/** The day of the Mesha sankranti of 2000. */
const MESHA_OF_2000 = 2_451_648;
const INDEX_OF_2000 = 2000 * 12;
const MONTH_DAYS = 365.25756 / 12; // between the year lengths of the engines; it is only a first estimate

const aboutWhen = (index: number): JdUt => jdUt(MESHA_OF_2000 + (index - INDEX_OF_2000) * MONTH_DAYS);
const indexAbout = (day: CivilDay): number => INDEX_OF_2000 + Math.floor((day - MESHA_OF_2000) / MONTH_DAYS);

/** The number of the month that a sankranti begins. */
export function indexOfSankranti({ rashi, at }: Sankranti): number {
  const years = Math.round((at - MESHA_OF_2000) / (12 * MONTH_DAYS) - (rashi - 1) / 12);
  return INDEX_OF_2000 + years * 12 + rashi - 1;
}

export const rashiOfIndex = (index: number): number => (((index % 12) + 12) % 12) + 1;

/** The number of a month of a year. */
export function indexOf({ firstMonthRashi, yearRashi, era }: SolarCalendar, { year, month }: YearMonth): number {
  const rashi = ((firstMonthRashi + month - 2) % 12) + 1;
  const monthsIntoYear = (rashi - yearRashi + 12) % 12;
  return (year + era.minusAd) * 12 + (yearRashi - 1) + monthsIntoYear;
}

/** The year and month of a number. */
export function yearMonthOf({ firstMonthRashi, yearRashi, era }: SolarCalendar, index: number): YearMonth {
  const year = Math.floor((index - (yearRashi - 1)) / 12) - era.minusAd;
  return { year, month: ((rashiOfIndex(index) - firstMonthRashi + 12) % 12) + 1 };
}

const MOST_PLACES = 400;
const MOST_STARTS = 6000;

const tables = inAlmanac(() => new BoundedCache<BoundedCache<MonthStart>, string>(MOST_PLACES));
const tablesUnder = cachedOn((_: Sky) => new Map<string, BoundedCache<MonthStart>>());

/** The cached starts of a calendar, rule and place, shared by all Skies of the engine at that place. */
function startsOf({ sky, calendar, rule, byPrint }: Reckoning): BoundedCache<MonthStart> {
  const name = `${calendar.id} ${byPrint ? 'printed' : rule.id}`;
  const under = tablesUnder(sky);
  const known = under.get(name);
  if (known !== undefined) return known;
  const { latDeg, lonDeg, tzHours } = sky.place;
  const found = tables(sky).at(`${name} ${latDeg} ${lonDeg} ${tzHours}`, () => new BoundedCache(MOST_STARTS));
  under.set(name, found);
  return found;
}

export function monthStart(reckoning: Reckoning, index: number): MonthStart {
  const { sky } = reckoning;
  const starts = startsOf(reckoning);
  const found = starts.at(index, () => solveStart(reckoning, index));
  if (sky.place.offsetHoursAt(found.sankranti) === found.offsetHours) return found;
  // the same place with another clock has other midnights
  starts.take(index);
  return starts.at(index, () => solveStart(reckoning, index));
}

function solveStart({ sky, calendar, rule, byPrint }: Reckoning, index: number): MonthStart {
  const rashi = rashiOfIndex(index);
  const sankranti = sankrantiNear(sky, rashi, aboutWhen(index));
  const byRule = sankrantiDay(sky, sankranti, rule);
  const { year, month } = yearMonthOf(calendar, index);
  const printed = byPrint ? (calendar.printed?.firstDay(year, month) ?? null) : null;
  const isPrinted = printed?.answers === true;
  return {
    index,
    rashi,
    sankranti: sankranti.at,
    first: isPrinted ? civilDay(printed.day) : byRule.day,
    byRule,
    printed,
    isPrinted,
    offsetHours: sky.place.offsetHoursAt(sankranti.at),
  };
}

/** Every solar month has at least this many days. */
const SHORTEST_DAYS = 28;

/** The start of the month that contains a civil day. */
export function startOn(reckoning: Reckoning, day: CivilDay): MonthStart {
  let start = monthStart(reckoning, indexAbout(day));
  while (start.first > day) start = monthStart(reckoning, start.index - 1);
  while (day - start.first >= SHORTEST_DAYS) {
    const next = monthStart(reckoning, start.index + 1);
    if (next.first > day) break;
    start = next;
  }
  return start;
}

/** The month that contains a civil day, and the next month. */
export function monthHolding(
  reckoning: Reckoning,
  day: CivilDay,
): { readonly start: MonthStart; readonly next: MonthStart } {
  const start = startOn(reckoning, day);
  return { start, next: monthStart(reckoning, start.index + 1) };
}

export const daysIn = (start: MonthStart, next: MonthStart): number => daysBetween(start.first, next.first);
