/** The search for the instant at which two bodies, or a body and a shadow, are nearest to each other. */
import { rootBetween } from '../../kernel/search.ts';
import { type JdUt, plusDays } from '../../kernel/units.ts';

/** From six hours before a syzygy to six hours after it the distance has one minimum, within three hours of it. */
export const HALF_WINDOW_DAYS = 0.25;
const RATE_STEP_DAYS = 1e-4;

/** The instant within `reach` days of `near` at which the distance stops shrinking and begins to grow. */
export function nearestTo(distance: (t: JdUt) => number, near: JdUt, reach = HALF_WINDOW_DAYS): JdUt {
  const growing = (t: JdUt): number => distance(plusDays(t, RATE_STEP_DAYS)) - distance(plusDays(t, -RATE_STEP_DAYS));
  return rootBetween(growing, plusDays(near, -reach), plusDays(near, reach), 1e-7);
}
