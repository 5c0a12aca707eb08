/** Parvas and entries of the Sun against dates that almanacs print and against the text. */

import { festivalNamed } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { sankranti as everyEntry } from 'ganaka/internal/jyotisha/festivals/catalog/sankranti.ts';
import { occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { packOf } from 'ganaka/internal/jyotisha/festivals/pack.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { punyaKala } from 'ganaka/internal/jyotisha/panchanga/sankranti/punya-kala.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { isNone } from 'ganaka/internal/sky/engines/engine.ts';
import { clock } from 'ganaka/internal/text/format.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

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
  test('in pradosha of both days it is the later by the text, and the day almanacs printed is an alternative', () => {
    const [found] = parvasOf('kala-bhairava-ashtami', 2024);
    expect(found && isoDate(found.day)).toBe('2024-11-23');
    expect(found?.alternatives.map(({ tradition, day }) => [tradition, isoDate(day)])).toEqual([
      ['midnight', '2024-11-22'],
    ]);
  });
  test('the older authority’s midday is given where it differs', () => {
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
  test('a sankranti is kept on the day of its punya kala (2000–2060)', () => {
    for (let year = 2000; year <= 2060; year++)
      for (const { day, sankranti, observances } of occurrencesOf(new FestivalYear(sky, year), everyEntry)) {
        if (sankranti === null) throw new Error('an entry without its instant');
        const punya = punyaKala(sky, sankranti);
        if (isNone(punya)) throw new Error('no day at Delhi');
        expect(isoDate(day), `${sankranti.rashi} in ${year}`).toBe(isoDate(punya.day));
        expect(observances[0]).toMatchObject({ id: 'punya_kala', window: punya.window, source: punya.source });
      }
  });

  /** Entered by night: the text's day, and the days of others. */
  test.each([
    // timeanddate.com has Vaisakhi on these days
    ['meshasankranti', 2012, '2012-04-13', ['after-sunset 2012-04-14']],
    ['meshasankranti', 2024, '2024-04-13', ['after-sunset 2024-04-14']],
    ['meshasankranti', 2028, '2028-04-13', ['after-sunset 2028-04-14']],
    // Drik Panchang prints 16 July for an entry in the last hour of the night
    ['karkasankranti', 2023, '2023-07-16', ['muhurta-chintamani 2023-07-17']],
    ['makarsankranti', 2023, '2023-01-15', ['day-of-entry 2023-01-14']],
    ['makarsankranti', 2024, '2024-01-15', ['day-of-entry 2024-01-14']],
    ['makarsankranti', 2027, '2027-01-15', ['day-of-entry 2027-01-14']],
    ['makarsankranti', 2028, '2028-01-15', ['day-of-entry 2028-01-14']],
  ])('%s %i is %s', (id, year, date, others) => {
    const [found] = occurrencesOf(new FestivalYear(sky, year), festivalNamed(id));
    expect(found && isoDate(found.day)).toBe(date);
    expect(found?.alternatives.map(({ tradition, day }) => `${tradition} ${isoDate(day)}`)).toEqual(others);
  });

  test('Makara by night has the whole next day, Karka the whole day before (Dharmasindhu 2, Pausha and Ashadha)', () => {
    const hoursOf = (id: string, year: number) =>
      occurrencesOf(new FestivalYear(sky, year), festivalNamed(id))[0]?.observances.map(({ id: rite, window }) => [
        rite,
        window && [window.from, window.to].map((t) => clock(sky.place, t).slice(11, 16)),
      ]);
    // from sunrise to sunset, whose middle is midday; five nadis are two hours
    expect(hoursOf('makarsankranti', 2024)).toEqual([
      ['punya_kala', ['07:15', '17:45']],
      ['punya_kala_better', ['07:15', '12:30']],
      ['punya_kala_best', ['07:15', '09:15']],
    ]);
    expect(hoursOf('karkasankranti', 2023)).toEqual([
      ['punya_kala', ['05:33', '19:20']],
      ['punya_kala_best', ['12:27', '19:20']],
    ]);
  });
});

describe('one punya kala in one reply', () => {
  const app = testApp({ engines: engines(THIRD) });
  const lastOn = async (date: string, where: string) => {
    const reply = await app.get(`/v1/vedic/panchanga?date=${date}&${where}`, { 'x-api-key': 'tg-enterprise' });
    expect(reply.statusCode, reply.body).toBe(200);
    const { display, sankranti, observances } = reply.json().panchanga;
    return {
      nirnaya: sankranti.last.nirnaya,
      line: display.hi.find((line: string) => line.includes('संक्रान्ति ')),
      rites: observances.filter(({ id }: { id: string }) => id === 'meshasankranti'),
    };
  };
  const DELHI = 'lat=28.6139&lon=77.209&tz=5.5';

  test('Mesha 2028: 13 April after midday, and nothing on the 14th', async () => {
    const [thirteenth, fourteenth] = [await lastOn('2028-04-13', DELHI), await lastOn('2028-04-14', DELHI)];
    expect(fourteenth.nirnaya.date).toBe('2028-04-13');
    expect(fourteenth.nirnaya.punya_kala.start.slice(0, 16)).toBe('2028-04-13T12:21');
    expect([fourteenth.line, fourteenth.rites]).toEqual([undefined, []]);
    expect(thirteenth.rites[0].window).toEqual(fourteenth.nirnaya.punya_kala);
    expect(thirteenth.line).toMatch(/पुण्यकाल दोपहर 12:21 से सायं 06:46 तक, श्रेष्ठ सायं 04:46 से सायं 06:46 तक।$/);
  });
});
