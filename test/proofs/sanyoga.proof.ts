/** Twenty years in which the pairs of the five are looked at every hundredth of a day: the search has missed nothing. */
import { expect, test } from 'vitest';
import { defaultsOf } from '../../src/engines/engine.ts';
import { placeWithOffset } from '../../src/kernel/place.ts';
import { drik, suryaSiddhanta } from '../engines.ts';
import { scanned } from '../sanyoga-checks.ts';

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
