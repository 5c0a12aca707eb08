/**
 * A globe that can be turned, seen from a little north of the equator, and the land on the side that faces the reader.
 */
import { cosD, outline, type Point, sinD } from './geometry.ts';
import { coast } from './land.ts';

export const R = 150;
/** The latitude from which the globe is seen, in degrees. */
const TILT = 18;

export interface GlobePoint {
  readonly x: number;
  readonly y: number;
  /** Positive on the side that faces the reader. */
  readonly z: number;
}

/** The unit vector of a place on the globe. It does not change when the globe is turned. */
export type UnitVector = readonly [x: number, y: number, z: number];
export const unitOf = ([lon, lat]: Point): UnitVector => [cosD(lat) * cosD(lon), cosD(lat) * sinD(lon), sinD(lat)];

const [LEAN, STAND] = [sinD(TILT), cosD(TILT)];
/** Returns the projection of the globe when the meridian `turn` faces the reader. */
export function viewOf(turn: number): (unit: UnitVector) => GlobePoint {
  const [s, c] = [sinD(turn), cosD(turn)];
  return ([x, y, z]) => {
    const toward = x * c + y * s;
    return { x: R * (y * c - x * s), y: -R * (STAND * z - LEAN * toward), z: LEAN * z + STAND * toward };
  };
}
export type GlobeView = ReturnType<typeof viewOf>;

/** The outline of one land mass. Points on the far side are moved to the rim, so that the shape closes along it. */
function landPath(view: GlobeView, ring: readonly UnitVector[]): string {
  const spots = ring.map(view);
  if (spots.every(({ z }) => z < 0)) return '';
  const drawn: Point[] = [];
  for (const { x, y, z } of spots) {
    const k = z < 0 ? R / (Math.hypot(x, y) || 1) : 1;
    const [px, py] = [Math.round(x * k), Math.round(y * k)];
    const last = drawn.at(-1);
    // points closer than two units cannot be distinguished
    if (last === undefined || Math.abs(px - last[0]) + Math.abs(py - last[1]) > 1) drawn.push([px, py]);
  }
  return drawn.length > 3 ? outline(drawn) : '';
}

let shores: readonly (readonly UnitVector[])[] | undefined;
/**
 * The land as one path when the meridian `turn` faces the reader. The unit vectors of its thousand points are computed
 * only once.
 */
export function landSeenFrom(turn: number): string {
  shores ??= coast().map((ring) => ring.map(unitOf));
  const view = viewOf(turn);
  return shores.map((ring) => landPath(view, ring)).join('');
}
