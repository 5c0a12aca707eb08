/** Notes about doubtful clocks at a place. */

import { dateOf, dayAt, dayOf, isoDate, midnight } from 'ganaka/internal/kernel/civil.ts';
import { clockTime } from 'ganaka/internal/kernel/clock.ts';
import { DEFAULT_PLACE } from 'ganaka/internal/kernel/default-place.ts';
import { type CivilDay, type JdUt, jdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import type { Whereabouts } from '../whereabouts.ts';
import type { ChosenPlace } from './where.ts';

const DEFAULT_TZ_HOURS = DEFAULT_PLACE.tzHours;

const NOON_HOURS = 12;

/**
 * Whether clocks at the place ever showed that day. Where the date line was moved (Samoa, 30 December 2011), a whole
 * day was skipped. The test is noon, which no other change of the clocks skips.
 */
export const dayHappened = (chosen: ChosenPlace, day: CivilDay, where: Whereabouts): boolean =>
  !('skipped' in clockTime(chosen, day, NOON_HOURS, where));

/** A note if clocks at the place did not show the default offset on that day; null if they did. */
export function offsetRemark(chosen: ChosenPlace, day: CivilDay, where: Whereabouts): string | null {
  if (!chosen.assumedOffset) return null;
  const zone = where.zoneAt(chosen.latDeg, chosen.lonDeg);
  const there = where.offsetHoursAt(zone, jdUt(day - DEFAULT_TZ_HOURS / 24), chosen.lonDeg);
  if (Math.abs(there - DEFAULT_TZ_HOURS) < 1 / 60) return null;
  return `tz was not given, so ${DEFAULT_TZ_HOURS} is used; clocks in ${zone} showed ${there >= 0 ? '+' : ''}${Math.round(there * 100) / 100} that day: give tz=auto for them`;
}

/**
 * A note if a clock time was read at the default offset although clocks at the place showed another at that moment;
 * null if they agree.
 */
export function assumedClockRemark(
  chosen: ChosenPlace,
  day: CivilDay,
  time: { readonly text: string; readonly value: number },
  where: Whereabouts,
): string | null {
  if (!chosen.assumedOffset) return null;
  const zone = where.zoneAt(chosen.latDeg, chosen.lonDeg);
  const t = jdUt(midnight(day, DEFAULT_TZ_HOURS) + time.value / 24);
  const there = where.offsetHoursAt(zone, t, chosen.lonDeg);
  if (Math.abs(there - DEFAULT_TZ_HOURS) < 1 / 60) return null;
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return `${time.text} was read as ${offsetText(DEFAULT_TZ_HOURS)}; ${city} had ${offsetText(there)}: tz=auto`;
}

/** `+5:30`, `−4:00`. */
function offsetText(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  return `${hours < 0 ? '−' : '+'}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * Cities that used their own time in addition to the standard time of the country: the centre, the UTC offset, and the
 * first day on which the city time was no longer used.
 */
const CITY_TIMES = [
  { name: 'Bombay', latDeg: 18.975, lonDeg: 72.826, hours: '4.854', until: dayOf({ year: 1955, month: 1, day: 1 }) },
  { name: 'Calcutta', latDeg: 22.572, lonDeg: 88.363, hours: '5.889', until: dayOf({ year: 1948, month: 1, day: 1 }) },
] as const;
const CITY_DEG = 0.3;

/** A note for a time before standard time, or for a city that used two times; null if there is no doubt. */
export function clockRemark(
  { name, latDeg, lonDeg, zone, fixedHours }: ChosenPlace,
  day: CivilDay,
  where: Whereabouts,
): string | null {
  if (zone === null || fixedHours !== null) return null;
  const since = where.standardSince(zone);
  if (since === null) return null;
  if (day < since)
    return `clocks in ${zone} had no standard time before ${isoDate(firstDayOf(zone, since, lonDeg, where))}: the local mean time of ${name}, ${hoursText(where.meanTimeHours(lonDeg))}, is taken`;
  // a standard time whose offset is not a whole minute: the mean time of Moratuwa in Ceylon, of Calcutta in Dhaka
  const hours = where.offsetHoursAt(zone, jdUt(day), lonDeg);
  if (Math.round(hours * 3600) % 60 !== 0)
    return `clocks in ${zone} showed ${hoursText(hours)} that day, the mean time of one town of the land; for that of ${name} give tz=lmt`;
  const city = CITY_TIMES.find(
    (each) => Math.abs(each.latDeg - latDeg) < CITY_DEG && Math.abs(each.lonDeg - lonDeg) < CITY_DEG,
  );
  if (city === undefined || day >= city.until) return null;
  return `${city.name} kept a city time in addition to standard time until ${dateOf(city.until).year}: the standard clock is used; for the other give tz=${city.hours}`;
}

const hoursText = (hours: number): string => {
  const seconds = Math.round(Math.abs(hours) * 3600);
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  return `${hours < 0 ? '-' : '+'}${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
};

/**
 * The first civil day of standard time, taken just after the change, so that a change at midnight belongs to the new
 * day.
 */
function firstDayOf(zone: string, since: JdUt, lonDeg: number, where: Whereabouts): CivilDay {
  const after = plusDays(since, 1e-5);
  return dayAt(after, where.offsetHoursAt(zone, after, lonDeg));
}
