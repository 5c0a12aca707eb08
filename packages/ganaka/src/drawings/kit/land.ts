/** The coast as rings of longitude and latitude, and as one path seen from above Meru. */

import { LAND } from '../tables/land.generated.ts';
import { outline, type Point, pt } from './geometry.ts';

const PER_DEGREE = 4;

/** The coastlines as rings of points in degrees east of Greenwich and north of the equator. */
export const coast = (): readonly (readonly Point[])[] => (rings ??= read());
let rings: readonly (readonly Point[])[] | undefined;

function read(): Point[][] {
  return LAND.split(';').map((text) => {
    const steps = text.split(' ').map(Number);
    const ring: Point[] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i < steps.length; i += 2) {
      x += steps[i] ?? 0;
      y += steps[i + 1] ?? 0;
      ring.push([x / PER_DEGREE, y / PER_DEGREE]);
    }
    return ring;
  });
}

/**
 * The land north of the equator as one path. The pole is in the middle, the equator is the rim, `meridian` points down,
 * and east is counterclockwise.
 */
export function meruLand(radius: number, meridian: number): string {
  const paths = coast()
    .filter((ring) => ring.some(([, lat]) => lat > 0))
    .map((ring) => {
      const points = ring.map(([lon, lat]) => pt(radius * (1 - Math.max(lat, 0) / 90), 180 - (lon - meridian)));
      return whole(points);
    });
  return paths.join('');
}

/** Rounds to whole units, which are less than a pixel on a phone, and merges points that coincide. */
function whole(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return outline(rounded.filter(([x, y], i) => i === 0 || x !== rounded[i - 1]?.[0] || y !== rounded[i - 1]?.[1]));
}
