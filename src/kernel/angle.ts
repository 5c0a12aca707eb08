/** Angles in degrees. Radians stay in this file. */
const RADIANS_PER_DEGREE = Math.PI / 180;

export const norm360 = (deg: number): number => {
  // sums and differences of two angles are within one turn: the costly remainder is not needed, and the result is the
  // same to the last bit
  if (deg >= 0 && deg < 720) return deg < 360 ? deg : deg - 360;
  const turned = deg < 0 && deg > -360 ? deg : deg % 360;
  const positive = turned < 0 ? turned + 360 : turned;
  return positive >= 360 ? 0 : positive;
};

/** The shorter way from `from` to `to`, −180 <= x < 180. */
export const arc = (from: number, to: number): number => norm360(to - from + 180) - 180;

/** The way forward from `from` to `to`, 0 <= x < 360. */
export const ahead = (from: number, to: number): number => norm360(to - from);

/** Which part of the circle, counted from 1, when it is cut into parts of `sizeDeg`. */
export const ordinal = (deg: number, sizeDeg: number): number => {
  const parts = Math.round(360 / sizeDeg);
  // floor can land one part beyond the last when norm360(deg) is just below 360
  return Math.min(Math.floor(norm360(deg) / sizeDeg), parts - 1) + 1;
};

export const sinDeg = (deg: number): number => Math.sin(deg * RADIANS_PER_DEGREE);
export const cosDeg = (deg: number): number => Math.cos(deg * RADIANS_PER_DEGREE);
export const tanDeg = (deg: number): number => Math.tan(deg * RADIANS_PER_DEGREE);
export const asinDeg = (ratio: number): number => Math.asin(ratio) / RADIANS_PER_DEGREE;
export const atan2Deg = (y: number, x: number): number => Math.atan2(y, x) / RADIANS_PER_DEGREE;
