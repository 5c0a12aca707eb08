/**
 * Runs views: for the service, which asks with a request, and for the library, which asks with the arguments of a
 * function. Both look at a place on a day in the same way.
 */
import { usualInstant } from '../jyotisha/panchanga/day/usual-instant.ts';
import { midnight } from '../kernel/civil.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';
import type { Sky } from '../sky/engines/engine.ts';
import { NoAnswerError, type ParameterError, type ViewInput } from './view.ts';

/** The Sky at one place, with the day and the instant that is asked about. */
export type SkyAtPlace = Pick<ViewInput, 'sky' | 'day' | 't' | 'basis'>;

/** The look at an instant; without one at the sunrise of the day, or at true noon where the Sun does not rise. */
export const lookAt = (sky: Sky, day: CivilDay, t: JdUt | null): SkyAtPlace =>
  t === null ? { sky, day, ...usualInstant(sky, day) } : { sky, day, t, basis: 'time' };

/** The look at the midnight with which a year or another span of days begins. */
export const lookFrom = (sky: Sky, day: CivilDay): SkyAtPlace => ({
  sky,
  day,
  t: midnight(day, sky.place.tzHours),
  basis: 'time',
});

/** Runs a view. What it finds wrong with its input while it computes becomes an error of the caller. */
export function answered<T>(of: () => T, refused: (wrong: ParameterError) => Error): T {
  try {
    return of();
  } catch (error) {
    throw error instanceof NoAnswerError ? refused(error.wrong) : error;
  }
}
