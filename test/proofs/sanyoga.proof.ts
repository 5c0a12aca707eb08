/** Twenty years in which the pairs of the five are looked at every hundredth of a day: the search has missed nothing. */

import { isoYear } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { expect, test } from 'vitest';
import { drik, engines, suryaSiddhanta } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { scanned } from '../panchanga/sanyoga-checks.ts';

/** Drawn once. */
const YEARS = [
  1807, 1823, 1849, 1856, 1878, 1884, 1902, 1913, 1939, 1951, 1962, 1977, 1983, 2004, 2019, 2033, 2068, 2102, 2147,
  2190,
];

test.each(YEARS.map((year, i) => ({ year, engine: i % 4 === 3 ? suryaSiddhanta() : drik() })))(
  '$year on $engine.info.id',
  ({ year, engine }) => {
    const sky = engine.skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), defaultsOf(engine.info));
    const { told, seen } = scanned(sky, year, 0.01);
    expect(told).toEqual(seen);
  },
);

test('Venus and Mars pass one another 2,431 times from 500 BC to AD 2500 (skyunfolding.com), but for what lies at the ends', async () => {
  const app = testApp({ engines: engines(THIRD) });
  let passages = 0;
  for (let year = -499; year <= 2500; year += 100) {
    const query = `from=${isoYear(year)}-01-01&to=${isoYear(year + 99)}-12-31&grahas=mangala,shukra&orb=0.1`;
    const reply = await app.get(`/v1/sanyoga?${query}&lat=0&lon=0&tz=0&engine=drik`, { 'x-api-key': 'tg-enterprise' });
    const { events }: { events: { exact: object[] }[] } = reply.json().sanyoga;
    for (const { exact } of events) passages += exact.length;
  }
  expect(Math.abs(passages - 2431)).toBeLessThanOrEqual(3);
});
