import { describe, expect, test } from 'vitest';
import { ephemeris } from '../../../../test/kit/engines.ts';
import { dayOf, midnight } from '../../../kernel/civil.ts';
import { plusDays } from '../../../kernel/units.ts';
import { Horizon } from './horizon.ts';
import { moonEvent, moonEventByLooking, moonTransit, sunEvent } from './rise-set.ts';

const at = (year: number, month: number, day: number, hours = 0) =>
  plusDays(midnight(dayOf({ year, month, day }), 0), hours / 24);
const tromso = new Horizon(ephemeris(), 69.6492, 18.9553);
const pole = new Horizon(ephemeris(), 90, 0);

describe('beyond the polar circle', () => {
  test('the Sun of Tromsø does not set at midsummer nor rise at midwinter', () => {
    const summer = tromso.solarNoon(at(2026, 6, 21, 11));
    const winter = tromso.solarNoon(at(2026, 12, 21, 11));
    expect(sunEvent(tromso, summer, 'rise', 'limb')).toBe('always_up');
    expect(sunEvent(tromso, summer, 'set', 'limb')).toBe('always_up');
    expect(sunEvent(tromso, winter, 'rise', 'limb')).toBe('always_down');
  });

  test('at the pole the Moon is up for half a month and down for the other', () => {
    const reasons = new Set<string>();
    for (let day = 1; day <= 27; day++) {
      const event = moonEvent(pole, at(2026, 3, day), at(2026, 3, day + 1), 'rise', 'limb');
      reasons.add(typeof event === 'number' ? 'rises' : event);
    }
    expect([...reasons].sort()).toEqual(expect.arrayContaining(['always_down', 'always_up']));
  });
});

describe('the Moon keeps its own day', () => {
  const delhi = new Horizon(ephemeris(), 28.6139, 77.209);

  test('in a month it crosses the meridian once less than there are days', () => {
    let crossings = 0;
    for (let day = 0; day < 30; day++) {
      const from = plusDays(at(2026, 4, 1), day);
      if (typeof moonTransit(delhi, from, plusDays(from, 1)) === 'number') crossings++;
    }
    expect(crossings).toBe(29);
  });

  test('a window that begins at a crossing holds it, and one that ends there does not', () => {
    const from = at(2026, 4, 1);
    const crossing = moonTransit(delhi, from, plusDays(from, 1.2));
    if (typeof crossing !== 'number') throw new Error(crossing);
    expect(moonTransit(delhi, from, crossing)).toBe('not_today');
    expect(moonTransit(delhi, plusDays(crossing, -1e-6), plusDays(crossing, 0.5))).toBeCloseTo(crossing, 6);
  });

  test('rising by rising, none is lost over two years at latitude 65 (counted every five minutes)', () => {
    const far = new Horizon(ephemeris(), 65, 25);
    const start = at(2024, 1, 1);
    const end = at(2026, 1, 1);
    let risings = 0;
    let t = start;
    for (;;) {
      const rise = moonEvent(far, t, end, 'rise', 'limb');
      if (typeof rise !== 'number') break;
      risings++;
      t = plusDays(rise, 1e-5);
    }
    const step = 5 / 1440;
    let counted = 0;
    let up = far.height('moon', start, 'limb') > 0;
    for (let k = 1; start + k * step < end; k++) {
      const now = far.height('moon', plusDays(start, k * step), 'limb') > 0;
      if (now && !up) counted++;
      up = now;
    }
    expect(risings).toBe(counted);
  });

  test('what hour angle and declination foretell is what looking step by step finds, also at the ends of the window', () => {
    for (const latDeg of [-54, -20, 0, 28.6, 54.9]) {
      const here = new Horizon(ephemeris(), latDeg, 77);
      for (let day = 0; day < 120; day++)
        for (const turning of ['rise', 'set'] as const) {
          const from = at(2026, 1, 1, day * 24.8); // every window begins near an event once in a while
          const foretold = moonEvent(here, from, plusDays(from, 1), turning, 'limb');
          const found = moonEventByLooking(here, from, plusDays(from, 1), turning, 'limb');
          if (typeof found === 'number') expect(foretold).toBeCloseTo(found, 6);
          else expect(foretold).toBe(found);
        }
    }
  });
});
