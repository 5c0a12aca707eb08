import { expect, test } from 'vitest';
import { drik } from '../../../../test/kit/engines.ts';
import { dayOf } from '../../../kernel/civil.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import { momentUnder } from '../day/moment.ts';
import { nishedhaHere } from './asta.ts';

const sky = drik().skyOver(placeWithOffset('Delhi', 28.6139, 77.209, 5.5), {
  node: 'mean',
  positions: 'apparent',
  rise: 'limb',
});
const WEEK = 7;

/** The state of Shukra or Guru by checking every tenth of a day, from a week before to a week after. */
function byLooking(graha: 'guru' | 'shukra', t: JdUt): string | null {
  const seen = (days: number): boolean => sky.kalamsha(graha, plusDays(t, days)).visible;
  if (!seen(0)) return 'asta';
  const tenths = Array.from({ length: WEEK * 10 - 1 }, (_, n) => (n + 1) / 10);
  if (tenths.some((days) => !seen(days))) return 'vardhakya';
  return tenths.some((days) => !seen(-days)) ? 'balya' : null;
}

test('on every day of four years Guru and Shukra are set, old or young as a check of every tenth of a day finds', () => {
  const first = dayOf({ year: 2023, month: 1, day: 1 });
  let found = 0;
  for (let i = 0; i < 4 * 365; i++) {
    const day = momentUnder(sky, plusDays(first, i));
    const states = Object.fromEntries(nishedhaHere(day).map(({ graha, state }) => [graha, state]));
    for (const graha of ['guru', 'shukra'] as const) {
      const looked = byLooking(graha, day.t);
      // within two hours and a half of the edge of the week the two may differ
      const edge = [-WEEK, WEEK].some(
        (days) =>
          sky.kalamsha(graha, plusDays(day.t, days * 1.015)).visible !==
          sky.kalamsha(graha, plusDays(day.t, days * 0.985)).visible,
      );
      if (!edge) expect(states[graha] ?? null, `${graha} on day ${i}`).toBe(looked);
      if (looked !== null) found++;
    }
  }
  expect(found).toBeGreaterThan(200);
});

test('the young state ends seven days after udaya', () => {
  // Guru of 2026: asta from July to August
  const day = momentUnder(sky, dayOf({ year: 2026, month: 8, day: 12 }));
  const [guru] = nishedhaHere(day);
  expect(guru).toMatchObject({ graha: 'guru', state: 'balya' });
  const risen = plusDays(guru?.until ?? day.t, -WEEK);
  expect(sky.kalamsha('guru', plusDays(risen, -0.01)).visible).toBe(false);
  expect(sky.kalamsha('guru', plusDays(risen, 0.01)).visible).toBe(true);
});
