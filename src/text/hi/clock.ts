/**
 * The clock of Hindi panchangas: प्रातः, दोपहर, सायं, रात्रि with hours of twelve, and the date in brackets once it is
 * another one.
 */
import { dateOf } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import { type CivilDay, civilDay, type JdUt, jdUt } from '../../kernel/units.ts';
import { minutesAt } from '../format.ts';

const MONTHS = [
  'जनवरी',
  'फरवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितम्बर',
  'अक्टूबर',
  'नवम्बर',
  'दिसम्बर',
] as const;

export const gregorianMonth = (month: number): string => MONTHS[month - 1] ?? '';

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return 'रात्रि';
  if (hour < 12) return 'प्रातः';
  return hour < 16 ? 'दोपहर' : 'सायं';
}

const two = (n: number): string => String(n).padStart(2, '0');
const MINUTES_PER_DAY = 1440;
const HINDI_MINUTES = Array.from({ length: MINUTES_PER_DAY }, (_, n) => {
  const hour = Math.floor(n / 60);
  return `${partOfDay(hour)} ${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(n % 60)}`;
});
const OCLOCK_MINUTES = HINDI_MINUTES.map((minute) => `${minute} बजे`);
const HALF_MINUTE_DAYS = 30 / 86_400;

/** `दोपहर 03:53`, and `रात्रि 01:20 (15 नवम्बर)` when the date is no longer that of `day`. */
export const hindiClock = (place: Place, t: JdUt, day: CivilDay): string => shownOn(HINDI_MINUTES, place, t, day);

/** The same with बजे: `रात्रि 01:20 बजे (15 नवम्बर)`. */
export const hindiOclock = (place: Place, t: JdUt, day: CivilDay): string => shownOn(OCLOCK_MINUTES, place, t, day);

function shownOn(words: readonly string[], place: Place, t: JdUt, day: CivilDay): string {
  const minutes = minutesAt(place, jdUt(t + HALF_MINUTE_DAYS)); // the minute is cut, so this rounds it
  const shown = Math.floor(minutes / MINUTES_PER_DAY);
  const time = words[minutes - shown * MINUTES_PER_DAY] ?? '';
  return shown === day ? time : time + otherDate(shown);
}

const MOST_DAYS = 31;
const OTHER_DATES = MONTHS.map((name) => Array.from({ length: MOST_DAYS }, (_, n) => ` (${n + 1} ${name})`));

function otherDate(shown: number): string {
  const { month, day } = dateOf(civilDay(shown));
  return OTHER_DATES[month - 1]?.[day - 1] ?? '';
}
