/**
 * Times in the style of Hindi panchangas: प्रातः, दोपहर, सायं, रात्रि with a 12-hour clock, and the date in brackets if
 * it is another day. The part of the day depends on the Sun and not on the clock: in a London winter the Sun sets at an
 * hour that is afternoon in Delhi.
 */
import { dateOf } from '../../../kernel/civil.ts';
import type { Place } from '../../../kernel/place.ts';
import { type CivilDay, civilDay, type JdUt } from '../../../kernel/units.ts';
import { minutesAt } from '../../format.ts';

export const MONTHS = [
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

const MORNING = 'प्रातः';
const NOON = 'दोपहर';
const EVENING = 'सायं';
const NIGHT = 'रात्रि';

/** The part of the day by the clock alone, for days on which the Sun does not rise and set. */
function partByClock(hour: number): string {
  if (hour < 4 || hour >= 19) return NIGHT;
  if (hour < 12) return MORNING;
  return hour < 16 ? NOON : EVENING;
}

/** The sunrises and the sunset of the day for which a page is made. */
export interface SunOfDay {
  readonly sunrise: JdUt;
  readonly sunset: JdUt;
  readonly nextSunrise: JdUt;
}

const GHATI_DAYS = 1 / 60;
const DAWN_DAYS = 4 * GHATI_DAYS;
const DUSK_DAYS = 3 * GHATI_DAYS;
/** The parts of the daylight at which its third and its fourth fifth begin. */
const MADHYAHNA = 2 / 5;
const APARAHNA = 3 / 5;

/**
 * Returns the part of the day. Morning lasts from arunodaya to midday, evening from three ghatis before sunset to three
 * after it. Everyday speech makes two exceptions, which matter where clocks are ahead of the Sun or the day is long.
 * The hour from twelve o'clock is noon as soon as two fifths of the day have passed. From four o'clock on, the last two
 * fifths of the day are evening.
 */
function partBySun(at: JdUt, hour: number, { sunrise, sunset, nextSunrise }: SunOfDay): string {
  const t = at - daysFrom(at, sunrise - DAWN_DAYS, nextSunrise);
  const gone = (t - sunrise) / (sunset - sunrise);
  if (gone < 1 / 2) return gone >= MADHYAHNA && hour === 12 ? NOON : MORNING;
  if (t < sunset - DUSK_DAYS) return gone >= APARAHNA && hour >= 16 ? EVENING : NOON;
  if (t < Math.min(sunset + DUSK_DAYS, (sunset + nextSunrise) / 2)) return EVENING;
  return t < nextSunrise - DAWN_DAYS ? NIGHT : MORNING;
}

/**
 * Returns by how many days an instant is after this day, or before it if negative. A sutak may begin on the evening
 * before, or end on the evening after.
 */
function daysFrom(t: JdUt, dawn: number, nextSunrise: JdUt): number {
  if (t < dawn) return Math.floor(t - dawn);
  return t < nextSunrise ? 0 : Math.ceil(t - nextSunrise + HALF_MINUTE_DAYS);
}
const HALF_MINUTE_DAYS = 1 / 2880;

const two = (n: number): string => String(n).padStart(2, '0');
const MINUTES_PER_DAY = 1440;
const HINDI_MINUTES = Array.from({ length: MINUTES_PER_DAY }, (_, n) => {
  const hour = Math.floor(n / 60);
  return ` ${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(n % 60)}`;
});
const OCLOCK_MINUTES = HINDI_MINUTES.map((minute) => `${minute} बजे`);

/** Returns `दोपहर 03:53`, or `रात्रि 01:20 (15 नवम्बर)` if the date is no longer that of `day`. */
export const hindiClock = (place: Place, t: JdUt, day: CivilDay, sun: SunOfDay | null = null): string =>
  shownOn(HINDI_MINUTES, place, t, day, sun);

/** The same with बजे: `रात्रि 01:20 बजे (15 नवम्बर)`. */
export const hindiOclock = (place: Place, t: JdUt, day: CivilDay, sun: SunOfDay | null = null): string =>
  shownOn(OCLOCK_MINUTES, place, t, day, sun);

function shownOn(words: readonly string[], place: Place, t: JdUt, day: CivilDay, sun: SunOfDay | null): string {
  const minutes = minutesAt(place, t);
  const shown = Math.floor(minutes / MINUTES_PER_DAY);
  const minute = minutes - shown * MINUTES_PER_DAY;
  const hour = Math.floor(minute / 60);
  const part = sun === null ? partByClock(hour) : partBySun(t, hour, sun);
  const time = part + (words[minute] ?? '');
  return shown === day ? time : time + otherDate(shown);
}

const MOST_DAYS = 31;
const OTHER_DATES = MONTHS.map((name) => Array.from({ length: MOST_DAYS }, (_, n) => ` (${n + 1} ${name})`));

function otherDate(shown: number): string {
  const { month, day } = dateOf(civilDay(shown));
  return OTHER_DATES[month - 1]?.[day - 1] ?? '';
}
