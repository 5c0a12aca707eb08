/** Clocks at a place: the instant of a time of day, and today. */
import { clockTime, todayAt as dayShownAt } from '../../kernel/clock.ts';
import type { CivilDay, JdUt } from '../../kernel/units.ts';
import { jdOfUnixMs } from '../../kernel/unix.ts';
import { localToUt, offsetHoursAt } from '../../places/zones.ts';
import { checkOneOf } from '../checks/caller-values.ts';
import { type GanakaPlace, spotOf } from '../place.ts';
import { type DateLike, readDate, readTime, type TimeLike } from './date.ts';

const ZONES = { offsetHoursAt, localToUt };

/** Which of two instants is meant if clocks showed a time twice because they were put back. */
export type RepeatedTimeChoice = 'first' | 'second';

/** The instant at which clocks of the place show `hours` past midnight. */
export function instantOf(
  place: GanakaPlace,
  civil: CivilDay,
  hours: number,
  showing: RepeatedTimeChoice = 'first',
): JdUt {
  const spot = spotOf(place);
  checkOneOf('showing', showing, ['first', 'second']);
  const { zone } = place;
  const found = clockTime(spot, civil, hours, ZONES);
  if ('skipped' in found) throw new RangeError(`clocks in ${zone} never showed that time on that day`);
  if (showing === 'first') return found.t;
  if (typeof zone === 'number') throw new RangeError('a zone of fixed hours shows every time only once');
  if (found.second === undefined) throw new RangeError(`clocks in ${zone} showed that time only once on that day`);
  return found.second.t;
}

const YEARS = { from: -9999, to: 9999 };

/** The instant, or both instants, at which clocks of a zone show a time on a date. */
export const readingAt = (zone: string, date: DateLike, time: TimeLike, longitude?: number) =>
  localToUt(zone, readDate(date, YEARS), readTime(time), longitude);

export const todayAt = (place: GanakaPlace): CivilDay => dayShownAt(spotOf(place), jdOfUnixMs(Date.now()), ZONES);
