/** `kundali?uncertainty=`: what an uncertain birth time leaves open. */

import { arc } from 'ganaka/internal/kernel/angle.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { foundByScan, foundBySearch } from './sensitivity-checks.ts';

const known = engines(THIRD);
const app = testApp({ engines: known });
const BIRTH = 'date=1990-05-17&time=06:30&lat=28.6139&lon=77.209&tz=5.5';
const get = (query: string) => app.get(`/v1/vedic/kundali?${query}`, { 'x-api-key': 'tg-enterprise' });

test.each(['drik', 'true-chitra', 'surya-siddhanta'] as const)(
  'under %s the changes of two minutes are those of a scan by seconds',
  (key) => {
    const sky = known[key].skyOver(placeWithOffset('Delhi', 28.61, 77.21, 5.5), defaultsOf(known[key].info));
    const t = jdUt(2_448_028.541_7);
    expect(foundBySearch(sky, t, 2)).toEqual(foundByScan(sky, t, 2));
  },
);

test.each([
  ['drik', 66.5],
  ['drik', -66.4],
  ['surya-siddhanta', 65.5],
] as const)('under %s at latitude %d, where the sign that rises is soon over, they are too', (key, lat) => {
  const sky = known[key].skyOver(placeWithOffset('North', lat, 18.95, 1), defaultsOf(known[key].info));
  // the minute of a day in which the rising point moves farthest
  const moved = (minute: number): number => Math.abs(arc(...([minute, minute + 1].map(lagnaAt) as [number, number])));
  const lagnaAt = (minute: number): number => sky.lagna(jdUt(2_448_028.5 + minute / 1440));
  const [fastest = 0] = Array.from({ length: 1440 }, (_, i) => i).sort((a, b) => moved(b) - moved(a));
  expect(moved(fastest)).toBeGreaterThan(8);
  const t = jdUt(2_448_028.5 + fastest / 1440);
  expect(foundBySearch(sky, t, 1)).toEqual(foundByScan(sky, t, 1));
});

test('the nearest change comes first, and the chart cast there has it', async () => {
  const { kundali } = (await get(`${BIRTH}&uncertainty=30`)).json();
  const { sensitivity } = kundali;
  expect(sensitivity.minutes).toBe(30);
  const offs = sensitivity.changes.map(({ seconds }: { seconds: number }) => Math.abs(seconds));
  expect(offs).toEqual([...offs].sort((a, b) => a - b));
  const rising = sensitivity.changes.find(({ what }: { what: string }) => what === 'D9.lagna');
  // a second beyond the instant printed, away from the time given
  const at = new Date(Date.parse(`${rising.at.slice(0, 19)}Z`) + Math.sign(rising.seconds) * 1000)
    .toISOString()
    .slice(11, 19);
  const cast = await app.get(`/v1/vedic/divisional?chart=D9&date=1990-05-17&time=${at}&lat=28.6139&lon=77.209&tz=5.5`, {
    'x-api-key': 'tg-enterprise',
  });
  expect(cast.json().divisional.lagna.rashi).toEqual(rising.to);
});

test('without it the chart is what it was, and minutes are 1 to 120', async () => {
  expect((await get(BIRTH)).json().kundali).not.toHaveProperty('sensitivity');
  for (const wrong of ['0', '121', '-5', '1.5', 'x', ''])
    expect((await get(`${BIRTH}&uncertainty=${wrong}`)).statusCode).toBe(400);
});
