/** 366 days at four places on three engines: the observances of the days and the year's pack are the same set. */
import { expect, test } from 'vitest';
import { engines } from '../engines.ts';
import { differencesIn, PLACES } from '../support/observances.ts';

const known = engines('x');
const NAMES = Object.keys(PLACES).filter((name): name is keyof typeof PLACES => name in PLACES);

test.each(
  NAMES.flatMap((place) => (['drik', 'true-chitra', 'surya-siddhanta'] as const).map((key) => [place, key] as const)),
)('%s under %s, every day of 2028', (place, key) => {
  expect(differencesIn(known[key], 2028, place)).toEqual([]);
});
