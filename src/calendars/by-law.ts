/** Calendars by law: months of fixed lengths from a day of the Gregorian year. Nothing is asked of a sky. */
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

/** The twelve months of a year. */
export function lawYear(calendar: LawCalendar, year: number): LawMonth[] {
  const rule = ruleOf(calendar, year);
  const gregorian = year + calendar.era.minusAd;
  const isLeap = isLeapYear(rule.leap.when === 'first' ? gregorian : gregorian + 1);
  let first = newYear(calendar, rule, year);
  return rule.lengths.map((length, i) => {
    const days = isLeap && rule.leap.month === i + 1 ? length + 1 : length;
    const month = { year, month: i + 1, first, days, rule };
    first = plusDays(first, days);
    return month;
  });
}

/** The month that holds a civil day. */
export function lawMonthHolding(calendar: LawCalendar, day: CivilDay): LawMonth {
  const about = dateOf(day).year - calendar.era.minusAd;
  const year = day >= newYear(calendar, ruleOf(calendar, about), about) ? about : about - 1;
  const month = lawYear(calendar, year).findLast(({ first }) => first <= day);
  if (month === undefined || daysBetween(month.first, day) >= month.days)
    throw new Error(`the ${calendar.id} calendar has no month for day ${day}`);
  return month;
}
