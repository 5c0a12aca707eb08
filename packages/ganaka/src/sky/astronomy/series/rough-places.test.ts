import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ephemeris } from '../../../../test/kit/engines.ts';
import { jdTt, plusDays } from '../../../kernel/units.ts';
import { emptySpot, lonOf } from '../frames/spot.ts';
import { emptyVec } from '../frames/vector.ts';
import { heliocentric } from '../theory.ts';
import { centuries, DEG, halfTurn } from '../units.ts';
import { ROUGH_WITHIN_DEG, RoughPlaces } from './rough-places.ts';
import { unpackSeries } from './series.ts';

/** General precession, seconds of arc a century. */
const PRECESSION = [5028.796195, 1.1054348] as const;

for (const planet of ['jupiter', 'saturn'] as const)
  test(`${planet} is where it is expected, from -3000 to 3000`, () => {
    const spot = emptySpot();
    let worst = 0;
    for (let tt = jdTt(626_000); tt < 2_816_700; tt = plusDays(tt, 10_007.3)) {
      ephemeris().planet(planet, tt, 'geometric', spot);
      const T = centuries(tt);
      const fromJ2000 = ((PRECESSION[0] + PRECESSION[1] * T) * T * DEG) / 3600;
      worst = Math.max(
        worst,
        Math.abs(halfTurn(lonOf(spot) - fromJ2000 - ephemeris().roughLongitude(planet, tt))) / DEG,
      );
    }
    expect(worst).toBeLessThan(ROUGH_WITHIN_DEG[planet]);
    expect(worst).toBeGreaterThan(ROUGH_WITHIN_DEG[planet] / 4);
  });

const series = unpackSeries(readFileSync(new URL('../../../../data/ephemeris/series.bin', import.meta.url)));
const rough = new RoughPlaces(series);

for (const planet of ['jupiter', 'saturn'] as const)
  test(`${planet} moves about the Sun as expected, within a twentieth of it`, () => {
    const [motion, before, after] = [emptyVec(), new Float64Array(3), new Float64Array(3)];
    for (let tt = jdTt(626_000); tt < 2_816_700; tt = plusDays(tt, 20_007.3)) {
      heliocentric(series, planet, plusDays(tt, -1), before);
      heliocentric(series, planet, plusDays(tt, 1), after);
      const [x = 0, y = 0, z = 0] = after.map((place, axis) => (place - (before[axis] ?? 0)) / 2);
      rough.motion(planet, tt, motion);
      expect(Math.hypot(motion.x - x, motion.y - y, motion.z - z)).toBeLessThan(Math.hypot(x, y, z) / 20);
    }
  });
