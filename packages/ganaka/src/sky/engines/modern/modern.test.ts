/** The modern Sky: how its parts relate to one another. How exact they are is measured in test/ephemeris/ephemeris.test.ts. */
import { describe, expect, test } from 'vitest';
import { drik, trueChitra } from '../../../../test/kit/engines.ts';
import { arc, norm360 } from '../../../kernel/angle.ts';
import { dayOf, midnight } from '../../../kernel/civil.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt, plusDays } from '../../../kernel/units.ts';
import { isNone } from '../engine.ts';

const DELHI = placeWithOffset('Delhi', 28.6139, 77.209, 5.5);
const DEFAULTS = { node: 'mean', positions: 'apparent', rise: 'limb' };
const sky = drik().skyOver(DELHI, DEFAULTS);
const at = (year: number, month: number, day: number, hours = 0) =>
  plusDays(midnight(dayOf({ year, month, day }), 0), hours / 24);

describe('the zodiac', () => {
  test('the two engines see one sky: longitude and ayanamsa make the same tropical place', () => {
    const third = trueChitra('any').skyOver(DELHI, DEFAULTS);
    const t = at(2026, 11, 14, 6);
    for (const graha of ['surya', 'chandra', 'guru', 'rahu'] as const) {
      const tropical = sky.longitude(graha, t) + sky.ayanamsa(t);
      expect(arc(third.longitude(graha, t) + third.ayanamsa(t), tropical)).toBeCloseTo(0, 9);
    }
    expect(third.engine.id).toBe('any');
    expect(third.engine.ayanamsaName).toBe('True Chitrapaksha');
  });

  test('Lahiri on 2026-11-14 0h UT is 24°13′56.744″ mean, 24°14′05.019″ with nutation (Swiss Ephemeris)', () => {
    const t = at(2026, 11, 14);
    expect(sky.ayanamsaMean(t)).toBeCloseTo(24 + 13 / 60 + 56.744 / 3600, 6);
    expect(sky.ayanamsa(t)).toBeCloseTo(24 + 14 / 60 + 5.019 / 3600, 6);
  });

  test('true Chitra is 23.841362760° at J2000 (Swiss Ephemeris, geometric Spica)', () => {
    const third = trueChitra('any').skyOver(DELHI, DEFAULTS);
    const j2000Tt = jdUt(2_451_545 - 64.184 / 86_400);
    expect(third.ayanamsaMean(j2000Tt)).toBeCloseTo(23.84136276, 6);
  });
});

describe('options', () => {
  const t = at(2026, 3, 1, 12);

  test('the geometric Sun is ahead of the apparent one by its aberration: 20″', () => {
    const geometric = drik().skyOver(DELHI, { ...DEFAULTS, positions: 'geometric' });
    const ahead = arc(sky.longitude('surya', t), geometric.longitude('surya', t)) * 3600;
    expect(ahead).toBeGreaterThan(20);
    expect(ahead).toBeLessThan(21);
  });

  test('the true node swings about the mean one by less than two degrees', () => {
    const withTrue = drik().skyOver(DELHI, { ...DEFAULTS, node: 'true' });
    for (let day = 0; day < 400; day += 9) {
      const when = plusDays(t, day);
      expect(Math.abs(arc(sky.longitude('rahu', when), withTrue.longitude('rahu', when)))).toBeLessThan(2);
    }
  });

  test('the centre of the disc rises minutes after the limb', () => {
    const centre = drik().skyOver(DELHI, { ...DEFAULTS, rise: 'centre' });
    const day = dayOf({ year: 2026, month: 3, day: 1 });
    const limb = sky.sunrise(day);
    const later = centre.sunrise(day);
    if (isNone(limb) || isNone(later)) throw new Error('Delhi has a sunrise every day');
    const minutes = (later - limb) * 1440;
    expect(minutes).toBeGreaterThan(3.5);
    expect(minutes).toBeLessThan(4.5);
  });
});

describe('the day', () => {
  test('every civil day has its own noon, also where the clock is far from the Sun', () => {
    const odd = drik().skyOver(placeWithOffset('odd clock', 10, 179.9, -11.9), DEFAULTS);
    const first = dayOf({ year: 2026, month: 1, day: 1 });
    let before = odd.noon(first);
    for (let day = 1; day < 366; day++) {
      const noon = odd.noon(plusDays(first, day));
      expect(noon - before).toBeGreaterThan(0.99);
      expect(noon - before).toBeLessThan(1.01);
      before = noon;
    }
  });

  test('at noon the Sun is on the meridian: midheaven and Sun agree', () => {
    const noon = sky.noon(dayOf({ year: 2026, month: 8, day: 9 }));
    expect(arc(sky.midheaven(noon), sky.longitude('surya', noon))).toBeCloseTo(0, 3);
  });

  test('at sunrise by the centre of the disc the lagna is the Sun', () => {
    const centre = drik().skyOver(placeWithOffset('Delhi', 28.6139, 77.209, 5.5), { ...DEFAULTS, rise: 'centre' });
    const rise = centre.sunrise(dayOf({ year: 2026, month: 8, day: 9 }));
    if (isNone(rise)) throw new Error('Delhi has a sunrise every day');
    expect(Math.abs(arc(centre.lagna(rise), centre.longitude('surya', rise)))).toBeLessThan(0.01);
  });
});

describe('strengths, rays and shadows', () => {
  test('the mean Sun is within two degrees of the Sun, and is the sighrocca of the outer planets', () => {
    for (let day = 0; day < 366; day += 10) {
      const t = at(2026, 1, 1, day * 24);
      expect(Math.abs(arc(sky.meanLongitude('surya', t), sky.longitude('surya', t)))).toBeLessThan(2);
      expect(sky.sighrocca('guru', t)).toBe(sky.meanLongitude('surya', t));
      expect(sky.meanLongitude('budha', t)).toBe(sky.meanLongitude('surya', t));
    }
  });

  test('Venus, retrograde between Earth and Sun in March 2025, is held to 8 degrees; Mars at opposition is seen', () => {
    const lost = sky.kalamsha('shukra', at(2025, 3, 23));
    expect(lost.limitDeg).toBe(8);
    const seen = sky.kalamsha('mangala', at(2025, 1, 16));
    expect(seen.visible).toBe(true);
    expect(sky.kalamsha('budha', at(2025, 2, 9, 12)).visible).toBe(false); // superior conjunction
  });

  test('on 8 April 2024 at 18:17:20 UT the axis of the shadow passes 0.34 Earth radii from the centre (NASA: gamma 0.3431)', () => {
    const shadow = sky.shadow(at(2024, 4, 8, 18.2889));
    if (isNone(shadow)) throw new Error('the modern engines cast shadows');
    const { sun, moon } = shadow;
    const x = moon.x - sun.x;
    const y = moon.y - sun.y;
    const z = moon.z - sun.z;
    const length = Math.hypot(x, y, z);
    const along = (moon.x * x + moon.y * y + moon.z * z) / length;
    const gamma = Math.sqrt(moon.x ** 2 + moon.y ** 2 + moon.z ** 2 - along ** 2);
    expect(gamma).toBeCloseTo(0.3431, 3);
  });

  test('there are no eclipses by rule here, and the Moon gains on the Sun', () => {
    const t = at(2026, 1, 1);
    expect(sky.siddhanticEclipses(t, plusDays(t, 400))).toEqual({ none: 'not_in_this_engine' });
    expect(sky.speed('chandra', t) - sky.speed('surya', t)).toBeGreaterThan(10);
    expect(norm360(sky.longitude('ketu', t) - sky.longitude('rahu', t))).toBeCloseTo(180, 9);
  });
});
