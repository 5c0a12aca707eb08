/**
 * Motions against longitudes on the three engines: what an engine calls retrograde is what its own longitudes do.
 */
import fc from 'fast-check';
import { chartOf } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { arc } from 'ganaka/internal/kernel/angle.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { STATIONARY_SHARE } from 'ganaka/internal/kernel/gati.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { jdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, GRAHAS, type Graha, TARA_GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import { isInRetrogradeArc } from 'ganaka/internal/sky/engines/siddhantic/siddhanta.ts';
import { insideOf } from 'ganaka/internal/sky/engines/surya-siddhanta/index.ts';
import { describe, expect, test } from 'vitest';
import { times } from '../../packages/ganaka/test/kit/amount.ts';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD } from '../kit/test-app.ts';

const all = engines(THIRD);
const skyOf = (key: string) => {
  const engine = all[key];
  if (engine === undefined) throw new Error(`no engine ${key}`);
  return engine.skyOver(placeWithOffset('x', 30.3165, 78.0322, 5.5), defaultsOf(engine.info));
};
const first = dayOf({ year: 1900, month: 1, day: 1 });
const last = dayOf({ year: 2100, month: 12, day: 31 });
const instant = fc.double({ min: first, max: last, noNaN: true }).map(jdUt);

describe.each(Object.keys(all))('%s', (key) => {
  const sky = skyOf(key);

  test('the sign of a motion is that of the longitudes six hours around, except at a station', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...GRAHAS), (t, graha) => {
        const speed = sky.speed(graha, t);
        if (Math.abs(speed) < STATIONARY_SHARE * Math.abs(sky.meanMotion(graha))) return;
        const moved = arc(sky.longitude(graha, plusDays(t, -0.25)), sky.longitude(graha, plusDays(t, 0.25)));
        expect(Math.sign(speed), `${graha} at ${t}`).toBe(Math.sign(moved));
      }),
      { numRuns: times(2000) },
    );
  });

  test('a motion is the change of the longitude, and the mean motion that of the mean longitude', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...GRAHAS), (t, graha) => {
        const moved = arc(sky.longitude(graha, plusDays(t, -0.05)), sky.longitude(graha, plusDays(t, 0.05))) / 0.1;
        expect(Math.abs(sky.speed(graha, t) - moved), `${graha} at ${t}`).toBeLessThan(0.001);
        const mean = arc(sky.meanLongitude(graha, t), sky.meanLongitude(graha, plusDays(t, 1)));
        expect(Math.abs(sky.meanMotion(graha) - mean)).toBeLessThan(0.001);
      }),
      { numRuns: times(500) },
    );
  });

  test('vakra and ativakra are retrograde, vikala is near a station, the other five are direct', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...TARA_GRAHAS), (t, graha) => {
        const { ashtadha, retrograde, gati, speed } = chartOf(sky, t).grahas[graha];
        if (ashtadha.kind === 'vikala') {
          expect(Math.abs(speed)).toBeLessThan(0.35 * sky.meanMotion(graha));
          return;
        }
        expect(gati).toBe(retrograde ? 'retrograde' : 'direct');
        expect(ashtadha.kind === 'vakra' || ashtadha.kind === 'ativakra').toBe(retrograde);
        if (key === 'surya-siddhanta' || ashtadha.kind === 'sama') return;
        const grown = [speed - sky.speed(graha, plusDays(t, -2)), sky.speed(graha, plusDays(t, 2)) - speed];
        // near an extreme of the motion, and where the Sun's limb bends the light of a planet behind it, the days
        // before and after differ
        if (!grown.every((each) => each > 5e-4) && !grown.every((each) => each < -5e-4)) return;
        expect(
          grown.every((each) => each > 0),
          `${graha} at ${t}: ${ashtadha.kind}`,
        ).toBe(ashtadha.kind === 'vakra' || ashtadha.kind === 'manda' || ashtadha.kind === 'shighratara');
      }),
      { numRuns: times(1000) },
    );
  });
});

// stations of 2026 as printed by almanacs; a difference of a day in the engine's zero point does not matter
test.each<[Graha, number, number]>([
  ['guru', 3, 11],
  ['guru', 12, 13],
  ['shani', 7, 27],
  ['shani', 12, 11],
  ['budha', 6, 29],
  ['budha', 10, 24],
  ['shukra', 10, 3],
  ['shukra', 11, 14],
])('%s is stationary on 2026-%i-%i', (graha, month, day) => {
  const noon = jdUt(dayOf({ year: 2026, month, day }) + 0);
  for (const key of ['drik', 'true-chitra'])
    expect(chartOf(skyOf(key), noon).grahas[graha].gati, key).toBe('stationary');
});

test('by the Surya-siddhanta Mangala is direct through December 2026, as its longitudes are', () => {
  const sky = skyOf('surya-siddhanta');
  const start = dayOf({ year: 2026, month: 12, day: 1 });
  for (let i = 0; i < 31; i++) {
    const { retrograde } = chartOf(sky, jdUt(start + i)).grahas.mangala;
    const moved = arc(
      sky.longitude('mangala', jdUt(start + i - 0.25)),
      sky.longitude('mangala', jdUt(start + i + 0.25)),
    );
    expect(retrograde, `${i + 1} December`).toBe(moved < 0);
  }
});

test('the direction that decides the limits of visibility follows the longitudes', () => {
  const sky = skyOf('surya-siddhanta');
  const { ganita } = insideOf(sky) ?? { ganita: null };
  fc.assert(
    fc.property(instant, fc.constantFrom('budha' as const, 'shukra' as const), (t, graha) => {
      const { limitDeg } = sky.kalamsha(graha, t);
      const retrogradeLimit = { budha: 12, shukra: 8 }[graha];
      expect(limitDeg === retrogradeLimit).toBe(sky.speed(graha, t) < 0);
    }),
    { numRuns: times(500) },
  );
  expect(ganita !== null && isInRetrogradeArc(ganita.siddhanta, 'shukra', 170)).toBe(true);
});
