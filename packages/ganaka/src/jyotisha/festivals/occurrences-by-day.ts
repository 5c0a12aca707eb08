/**
 * The observances of each day. The festivals and parvas of a year are decided once under a Sky and then grouped by day.
 */

import { BoundedCache, cachedOn } from '../../kernel/caches.ts';
import { dateOf } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Occurrence } from './occurrence.ts';
import { packOf } from './pack.ts';
import { FestivalYear } from './year.ts';

export interface DayOccurrences {
  readonly festivals: readonly Occurrence[];
  readonly parvas: readonly Occurrence[];
}

type ByDay = ReadonlyMap<CivilDay, DayOccurrences>;

/** The size of the cache. A walk of 366 days, a lunar year, or some weeks around New Year touch two years each. */
const MOST_YEARS = 4;
const yearsOf = cachedOn((_: Sky) => new BoundedCache<ByDay>(MOST_YEARS));

const NOTHING: DayOccurrences = { festivals: [], parvas: [] };

/** The festivals and parvas of a year. Days without any are left out, and the days are in no order. */
export const occurrencesInYear = (sky: Sky, year: number): ByDay =>
  yearsOf(sky).at(year, () => byDay(new FestivalYear(sky, year)));

/** The festivals and parvas of a day. */
export const occurrencesOn = (sky: Sky, civil: CivilDay): DayOccurrences =>
  occurrencesInYear(sky, dateOf(civil).year).get(civil) ?? NOTHING;

/** The same for a caller that needs only some weeks. Months outside these weeks are not decided. */
export function occurrencesWithin(sky: Sky, first: CivilDay, last: CivilDay): (civil: CivilDay) => DayOccurrences {
  const years = new BoundedCache<ByDay>(MOST_YEARS);
  return (civil) => {
    const { year } = dateOf(civil);
    return years.at(year, () => byDay(new FestivalYear(sky, year, { first, last }))).get(civil) ?? NOTHING;
  };
}

function byDay(year: FestivalYear): ByDay {
  const days = new Map<CivilDay, { festivals: Occurrence[]; parvas: Occurrence[] }>();
  const { festivals, parvas } = packOf(year);
  const at = (day: CivilDay) => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const made = { festivals: [], parvas: [] };
    days.set(day, made);
    return made;
  };
  for (const each of festivals) at(each.day).festivals.push(each);
  for (const each of parvas) at(each.day).parvas.push(each);
  return days;
}
