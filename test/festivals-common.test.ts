/** Festivals that everybody knows and no digest names, on the days on which they were commonly kept. These dates are general knowledge, not looked up in a printed almanac. */
import { expect, test } from 'vitest';
import { festivalNamed } from '../src/festivals/catalog/index.ts';
import { keptOn } from '../src/festivals/day.ts';
import { occurrencesOf } from '../src/festivals/occurrence.ts';
import { FestivalYear } from '../src/festivals/year.ts';
import { dayOf, isoDate } from '../src/kernel/civil.ts';
import { placeWithOffset } from '../src/kernel/place.ts';
import { dayUnder } from '../src/panchanga/day.ts';
import { engines } from './engines.ts';

const sky = engines('x').drik.skyOver(placeWithOffset('Delhi', 28.6139, 77.209, 5.5), {
  node: 'mean',
  positions: 'apparent',
  rise: 'limb',
});

const PRINTED: readonly (readonly [id: string, ...dates: string[]])[] = [
  ['hanuman-jayanti', '2023-04-06', '2024-04-23', '2025-04-12', '2026-04-02'],
  ['chhath', '2022-10-30', '2023-11-19', '2024-11-07', '2025-10-27'],
  ['ugadi', '2023-03-22', '2024-04-09', '2025-03-30', '2026-03-19'],
  ['tulsi-vivaha', '2022-11-05', '2023-11-24', '2024-11-13', '2025-11-02'],
  ['dev-deepavali', '2022-11-07', '2023-11-26', '2024-11-15', '2025-11-05'],
  ['pitru-paksha-0', '2023-09-29', '2024-09-17', '2025-09-07'],
  ['pitru-paksha-15', '2023-10-14', '2024-10-02', '2025-09-21'],
  ['pongal', '2024-01-15', '2025-01-14', '2026-01-14'],
  ['vishu', '2023-04-15', '2024-04-14', '2025-04-14', '2026-04-15'],
  ['bihu', '2024-04-14', '2025-04-14', '2026-04-14'],
  ['onam', '2023-08-29', '2024-09-15', '2025-09-05', '2026-08-26'],
  ['karaka-chaturthi', '2023-11-01', '2024-10-20', '2025-10-10'],
];

test.each(PRINTED)('%s', (id, ...dates) => {
  for (const date of dates) {
    const year = Number(date.slice(0, 4));
    const days = occurrencesOf(new FestivalYear(sky, year), festivalNamed(id)).map(({ day }) => isoDate(day));
    expect(days).toEqual([date]);
  }
});

test('the day itself knows them too', () => {
  for (const [id, date = ''] of PRINTED) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const kept = keptOn(dayUnder(sky, dayOf({ year, month, day })));
    expect(
      kept.map((each) => each.id),
      `${id} ${date}`,
    ).toContain(id);
  }
});

test('the fathers have a day for each tithi, in order', () => {
  const year = new FestivalYear(sky, 2025);
  const days = Array.from({ length: 16 }, (_, i) => occurrencesOf(year, festivalNamed(`pitru-paksha-${i}`)));
  expect(days.every(({ length }) => length === 1)).toBe(true);
  const civil = days.flatMap(([each]) => (each === undefined ? [] : [each.day]));
  expect(civil).toEqual(civil.toSorted((a, b) => a - b));
});
