/** The tithi of the printed Nepali calendar, day by day, at the siddhanta's own sunrise. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { norm360 } from '../src/kernel/angle.ts';
import { jdUt } from '../src/kernel/units.ts';
import { dayFrom, happens, kathmandu, tithiAt } from './surya-cases.ts';

type Day = readonly [date: string, printed: number];

const sample: { days: Day[] } = JSON.parse(
  readFileSync(new URL('./authorities/surya-kathmandu-tithi.json', import.meta.url), 'utf8'),
);
const WHOLE = new URL('../../shared/oracles/angas.json', import.meta.url);

function whole(): Day[] {
  if (!existsSync(WHOLE)) return sample.days;
  const { surya_kathmandu_tithi: years }: { surya_kathmandu_tithi: { year: number; days: Record<string, number> }[] } =
    JSON.parse(readFileSync(WHOLE, 'utf8'));
  return years.flatMap(({ year, days }) => Object.entries(days).map(([day, tithi]): Day => [`${year}-${day}`, tithi]));
}

/** Fifteen minutes of the Moon's gain on the Sun, as a share of a tithi. */
const CLOSE = 15;

/** The print names the tithi within its paksha, and amavasya 30. */
const printedAs = (tithi: number): number => (tithi === 30 ? 30 : ((tithi - 1) % 15) + 1);

function share(days: readonly Day[], bija: string, accept: number): number {
  const sky = kathmandu(bija);
  const right = days.filter(([date, printed]) => {
    const sunrise = happens(sky.sunrise(dayFrom(date)));
    const near = [-accept, 0, accept].map((minutes) => printedAs(tithiAt(sky, jdUt(sunrise + minutes / 1440))));
    return near.includes(printed);
  });
  return right.length / days.length;
}

test('the printed tithi of Nepal agrees on at least 99 in 100 days, a boundary within 15 min of sunrise set aside', () => {
  expect(share(whole(), 'full', CLOSE)).toBeGreaterThanOrEqual(0.99);
  expect(share(sample.days, 'full', CLOSE)).toBeGreaterThanOrEqual(0.98);
});

test('the printed tithi agrees on more than 98 in 100 days with nothing set aside', () => {
  expect(share(whole(), 'full', 0)).toBeGreaterThan(0.98);
});

test('the elongation that decides it is that of the engine itself', () => {
  const sky = kathmandu('full');
  const sunrise = happens(sky.sunrise(dayFrom('2026-01-14')));
  const apart = norm360(sky.longitude('chandra', sunrise) - sky.longitude('surya', sunrise));
  expect(tithiAt(sky, sunrise)).toBe(Math.floor(apart / 12) + 1);
});
