/** Calendars defined by law: months of fixed lengths, counted from a day of the Gregorian year. They need no Sky. */
import { dateOf, dayOf, isLeapYear } from '../../kernel/civil.ts';
import { type CivilDay, daysBetween, plusDays } from '../../kernel/units.ts';
import type { LawCalendar, LawRule } from './calendar.ts';

export interface LawMonth {
  readonly year: number;
  readonly month: number;
  readonly first: CivilDay;
  readonly days: number;
  readonly rule: LawRule;
}

/** The law that applies in a year of the calendar. */
function ruleOf({ rules }: LawCalendar, year: number): LawRule {
  for (let i = rules.length - 1; i > 0; i--) {
    const rule = rules[i];
    if (rule !== undefined && (rule.fromYear === undefined || year >= rule.fromYear)) return rule;
  }
  return rules[0];
}

/** The first day of a year of the calendar. */
function newYear({ era }: LawCalendar, { begins, leapBeginsEarlier }: LawRule, year: number): CivilDay {
  const gregorian = year + era.minusAd;
  const earlier = leapBeginsEarlier === true && isLeapYear(gregorian) ? 1 : 0;
  return dayOf({ year: gregorian, month: begins.month, day: begins.day - earlier });
}

/** The number of days in a month of a year. */
function lengthOf({ era }: LawCalendar, { leap, lengths }: LawRule, year: number, month: number): number {
  const days = lengths[month - 1] ?? 0;
  if (leap.month !== month) return days;
  const gregorian = year + era.minusAd;
  return isLeapYear(leap.when === 'first' ? gregorian : gregorian + 1) ? days + 1 : days;
}

/** The twelve months of a year. */
export function lawYear(calendar: LawCalendar, year: number): LawMonth[] {
  const rule = ruleOf(calendar, year);
  let first = newYear(calendar, rule, year);
  return rule.lengths.map((_, i) => {
    const month = { year, month: i + 1, first, days: lengthOf(calendar, rule, year, i + 1), rule };
    first = plusDays(first, month.days);
    return month;
  });
}

/** The month that contains a civil day. */
export function lawMonthHolding(calendar: LawCalendar, day: CivilDay): LawMonth {
  const about = dateOf(day).year - calendar.era.minusAd;
  let year = about;
  let rule = ruleOf(calendar, year);
  let first = newYear(calendar, rule, year);
  if (day < first) {
    year = about - 1;
    rule = ruleOf(calendar, year);
    first = newYear(calendar, rule, year);
  }
  for (let month = 1; month <= rule.lengths.length; month++) {
    const days = lengthOf(calendar, rule, year, month);
    if (daysBetween(first, day) < days) return { year, month, first, days, rule };
    first = plusDays(first, days);
  }
  throw new Error(`the ${calendar.id} calendar has no month for day ${day}`);
}
