/** `match/ashtakoot?uncertainty=`: what uncertain birth times leave open in the points of a pair. */

import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import { nakshatraOf } from 'ganaka/internal/kernel/zodiac.ts';
import { defaultsOf, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { pairByScan, pairBySearch } from './pair-sensitivity-checks.ts';

const known = engines(THIRD);
const app = testApp({ engines: known });
const get = (query: string) => app.get(`/v1/vedic/match/ashtakoot?${query}`, { 'x-api-key': 'tg-enterprise' });
/** AstroSage's pair, Kolkata and Patna: 27.5 points. */
const PAIR =
  'boy_date=1988-04-06&boy_time=00:30&boy_lat=22.5167&boy_lon=88.4167&girl_date=1992-09-11&girl_time=10:30&girl_lat=25.6&girl_lon=85.1167';

/** Three minutes before the Moon next enters another nakshatra. */
function beforeBorder(sky: Sky, from: number): JdUt {
  const star = (t: number): number => nakshatraOf(sky.longitude('chandra', jdUt(t)));
  let t = from;
  while (star(t + 1 / 1440) === star(from)) t += 1 / 1440;
  return jdUt(t - 3 / 1440);
}

test.each(['drik', 'true-chitra', 'surya-siddhanta'] as const)(
  'under %s the changes of five minutes are those of a scan by seconds',
  (key) => {
    const sky = known[key].skyOver(placeWithOffset('Delhi', 28.61, 77.21, 5.5), defaultsOf(known[key].info));
    let changes = 0;
    for (let i = 0; i < 4; i++) {
      const [boy, girl] = [2_447_000.2 + i * 371.3, 2_448_100.7 + i * 203.9].map((from) => beforeBorder(sky, from));
      if (boy === undefined || girl === undefined) throw new Error('no births');
      const births = { boy: { sky, t: boy }, girl: { sky, t: girl } };
      const found = pairBySearch(births, 5);
      changes += found.length - 1;
      expect(found).toEqual(pairByScan(births, 5));
    }
    expect(changes).toBeGreaterThan(2);
  },
);

interface Change {
  readonly whose: 'boy' | 'girl';
  readonly seconds: number;
  readonly at: string;
  readonly to: { readonly total: number };
}

test('the nearest change comes first, and the pair matched there has its points', async () => {
  const changed: [string, Change][] = [];
  for (let hour = 2; hour < 24; hour += 4) {
    const pair = PAIR.replace('boy_time=00:30', `boy_time=${String(hour).padStart(2, '0')}:00`);
    const { ashtakoot } = (await get(`${pair}&uncertainty=120`)).json();
    const { minutes, total, changes } = ashtakoot.sensitivity;
    expect(minutes).toBe(120);
    expect(total.given).toBe(ashtakoot.total);
    const reached = changes.map((each: Change) => each.to.total);
    expect(total.least).toBeLessThanOrEqual(Math.min(ashtakoot.total, ...reached));
    expect(total.most).toBeGreaterThanOrEqual(Math.max(ashtakoot.total, ...reached));
    const offs = changes.map(({ seconds }: Change) => Math.abs(seconds));
    expect(offs).toEqual([...offs].sort((a, b) => a - b));
    for (const each of changes) changed.push([pair, each]);
  }
  expect(changed.length).toBeGreaterThan(0);
  for (const [pair, { whose, seconds, at, to }] of changed) {
    // a second beyond the instant printed, away from the time given
    const beyond = new Date(Date.parse(`${at.slice(0, 19)}Z`) + Math.sign(seconds) * 1000).toISOString();
    const moved = pair
      .replace(new RegExp(`${whose}_date=[^&]+`), `${whose}_date=${beyond.slice(0, 10)}`)
      .replace(new RegExp(`${whose}_time=[^&]+`), `${whose}_time=${beyond.slice(11, 19)}`);
    expect((await get(moved)).json().ashtakoot.total).toBe(to.total);
  }
});

test('without it the reply is what it was, and minutes are 1 to 120', async () => {
  expect((await get(PAIR)).json().ashtakoot).not.toHaveProperty('sensitivity');
  for (const wrong of ['0', '121', '-5', '1.5', 'x', ''])
    expect((await get(`${PAIR}&uncertainty=${wrong}`)).statusCode).toBe(400);
});
