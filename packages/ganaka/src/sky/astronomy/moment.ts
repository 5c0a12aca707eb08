/** Values of the ephemeris at one instant: the axes of date, nutation, and the Earth with its motion. */
import type { JdTt } from '../../kernel/units.ts';
import type { Observer } from './frames/apparent.ts';
import { emptyVec } from './frames/vector.ts';

/**
 * The axes of date move so evenly that four coefficients represent three years to 1e-15. The quantities are the nine
 * components of the axes, then the mean obliquity.
 */
export const FRAME = { blockDays: 1024, order: 4, quantities: 10, turning: [] } as const;
export const OBLIQUITY = 9;

/** Values that all bodies share at one instant; each is computed on first use. */
export class EphemerisMoment implements Observer {
  at = Number.NaN;
  placed = false;
  moved = false;
  turned = false;
  nutated = false;
  readonly place = emptyVec();
  readonly velocity = emptyVec();
  readonly sunVelocity = emptyVec();
  readonly axes = new Float64Array(FRAME.quantities);
  /** Nutation in longitude and in obliquity, radians. */
  psi = 0;
  epsilon = 0;

  /** Resets the object for another instant. */
  becomes(jdTt: JdTt): void {
    this.at = jdTt;
    this.placed = false;
    this.moved = false;
    this.turned = false;
    this.nutated = false;
  }
}
