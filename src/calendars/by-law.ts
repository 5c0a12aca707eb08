/** Calendars by law: months of fixed lengths from a day of the Gregorian year. They need no Sky. */
import { dateOf, dayOf, isLeapYear } from '../kernel/civil.ts';
import { type CivilDay, daysBetween, plusDays } from '../kernel/units.ts';
import type { LawCalendar, LawRule } from './calendar.ts';

export interface LawMonth {
  readonly year: number;
  readonly month: number;
  readonly first: CivilDay;
  readonly days: number;
  readonly rule: LawRule;
}

/** The law of a year of the calendar. */
function ruleOf({ rules }: LawCalendar, year: number): LawRule {
  return rules.findLast(({ fromYear }) => fromYear === undefined || year >= fromYear) ?? rules[0];
}

/** The first day of a year of the calendar. */
function newYear({ era }: LawCalendar, { begins, leapBeginsEarlier }: LawRule, year: number): CivilDay {
  const gregorian = year + era.minusAd;
  const earlier = leapBeginsEarlier === true && isLeapYear(gregorian) ? 1 : 0;
  return dayOf({ year: gregorian, month: begins.month, day: begins.day - earlier });
}

/** The month of a year, and its first day. */
function monthFrom(calendar: LawCalendar, rule: LawRule, year: number, month: number, first: CivilDay): LawMonth {
  const { leap, lengths } = rule;
  const gregorian = year + calendar.era.minusAd;
  const isLonger = leap.month === month && isLeapYear(leap.when === 'first' ? gregorian : gregorian + 1);
  return { year, month, first, days: (lengths[month - 1] ?? 0) + (isLonger ? 1 : 0), rule };
}

/** The twelve months of a year. */
export function lawYear(calendar: LawCalendar, year: number): LawMonth[] {
  const rule = ruleOf(calendar, year);
  let first = newYear(calendar, rule, year);
  return rule.lengths.map((_, i) => {
    const month = monthFrom(calendar, rule, year, i + 1, first);
    first = plusDays(first, month.days);
    return month;
  });
}

/** The month that holds a civil day. */
export function lawMonthHolding(calendar: LawCalendar, day: CivilDay): LawMonth {
  const about = dateOf(day).year - calendar.era.minusAd;
  const year = day >= newYear(calendar, ruleOf(calendar, about), about) ? about : about - 1;
  const rule = ruleOf(calendar, year);
  let first = newYear(calendar, rule, year);
  for (let month = 1; month <= rule.lengths.length; month++) {
    const found = monthFrom(calendar, rule, year, month, first);
    if (daysBetween(first, day) < found.days) return found;
    first = plusDays(first, found.days);
  }
  throw new Error(`the ${calendar.id} calendar has no month for day ${day}`);
}
