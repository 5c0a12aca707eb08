/** Tithis that run at no sunrise (kshaya) and tithis that run at two sunrises (vriddhi). */
import { isNone } from '../../../sky/engines/engine.ts';
import type { Day } from '../day/day.ts';

export interface TithiChange {
  readonly kind: 'kshaya' | 'vriddhi';
  readonly tithi: number;
}

/**
 * The tithis that begin and end within a day (kshaya), or the one that fills it (vriddhi). There are none if a sunrise
 * is missing.
 */
export function tithiChangesOf(day: Day): TithiChange[] {
  if (isNone(day.sunrise) || isNone(day.nextSunrise)) return [];
  const runs = day.transitions('tithi');
  const [first] = runs;
  if (runs.length === 1 && first !== undefined) return [{ kind: 'vriddhi', tithi: first.number }];
  return runs.slice(1, -1).map(({ number }) => ({ kind: 'kshaya', tithi: number }));
}
