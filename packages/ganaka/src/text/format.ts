/** How numbers and instants are written in replies. Only this file turns an instant into a clock time. */
import { dateOf, dayAt, isoDate } from '../kernel/civil.ts';
import type { Place } from '../kernel/place.ts';
import type { Span } from '../kernel/span.ts';
import { type CivilDay, civilDay, type JdUt } from '../kernel/units.ts';

const SECONDS_PER_DAY = 86_400;

/** Returns ISO 8601 in whole seconds, with the UTC offset of the place at that instant, in whole minutes. */
export function clock(place: Place, t: JdUt): string {
  const offsetMinutes = offsetMinutesAt(place, t);
  const seconds = secondsOn(offsetMinutes, t);
  const day = Math.floor(seconds / SECONDS_PER_DAY);
  return clockText(civilDay(day), seconds - day * SECONDS_PER_DAY, offsetMinutes);
}

const [ZERO, PLUS, MINUS, COLON, T] = [48, 43, 45, 58, 84]; // character codes

/**
 * Returns `2026-11-14T06:31:05+05:30`. A reply contains hundreds of them. A string built from character codes is flat,
 * while a concatenated one is copied again when the reply is written. Truncating to integers first (`| 0`) halves the
 * cost of the digits.
 */
function clockText(day: CivilDay, secondOfDay: number, offsetMinutes: number): string {
  const { year, month, day: dayOfMonth } = dateOf(day);
  const second = secondOfDay | 0;
  const minute = (second / 60) | 0;
  if (year < 0 || year > 9999)
    return `${isoDate(day)}T${hoursAndMinutes(minute)}:${TWO[second % 60]}${offsetText(offsetMinutes)}`;
  const century = (year / 100) | 0;
  const yearOfCentury = (year | 0) - century * 100;
  const hour = (minute / 60) | 0;
  const minuteOfHour = minute - hour * 60;
  const secondOfMinute = second - minute * 60;
  const size = Math.abs(offsetMinutes) | 0;
  const offsetHour = (size / 60) | 0;
  const offsetMinute = size - offsetHour * 60;
  return String.fromCharCode(
    tens(century),
    ones(century),
    tens(yearOfCentury),
    ones(yearOfCentury),
    MINUS,
    tens(month),
    ones(month),
    MINUS,
    tens(dayOfMonth),
    ones(dayOfMonth),
    T,
    tens(hour),
    ones(hour),
    COLON,
    tens(minuteOfHour),
    ones(minuteOfHour),
    COLON,
    tens(secondOfMinute),
    ones(secondOfMinute),
    offsetMinutes < 0 ? MINUS : PLUS,
    tens(offsetHour),
    ones(offsetHour),
    COLON,
    tens(offsetMinute),
    ones(offsetMinute),
  );
}

/** The tens and the ones of a whole number below a hundred, as character codes. */
const tens = (n: number): number => ZERO + ((n / 10) | 0);
const ones = (n: number): number => ZERO + (n % 10);

const hoursAndMinutes = (minutes: number): string => `${TWO[Math.floor(minutes / 60)]}:${TWO[minutes % 60]}`;
const offsetText = (minutes: number): string => `${minutes < 0 ? '-' : '+'}${hoursAndMinutes(Math.abs(minutes))}`;

const offsetMinutesAt = (place: Place, t: JdUt): number => Math.round(place.offsetHoursAt(t) * 60);

/**
 * The seconds since the midnight at the start of Julian day number 0, rounded first, so that 23:59:59.7 becomes the
 * next day.
 */
const secondsOn = (offsetMinutes: number, t: JdUt): number =>
  Math.round((t + 0.5) * SECONDS_PER_DAY) + offsetMinutes * 60;

/**
 * The local time at the place in whole minutes, truncated as in `minuteOf` and counted from the same origin as the
 * seconds: 1440 to a Julian day number.
 */
export const minutesAt = (place: Place, t: JdUt): number => Math.floor(secondsOn(offsetMinutesAt(place, t), t) / 60);

/**
 * Returns `HH:MM` of an instant in the form that replies have. Every time in minutes on pages, in Hindi lines, in
 * drawings and in the terminal follows this rule: the minute is truncated, not rounded. A wall clock then shows the
 * printed minute when the event occurs, the digits agree with the reply, and 23:59:45 is still the same day.
 */
export const minuteOf = (instant: string): string => instant.slice(-14, -9);

/** Returns `HH:MM:SS` in local time at the place. */
export const timeOfDay = (place: Place, t: JdUt): string => clock(place, t).slice(-14, -6);

/** Returns the civil date in local time at the place. */
export const dateAt = (place: Place, t: JdUt): string => isoDate(dayAt(t, place.offsetHoursAt(t)));

export const window = (place: Place, { from, to }: Span): { start: string; end: string } => ({
  start: clock(place, from),
  end: clock(place, to),
});

/** Degrees truncated to six decimals, so that no value becomes 360, or 30 within a rashi. */
export const deg6 = (deg: number): number => Math.trunc(deg * 1e6) / 1e6;

const rounded = (power: number) => (x: number) => Math.round(x * power) / power;
export const round2 = rounded(1e2);
export const round3 = rounded(1e3);
export const round4 = rounded(1e4);
export const round6 = rounded(1e6);
export const round8 = rounded(1e8);

const TWO = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** Returns `YYYY-MM-DD` for a civil day. */
export const dateText = (day: number): string => isoDate(civilDay(day));
