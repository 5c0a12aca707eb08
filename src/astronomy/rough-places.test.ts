import { expect, test } from 'vitest';
import { ephemeris } from '../../test/engines.ts';
import { ROUGH_WITHIN_DEG, roughLongitude } from './rough-places.ts';
import { emptySpot, lonOf } from './spot.ts';
import { centuries, DEG, halfTurn } from './units.ts';

/** General precession, seconds of arc a century. */
const PRECESSION = [5028.796195, 1.1054348] as const;

for (const planet of ['jupiter', 'saturn'] as const)
  test(`${planet} is where it is expected, from -3000 to 3000`, () => {
    const spot = emptySpot();
    let worst = 0;
    for (let jdTt = 626_000; jdTt < 2_816_700; jdTt += 10_007.3) {
      ephemeris().planet(planet, jdTt, 'geometric', spot);
      const T = centuries(jdTt);
      const fromJ2000 = ((PRECESSION[0] + PRECESSION[1] * T) * T * DEG) / 3600;
      worst = Math.max(worst, Math.abs(halfTurn(lonOf(spot) - fromJ2000 - roughLongitude(planet, jdTt))) / DEG);
    }
    expect(worst).toBeLessThan(ROUGH_WITHIN_DEG[planet]);
    expect(worst).toBeGreaterThan(ROUGH_WITHIN_DEG[planet] / 4);
  });
