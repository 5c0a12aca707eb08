/**
 * Vectors are written into an object that the caller owns, because positions are computed a million times a second and
 * none is kept.
 */
import { at } from '../series/checked-array.ts';

export interface Vec {
  x: number;
  y: number;
  z: number;
}

export const emptyVec = (): Vec => ({ x: 0, y: 0, z: 0 });

export const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const lengthOf = (a: Vec): number => Math.sqrt(dot(a, a));

/** The vector from `b` to `a`. */
export function subtract(a: Vec, b: Vec, out: Vec): void {
  out.x = a.x - b.x;
  out.y = a.y - b.y;
  out.z = a.z - b.z;
}

/** `a` plus a multiple of `b`. */
export function plus(a: Vec, share: number, b: Vec, out: Vec): void {
  out.x = a.x + share * b.x;
  out.y = a.y + share * b.y;
  out.z = a.z + share * b.z;
}

export function scale(a: Vec, share: number, out: Vec): void {
  out.x = share * a.x;
  out.y = share * a.y;
  out.z = share * a.z;
}

/** Normalizes to length 1; returns the former length. */
export function direct(a: Vec, out: Vec): number {
  const length = lengthOf(a);
  out.x = a.x / length;
  out.y = a.y / length;
  out.z = a.z / length;
  return length;
}

/** The components of a vector along three orthogonal axes, which are given as nine numbers, row by row. */
export const alongFirst = (axes: Float64Array, { x, y, z }: Vec): number =>
  at(axes, 0) * x + at(axes, 1) * y + at(axes, 2) * z;
export const alongSecond = (axes: Float64Array, { x, y, z }: Vec): number =>
  at(axes, 3) * x + at(axes, 4) * y + at(axes, 5) * z;
export const alongThird = (axes: Float64Array, { x, y, z }: Vec): number =>
  at(axes, 6) * x + at(axes, 7) * y + at(axes, 8) * z;
