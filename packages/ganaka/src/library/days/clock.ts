/** Clocks at a place: the instant of a time of day, and today. */
import { dayAt, midnight } from '../../kernel/civil.ts';
import { type CivilDay, type JdUt, jdUt } from '../../kernel/units.ts';
import { jdOfUnixMs } from '../../kernel/unix.ts';
import { localToUt, offsetHoursAt } from '../../places/zones.ts';
import { checkOneOf } from '../checks/caller-values.ts';
import { checkPlace } from '../checks/check-place.ts';
import type { GanakaPlace } from '../place.ts';
import { type DateLike, readDate, readTime, type TimeLike } from './date.ts';

/** Which of two instants is meant if clocks showed a time twice because they were put back. */
export type RepeatedTimeChoice = 'first' | 'second';

/** The instant at which clocks of the place show `hours` past midnight. */
export function instantOf(
  place: GanakaPlace,
  civil: CivilDay,
  hours: number,
  showing: RepeatedTimeChoice = 'first',
): JdUt {
  checkPlace(place);
  const { zone, longitude } = place;
  checkOneOf('showing', showing, ['first', 'second']);
  if (typeof zone === 'number') {
    if (showing === 'second') throw new RangeError('a zone of fixed hours shows every time only once');
    return jdUt(midnight(civil, zone) + hours / 24);
  }
  const found = localToUt(zone, civil, hours, longitude);
  if ('skipped' in found) throw new RangeError(`clocks in ${zone} never showed that time on that day`);
  if (showing === 'first') return found.t;
  if (found.second === undefined) throw new RangeError(`clocks in ${zone} showed that time only once on that day`);
  return found.second.t;
}

const YEARS = { from: -9999, to: 9999 };

/** The instant, or both instants, at which clocks of a zone show a time on a date. */
export const readingAt = (zone: string, date: DateLike, time: TimeLike, longitude?: number) =>
  localToUt(zone, readDate(date, YEARS), readTime(time), longitude);

export function todayAt(place: GanakaPlace): CivilDay {
  checkPlace(place);
  const { zone, longitude } = place;
  const now = jdOfUnixMs(Date.now());
  return dayAt(now, typeof zone === 'number' ? zone : offsetHoursAt(zone, now, longitude));
}
