/** The commonest bug of moon signs is the bright side on the wrong hand: the area and its middle are read back from the path. */
import { expect, test } from 'vitest';
import { moonPath } from '../kit/geometry.ts';

/** Large, so that a tenth of a unit does not matter. */
const RADIUS = 90;

/** Points of the outline, from the numbers in the path alone. */
function outline(path: string): [number, number][] {
  const arcs = [...path.matchAll(/A([\d.]+) [\d.]+ 0 0 ([01]) 0 (-?[\d.]+)/g)];
  return arcs.flatMap(([, rx, sweep, to]) => {
    const down = Number(to) > 0;
    // a clockwise arc from the top goes over the right, from the foot over the left
    const side = (sweep === '1') === down ? 1 : -1;
    return Array.from({ length: 181 }, (_, i): [number, number] => {
      const y = RADIUS * (down ? -1 + i / 90 : 1 - i / 90);
      return [side * Number(rx) * Math.sqrt(Math.max(0, 1 - (y / RADIUS) ** 2)), y];
    });
  });
}

function areaAndMiddle(points: readonly [number, number][]): [number, number] {
  let [twice, moment] = [0, 0];
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    const cross = x * nextY - nextX * y;
    twice += cross;
    moment += (x + nextX) * cross;
  });
  return [Math.abs(twice) / 2, twice === 0 ? 0 : moment / (3 * twice)];
}

test.each(Array.from({ length: 30 }, (_, i) => i + 1))('tithi %i is lit by its share and on its side', (tithi) => {
  const elongation = (tithi - 0.5) * 12;
  const [area, middle] = areaAndMiddle(outline(moonPath(RADIUS, elongation)));
  const share = (1 - Math.cos((elongation * Math.PI) / 180)) / 2;
  expect(Math.abs(area / (Math.PI * RADIUS ** 2) - share)).toBeLessThan(0.01);
  if (tithi <= 15) expect(middle).toBeGreaterThan(0);
  else expect(middle).toBeLessThan(0);
});

test('nothing is lit at the new moon and all at the full', () => {
  expect(areaAndMiddle(outline(moonPath(RADIUS, 0)))[0]).toBeCloseTo(0, 5);
  expect(areaAndMiddle(outline(moonPath(RADIUS, 180)))[0] / (Math.PI * RADIUS ** 2)).toBeCloseTo(1, 2);
});
