/** What holds of every calendar on every day that it answers; the sample of `npm test` and the whole of `npm run proofs` ask the same. */
import { CALENDARS } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import { type ConvertibleCalendar, civilDayOf, dateIn, isThere } from 'ganaka/internal/jyotisha/calendars/convert.ts';
import {
  halvesOfYear,
  isLunarDate,
  type LunarNaming,
  lunarDateOf,
  lunarDay,
} from 'ganaka/internal/jyotisha/calendars/lunar.ts';
import { isYear, yearOf } from 'ganaka/internal/jyotisha/calendars/year.ts';
import { dayOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { type CivilDay, plusDays } from 'ganaka/internal/kernel/units.ts';
import type { Sky } from 'ganaka/internal/sky/engines/engine.ts';

const DAYS_IN_MONTH = { from: 29, to: 32 };
const DAYS_IN_YEAR = [365, 366];

/** The days of some civil years, every `step`th of them. */
export function* daysOf(from: number, to: number, step: number): Generator<CivilDay, undefined> {
  const last = dayOf({ year: to, month: 12, day: 31 });
  for (let day = dayOf({ year: from, month: 1, day: 1 }); day <= last; day = plusDays(day, step)) yield day;
  return undefined;
}

/** Days whose date does not lead back to them; those before a calendar's own time are left out. */
export function lostDays(asking: ConvertibleCalendar, days: Iterable<CivilDay>): string[] {
  const lost: string[] = [];
  for (const day of days) {
    const date = dateIn(asking, day);
    if (!isThere(date)) continue;
    const back = civilDayOf(asking, date);
    const { daysInMonth } = date;
    const fits = daysInMonth >= DAYS_IN_MONTH.from && daysInMonth <= DAYS_IN_MONTH.to && date.day <= daysInMonth;
    if (!isThere(back) || back.civil !== day || !fits) lost.push(isoDate(day));
  }
  return lost;
}

/** Years whose months do not join, whose length is none of a year's, or whose table is not what twelve conversions say. */
export function oddYears(asking: ConvertibleCalendar, civilYears: Iterable<number>): number[] {
  const odd: number[] = [];
  for (const civil of civilYears) {
    const year = civil - asking.calendar.era.minusAd;
    const rows = yearOf(asking, year);
    const next = yearOf(asking, year + 1);
    if (!isYear(rows) || !isYear(next)) continue;
    const firsts = [...rows.map(({ first }) => first), next[0]?.first ?? 0];
    const joined = rows.every(({ first, last, days }, i) => firsts[i + 1] === last + 1 && last - first + 1 === days);
    const length = (firsts.at(-1) ?? 0) - (firsts[0] ?? 0);
    const same = rows.every(({ month, first }) => {
      const asked = civilDayOf(asking, { year, month, day: 1 });
      return isThere(asked) && asked.civil === first;
    });
    if (!joined || !same || !DAYS_IN_YEAR.includes(length) || rows.length !== 12) odd.push(year);
  }
  return odd;
}

/** Days whose lunar date does not lead back to them. */
export function lostLunarDays(sky: Sky, naming: LunarNaming, days: Iterable<CivilDay>): string[] {
  const lost: string[] = [];
  for (const day of days) {
    const { shaka, masa, paksha, tithi, adhika } = lunarDateOf(sky, day, naming);
    const back = lunarDay(sky, { shaka, masa, paksha, tithi, adhika }, naming);
    if (!isLunarDate(back) || back.kshaya || !back.dates.includes(day)) lost.push(isoDate(day));
  }
  return lost;
}

/** Names that a lunar year has twice. */
export function doubledHalves(sky: Sky, naming: LunarNaming, shaka: number): string[] {
  const names = halvesOfYear(sky, { shaka }, naming).map(
    ({ masa, paksha, adhika }) => `${masa} ${paksha}${adhika ? ' adhika' : ''}`,
  );
  return names.filter((name, i) => names.indexOf(name) !== i);
}

export const DATED = ['bikram', 'tamil', 'kollam', 'bangla', 'odia', 'assam', 'punjab', 'nanakshahi-amended'] as const;
export const LAWS = ['bangladesh', 'nanakshahi', 'shaka'] as const;
export const RULES = [...DATED, ...LAWS].flatMap((id) => {
  const calendar = CALENDARS[id];
  const others = calendar.kind === 'law' ? [] : calendar.rules.slice(1).map((rule) => [id, rule.id] as const);
  return [[id, undefined] as const, ...others];
});
