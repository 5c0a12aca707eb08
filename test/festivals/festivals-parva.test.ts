/** Parvas and entries of the Sun against dates that almanacs print and against the text. */
import { describe, expect, test } from 'vitest';
import { isNone } from '../../src/engines/engine.ts';
import { sankranti as everyEntry } from '../../src/festivals/catalog/sankranti.ts';
import { occurrencesOf } from '../../src/festivals/occurrence.ts';
import { packOf } from '../../src/festivals/pack.ts';
import { FestivalYear } from '../../src/festivals/year.ts';
import { isoDate } from '../../src/kernel/civil.ts';
import { placeWithOffset } from '../../src/kernel/place.ts';
import { punyaKala } from '../../src/panchanga/punya-kala.ts';
import { engines } from '../kit/engines.ts';

const sky = engines('x').drik.skyOver(placeWithOffset('Delhi', 28.6139, 77.209, 5.5), {
  node: 'mean',
  positions: 'apparent',
  rise: 'limb',
});
const parvasOf = (id: string, year: number) =>
  packOf(new FestivalYear(sky, year)).parvas.filter((each) => each.id === id);
const datesOf = (id: string, years: readonly number[]) =>
  years.flatMap((year) => parvasOf(id, year)).map(({ day }) => isoDate(day));

describe('Kala Bhairava’s eighth', () => {
  /** As printed by almanacs for Delhi. */
  const PRINTED = [
    '2017-11-10',
    '2018-11-29',
    '2019-11-19',
    '2020-12-07',
    '2021-11-27',
    '2022-11-16',
    '2023-12-05',
    '2025-11-12',
  ];
  test('is the day almanacs print, by pradosha', () => {
    expect(
      datesOf(
        'kala-bhairava-ashtami',
        PRINTED.map((date) => Number(date.slice(0, 4))),
      ),
    ).toEqual(PRINTED);
  });
  test('in pradosha of both days it is the later by the text, and the day almanacs printed stands beside it', () => {
    const [found] = parvasOf('kala-bhairava-ashtami', 2024);
    expect(found && isoDate(found.day)).toBe('2024-11-23');
    expect(found?.alternatives.map(({ tradition, day }) => [tradition, isoDate(day)])).toEqual([
      ['midnight', '2024-11-22'],
    ]);
  });
  test('the older authority’s midday is told where it differs', () => {
    const [found] = parvasOf('kala-bhairava-ashtami', 2017);
    expect(found?.alternatives.map(({ tradition, day }) => [tradition, isoDate(day)])).toEqual([
      ['nirnayasindhu', '2017-11-11'],
    ]);
  });
  test('is the dark eighth of its month in every list', () => {
    for (const year of [2024, 2025, 2026])
      for (const day of datesOf('kala-bhairava-ashtami', [year])) expect(datesOf('kalashtami', [year])).toContain(day);
  });
});

describe('a tithi with a weekday', () => {
  test('Somavati comes on the Monday that has amavasya by day, though amavasya itself is kept on Tuesday', () => {
    expect(datesOf('somavati-amavasya', [2021, 2022, 2023, 2024, 2025])).toEqual([
      '2021-04-12',
      '2021-09-06',
      '2022-01-31',
      '2022-05-30',
      '2023-02-20',
      '2023-07-17',
      '2023-11-13',
      '2024-04-08',
      '2024-09-02',
      '2024-12-30',
      '2025-05-26',
    ]);
    expect(datesOf('amavasya', [2025])).toContain('2025-05-27');
  });
});

describe('entries of the Sun', () => {
  test('the text’s day is the one taken or stands among the alternatives (2000–2060)', () => {
    const differing: string[] = [];
    for (let year = 2000; year <= 2060; year++)
      for (const { day, sankranti, alternatives } of occurrencesOf(new FestivalYear(sky, year), everyEntry)) {
        if (sankranti === null) throw new Error('an entry without its instant');
        const punya = punyaKala(sky, sankranti);
        if (isNone(punya)) throw new Error('no day at Delhi');
        const text = alternatives.find(({ tradition }) => tradition === 'dharmasindhu')?.day ?? day;
        expect(isoDate(text), `${sankranti.rashi} in ${year}`).toBe(isoDate(punya.day));
        if (punya.day !== day) differing.push(`${sankranti.rashi} ${isoDate(day)}`);
      }
    expect(differing).toHaveLength(17);
    expect(differing).toEqual(expect.arrayContaining(['1 2024-04-14', '4 2023-07-16']));
  });
});
