/** How numbers and instants are printed in replies. The only place where an instant becomes a clock. */
import { dateOf, dayAt, isoDate, isoYear } from '../kernel/civil.ts';
import type { Place } from '../kernel/place.ts';
import type { Span } from '../kernel/span.ts';
import { civilDay, type JdUt } from '../kernel/units.ts';

const SECONDS_PER_DAY = 86_400;

/** ISO 8601 with the offset of the place's clock at that instant, whole seconds, offset to the minute. */
export function clock(place: Place, t: JdUt): string {
  const offsetMinutes = offsetMinutesAt(place, t);
  const seconds = secondsOn(offsetMinutes, t);
  const day = Math.floor(seconds / SECONDS_PER_DAY);
  const rest = (seconds - day * SECONDS_PER_DAY) | 0; // a small integer: its remainder is cheap, a double's is not
  const slot = rest % RECENT;
  const recent = recentClocks[slot];
  if (recent !== undefined && recentSeconds[slot] === seconds && recentOffsets[slot] === offsetMinutes) return recent;
  const minute = (rest / 60) | 0;
  const made = `${dateText(day)}${MINUTES[minute]}${TWO[rest - minute * 60]}${offsetText(offsetMinutes)}`;
  recentClocks[slot] = made;
  recentSeconds[slot] = seconds;
  recentOffsets[slot] = offsetMinutes;
  return made;
}

// one window's end is the next one's start: every second clock of a reply was printed just before
const RECENT = 509;
const recentClocks = new Array<string | undefined>(RECENT);
const recentSeconds = new Float64Array(RECENT);
const recentOffsets = new Float64Array(RECENT);

const offsetMinutesAt = (place: Place, t: JdUt): number => Math.round(place.offsetHoursAt(t) * 60);

/** Counted from the Julian day number's own midnight; rounded first, so that 23:59:59.7 becomes the next day. */
const secondsOn = (offsetMinutes: number, t: JdUt): number =>
  Math.round((t + 0.5) * SECONDS_PER_DAY) + offsetMinutes * 60;

/** Whole minutes on the place's clock, cut, counted like the seconds: 1440 to a Julian day number. */
export const minutesAt = (place: Place, t: JdUt): number => Math.floor(secondsOn(offsetMinutesAt(place, t), t) / 60);

/** `HH:MM:SS` on the place's clock. */
export const timeOfDay = (place: Place, t: JdUt): string => clock(place, t).slice(-14, -6);

/** The civil date on the place's clock. */
export const dateAt = (place: Place, t: JdUt): string => isoDate(dayAt(t, place.offsetHoursAt(t)));

export const window = (place: Place, { from, to }: Span): { start: string; end: string } => ({
  start: clock(place, from),
  end: clock(place, to),
});

/** Degrees truncated to six decimals, so that no value prints as 360 or as 30 within a rashi. */
export const deg6 = (deg: number): number => Math.trunc(deg * 1e6) / 1e6;

const rounded = (power: number) => (x: number) => Math.round(x * power) / power;
export const round2 = rounded(1e2);
export const round3 = rounded(1e3);
export const round4 = rounded(1e4);
export const round6 = rounded(1e6);
export const round8 = rounded(1e8);

const TWO = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** `T12:34:` for each minute of the day: a clock of few pieces is joined quickly, and dashas print seven hundred. */
const MINUTES = Array.from({ length: 1440 }, (_, n) => `T${TWO[Math.floor(n / 60)]}:${TWO[n % 60]}:`);

// dates of 1800–2249 are kept once printed, since replies print the same days over and over; others are made anew
const KEPT_FROM = 2_378_497; // 1 January 1800
const KEPT_DAYS = 164_359;
const keptDates = new Array<string | undefined>(KEPT_DAYS);

/** `YYYY-MM-DD` of a civil day. */
export function dateText(day: number): string {
  const known = keptDates[day - KEPT_FROM];
  if (known !== undefined) return known;
  const { year, month, day: dayOfMonth } = dateOf(civilDay(day));
  const made = `${isoYear(year)}-${TWO[month]}-${TWO[dayOfMonth]}`;
  if (day >= KEPT_FROM && day < KEPT_FROM + KEPT_DAYS) keptDates[day - KEPT_FROM] = made;
  return made;
}

const offsets = new Map<number, string>();
function offsetText(minutes: number): string {
  let text = offsets.get(minutes);
  if (text === undefined) {
    const size = Math.abs(minutes);
    text = `${minutes < 0 ? '-' : '+'}${TWO[Math.floor(size / 60)]}:${TWO[size % 60]}`;
    offsets.set(minutes, text);
  }
  return text;
}
