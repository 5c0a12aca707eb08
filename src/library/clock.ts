/** Clocks at a place: the instant of a time of day, and today. */
import { dayAt, midnight } from '../kernel/civil.ts';
import { type CivilDay, type JdUt, jdUt } from '../kernel/units.ts';
import { jdOfUnixMs } from '../kernel/unix.ts';
import { localToUt, offsetHoursAt } from '../places/zones.ts';
import type { GanakaPlace } from './place.ts';

/** The instant at which clocks of the place show so many hours past midnight; the first where they show it twice. */
export function instantOf({ zone, longitude }: GanakaPlace, civil: CivilDay, hours: number): JdUt {
  if (typeof zone === 'number') return jdUt(midnight(civil, zone) + hours / 24);
  const found = localToUt(zone, civil, hours, longitude);
  if ('skipped' in found) throw new RangeError(`clocks in ${zone} never showed that time on that day`);
  return found.t;
}

export function todayAt({ zone, longitude }: GanakaPlace): CivilDay {
  const now = jdOfUnixMs(Date.now());
  return dayAt(now, typeof zone === 'number' ? zone : offsetHoursAt(zone, now, longitude));
}
