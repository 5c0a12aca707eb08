/** One instant of the ephemeris: the axes of date, nutation, and the Earth with its motion. */

/** The axes of date move so evenly that four coefficients hold three years of them to 1e-15. Nine axes, then the mean obliquity. */
export const FRAME = { blockDays: 1024, order: 4, quantities: 10, turning: [] } as const;
export const OBLIQUITY = 9;

/** What all bodies share at one instant; each part is computed when first asked for. */
export class Moment {
  at = Number.NaN;
  placed = false;
  moved = false;
  turned = false;
  nutated = false;
  /** The Earth: place, and velocity about the barycentre; and the Sun's velocity there. */
  readonly e = new Float64Array(3);
  readonly v = new Float64Array(3);
  readonly s = new Float64Array(3);
  readonly axes = new Float64Array(FRAME.quantities);
  psi = 0;
  epsilon = 0;
}
