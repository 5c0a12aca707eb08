/** The night curve against the altitude of the Sun, and the small moons against the part that is lit. */
import { describe, expect, test } from 'vitest';
import { cosD, moonPath, sinD } from './geometry.ts';
import { nightPath } from './night.ts';

const R = 114;

/** Even-odd rule over all polygon rings of the path; the disc itself contains every point tested. */
function inside(d: string, x: number, y: number): boolean {
  const rings = d.split('M').filter(Boolean);
  let odd = false;
  for (const ring of rings) {
    if (ring.includes('A')) {
      odd = !odd;
      continue;
    }
    const points = ring
      .replace('Z', '')
      .split('L')
      .map((each) => each.split(' ').map(Number));
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [[xi = 0, yi = 0] = [], [xj = 0, yj = 0] = []] = [points[i], points[j]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
    }
  }
  return odd;
}

describe('the night curve', () => {
  test.each([-24, -0.001, 0, 0.001, 24])(
    'at declination %d parts day and night by the altitude of the Sun',
    (declination) => {
      const wrong: string[] = [];
      for (let hour = 0; hour < 24; hour++) {
        const d = nightPath(R, declination, (fromSun) => 180 - (hour * 15 + fromSun));
        expect(d).not.toContain('NaN');
        for (let i = 0; i < 200; i++) {
          const latitude = 1 + ((i * 37) % 87);
          const fromSun = (i * 137.5) % 360;
          const altitude = sinD(latitude) * sinD(declination) + cosD(latitude) * cosD(declination) * cosD(fromSun);
          if (Math.abs(altitude) < 0.02) continue; // within a unit of the edge, where the drawing is rounded
          const r = R * (1 - latitude / 90);
          const a = 180 - (hour * 15 + fromSun);
          if (inside(d, r * sinD(a), -r * cosD(a)) !== altitude < 0) wrong.push(`${latitude} ${fromSun} ${hour}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** The lit width of a small moon, and on which side it lies: the half rim and the adjoining ellipse. */
function litOf(d: string): { right: boolean; width: number } {
  const [, side, rx, inner] = /A\S+ \S+ 0 0 (\d) \S+ \S+A(\S+) \S+ 0 0 (\d)/.exec(d) ?? [];
  const right = side === '1';
  // the inner edge bulges to the lit side (a crescent) or away from it (more than half)
  const crescent = right ? inner === '0' : inner === '1';
  return { right, width: 10 + (crescent ? -Number(rx) : Number(rx)) };
}

test('the thirty moons: lit on the right while they grow, from nothing to full and back', () => {
  const widths = Array.from({ length: 30 }, (_, i) => litOf(moonPath(10, i * 12 + 6)));
  for (const [i, { right, width }] of widths.entries()) {
    expect(right).toBe(i < 15);
    expect(Math.abs(width - 10 * (1 - cosD(i * 12 + 6)))).toBeLessThan(0.06);
  }
  for (let i = 1; i < 15; i++) expect(widths[i]?.width).toBeGreaterThan(widths[i - 1]?.width ?? 20);
});
