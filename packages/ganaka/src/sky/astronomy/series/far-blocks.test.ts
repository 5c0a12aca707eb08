import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jdTt, plusDays } from '../../../kernel/units.ts';
import { emptyVec } from '../frames/vector.ts';
import { heliocentric, moonApparent } from '../theory.ts';
import { ARCSEC } from '../units.ts';
import { moonSampler } from './moon-arrows.ts';
import { planetSampler } from './planet-waves.ts';
import { PLANETS, unpackSeries } from './series.ts';
import { eachNode, fitBlock, type Sampler, type Shape, Track } from './track.ts';
import { FAR_SHAPES, SHAPES } from './tracks.ts';

const series = unpackSeries(readFileSync(new URL('../../../../data/ephemeris/series.bin', import.meta.url)));
/** Middles of blocks from −2795 to 2954. */
const MIDDLES = [700_000, 1_000_000.5, 1_721_058, 2_200_000, 2_360_000, 2_600_000, 2_800_000];

/** The largest difference of a coefficient, for each quantity. */
function worst(turned: Sampler, plain: Sampler, shape: Shape): number[] {
  const largest = new Array<number>(shape.quantities).fill(0);
  for (const middle of MIDDLES) {
    const expected = fitBlock(plain, shape, middle);
    fitBlock(turned, shape, middle).forEach((value, i) => {
      const q = Math.floor(i / shape.order);
      largest[q] = Math.max(largest[q] ?? 0, Math.abs(value - (expected[i] ?? 0)));
    });
  }
  return largest;
}

for (const planet of PLANETS)
  test(`${planet}: waves over a block give the plain sums to 1e-10 au`, () => {
    const plain = eachNode((jdTt, out) => heliocentric(series, planet, jdTt, out), SHAPES[planet]);
    const turned = planetSampler(() => series.planets[planet], planet, SHAPES[planet]);
    for (const difference of worst(turned, plain, SHAPES[planet])) expect(difference).toBeLessThan(1e-10);
  });

test('the Moon: to a ten-thousandth of a second of arc and a millimetre', () => {
  const plain = eachNode((jdTt, out) => moonApparent(series, jdTt, out), SHAPES.moon);
  const turned = moonSampler(series, SHAPES.moon);
  const [lon = 1, lat = 1, km = 1] = worst(turned, plain, SHAPES.moon);
  // a Julian day has steps of 40 microseconds, in which the Moon moves 0.00002"
  expect(lon / ARCSEC).toBeLessThan(1e-4);
  expect(lat / ARCSEC).toBeLessThan(1e-4);
  expect(km).toBeLessThan(1e-6);
});

/** Au that may be lost between the nodes of a long block: of the Earth, which all places are seen from, 0.001"; of the slow planets, from 4 au, 0.01". */
const LOST = { earth: 5e-9, jupiter: 2e-7, saturn: 2e-7 } as const;

for (const planet of ['earth', 'jupiter', 'saturn'] as const)
  test(`${planet}: the long blocks hold between their nodes`, () => {
    const [found, expected] = [emptyVec(), new Float64Array(3)];
    const shape = FAR_SHAPES[planet];
    const track = new Track(
      shape,
      planetSampler(() => series.planets[planet], planet, shape),
    );
    for (let tt = jdTt(1_000_000); tt < 1_001_500; tt = plusDays(tt, 13.37)) {
      track.seek(tt).vector(found);
      heliocentric(series, planet, tt, expected);
      [found.x, found.y, found.z].forEach((x, axis) => {
        expect(Math.abs(x - (expected[axis] ?? 0))).toBeLessThan(LOST[planet]);
      });
    }
  });
