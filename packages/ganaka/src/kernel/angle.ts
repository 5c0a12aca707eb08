/** Angles in degrees, and trigonometric functions that take or return degrees. */
const RADIANS_PER_DEGREE = Math.PI / 180;

export const norm360 = (deg: number): number => {
  // sums and differences of two angles are within one turn, so the slow remainder is not needed; the result is exactly
  // the same
  if (deg >= 0 && deg < 720) return deg < 360 ? deg : deg - 360;
  const turned = deg < 0 && deg > -360 ? deg : deg % 360;
  const positive = turned < 0 ? turned + 360 : turned;
  return positive >= 360 ? 0 : positive;
};

/** The signed shorter arc from `from` to `to`, −180 <= x < 180. */
export const arc = (from: number, to: number): number => norm360(to - from + 180) - 180;

/** The arc forward from `from` to `to`, 0 <= x < 360. */
export const ahead = (from: number, to: number): number => norm360(to - from);

/** The number, counted from 1, of the part of the circle that contains `deg`, if every part has `sizeDeg` degrees. */
export const ordinal = (deg: number, sizeDeg: number): number => {
  const parts = Math.round(360 / sizeDeg);
  // without the minimum, rounding could give one part too many when norm360(deg) is just below 360
  return Math.min(Math.floor(norm360(deg) / sizeDeg), parts - 1) + 1;
};

export const sinDeg = (deg: number): number => Math.sin(deg * RADIANS_PER_DEGREE);
export const cosDeg = (deg: number): number => Math.cos(deg * RADIANS_PER_DEGREE);
export const tanDeg = (deg: number): number => Math.tan(deg * RADIANS_PER_DEGREE);
export const asinDeg = (ratio: number): number => Math.asin(ratio) / RADIANS_PER_DEGREE;
export const atan2Deg = (y: number, x: number): number => Math.atan2(y, x) / RADIANS_PER_DEGREE;
