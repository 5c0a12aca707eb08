/** What any engine must do to be a Sky: checked on the three real ones and on the rough one used in tests. */
import fc from 'fast-check';
import { arc } from 'ganaka/internal/kernel/angle.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { civilDay, jdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine, GRAHAS, isNone, type Sky, TARA_GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import { describe, expect, test } from 'vitest';
import { times } from '../../packages/ganaka/test/kit/amount.ts';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { toyEngine } from '../../packages/ganaka/test/kit/toy-engine.ts';
import { THIRD } from '../kit/test-app.ts';

const all: Engine[] = [...Object.values(engines(THIRD)), toyEngine('drik', 'toy')];
const defaults = ({ info }: Engine) => defaultsOf(info);

describe.each(all.map((engine) => [`${engine.info.key} (${engine.info.version})`, engine] as const))(
  '%s',
  (_, engine) => {
    const { from, to } = engine.info.years;
    const first = dayOf({ year: from, month: 1, day: from === -3101 ? 24 : 1 });
    const last = dayOf({ year: to, month: 12, day: 31 });
    const skyAt = (lat: number, lon: number): Sky =>
      engine.skyOver(placeWithOffset('x', lat, lon, Math.round(lon / 15)), defaults(engine));
    const anywhere = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
      day: fc.integer({ min: first, max: last }).map(civilDay),
    });

    test('every quantity is a number in its range, at any place and day', () => {
      fc.assert(
        fc.property(anywhere, ({ lat, lon, day }) => {
          const sky = skyAt(lat, lon);
          const t = jdUt(day + 0.1);
          for (const graha of GRAHAS) {
            const longitude = sky.longitude(graha, t);
            expect(longitude >= 0 && longitude < 360, `${graha} ${longitude}`).toBe(true);
            const astray = Math.abs(arc(longitude, sky.expectedLongitude(graha, t)));
            expect(astray, `${graha} is not where it is expected`).toBeLessThanOrEqual(sky.expectedWithinDeg(graha));
            expect(Math.abs(sky.latitude(graha, t))).toBeLessThan(20);
            expect(Math.abs(sky.declination(graha, t))).toBeLessThan(40);
            expect(Math.abs(sky.speed(graha, t))).toBeLessThan(16);
            const mean = sky.meanLongitude(graha, t);
            expect(mean >= 0 && mean < 360).toBe(true);
          }
          for (const graha of TARA_GRAHAS) {
            expect(sky.sighrocca(graha, t)).toBeGreaterThanOrEqual(0);
            const { deg } = sky.kalamsha(graha, t);
            expect(Number.isFinite(deg)).toBe(true);
            expect(Math.abs(sky.expectedKalamsha(graha, t).deg - deg), `kalamsha of ${graha}`).toBeLessThan(
              0.001 / 3600,
            );
          }
          for (const point of [sky.lagna(t), sky.midheaven(t)])
            expect(point >= 0 && point < 360, `${point}`).toBe(true);
          expect(Math.abs(sky.ayanamsa(t))).toBeLessThan(60);
          expect(sky.obliquity(t)).toBeGreaterThan(22);
          expect(sky.obliquity(t)).toBeLessThan(25);
        }),
        { numRuns: times(150) },
      );
    });

    test('a day has its rising, noon and setting in order, or a reason', () => {
      fc.assert(
        fc.property(anywhere, ({ lat, lon, day }) => {
          const sky = skyAt(lat, lon);
          const [rise, noon, set] = [sky.sunrise(day), sky.noon(day), sky.sunset(day)];
          expect(Number.isFinite(noon)).toBe(true);
          expect(Math.abs(noon - day)).toBeLessThan(1.2);
          if (isNone(rise)) expect(['always_up', 'always_down', 'not_today']).toContain(rise.none);
          else expect(rise).toBeLessThanOrEqual(noon);
          if (isNone(set)) expect(['always_up', 'always_down', 'not_today']).toContain(set.none);
          else expect(set).toBeGreaterThanOrEqual(noon);
          for (const event of [
            sky.moonrise(noon, plusDays(noon, 1)),
            sky.moonset(noon, plusDays(noon, 1)),
            sky.moonTransit(noon, plusDays(noon, 1)),
          ]) {
            if (isNone(event)) expect(event.none).toMatch(/always_up|always_down|not_today/);
            else expect(event >= noon && event < noon + 1, `${event} after ${noon}`).toBe(true);
          }
        }),
        { numRuns: times(100) },
      );
    });

    test('Ketu is opposite Rahu, and the nodes have no latitude', () => {
      const sky = skyAt(23.18, 75.78);
      for (let day = 2_440_000; day < 2_461_000; day += 777) {
        const t = jdUt(day);
        expect(Math.abs(arc(sky.longitude('rahu', t) + 180, sky.longitude('ketu', t)))).toBeLessThan(1e-9);
        expect(sky.latitude('rahu', t)).toBe(0);
      }
    });

    test('asking twice, or another thing in between, gives the same number', () => {
      const sky = skyAt(23.18, 75.78);
      const t = jdUt(2_461_358.5);
      const before = GRAHAS.map((graha) => sky.longitude(graha, t));
      sky.longitude('chandra', jdUt(t + 5000));
      sky.sunrise(civilDay(2_450_000));
      expect(GRAHAS.map((graha) => sky.longitude(graha, t))).toEqual(before);
      const other = skyAt(23.18, 75.78);
      expect(GRAHAS.map((graha) => other.longitude(graha, t))).toEqual(before);
    });
  },
);

describe('whatever zero point is chosen', () => {
  const choices = all.flatMap((engine) =>
    ['ayanamsa', 'spica'].flatMap((name) =>
      (engine.info.options[name]?.values ?? []).map((value) => [engine.info.key, name, value, engine] as const),
    ),
  );
  test.each(choices)('%s %s=%s: slow grahas are where they are expected, in any century', (_, name, value, engine) => {
    const sky = engine.skyOver(placeWithOffset('x', 23, 75, 5), { ...defaults(engine), [name]: value });
    for (let year = -2990; year < 3000; year += 211) {
      const t = jdUt(dayOf({ year, month: 7, day: 1 }) + 0.1);
      for (const graha of ['guru', 'shani'] as const) {
        const astray = Math.abs(arc(sky.longitude(graha, t), sky.expectedLongitude(graha, t)));
        expect(astray, `${graha} ${year}`).toBeLessThanOrEqual(sky.expectedWithinDeg(graha));
      }
    }
  });
});
