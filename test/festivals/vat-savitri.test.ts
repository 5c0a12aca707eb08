/**
 * The vrata of Savitri. Dharmasindhu 2, Jyeshtha: the worship without a fast, which women keep everywhere, goes to the later day when
 * the fourteenth has eighteen nadis of the earlier; the fast keeps the earlier if it has three muhurtas before sunset. A nadi of a
 * vedha is half a muhurta: book 1 calls one vedha twelve nadis (uddesha 4) and six muhurtas (uddesha 12).
 */

import { festivalNamed } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/index.ts';
import { describe, expect, test } from 'vitest';
import { drik, engines } from '../../packages/ganaka/test/kit/engines.ts';
import { inlineWork, THIRD, testApp } from '../kit/test-app.ts';

const SETTINGS = { node: 'mean', positions: 'apparent', rise: 'limb' } as const;
const TOWNS = {
  Delhi: [28.6139, 77.209],
  Varanasi: [25.3176, 82.9739],
  Patna: [25.5941, 85.1376],
  Darbhanga: [26.1542, 85.8918],
  Kohima: [25.6747, 94.1086],
  Pune: [18.5204, 73.8567],
} as const;
const keptIn = (town: keyof typeof TOWNS, year: number, id = 'vat-savitri') => {
  const [lat, lon] = TOWNS[town];
  const sky = drik().skyOver(placeWithOffset(town, lat, lon, 5.5), SETTINGS);
  const [found] = occurrencesOf(new FestivalYear(sky, year), festivalNamed(id));
  if (found === undefined) throw new Error(`no ${id} in ${year}`);
  const others = Object.fromEntries(found.alternatives.map(({ tradition, day }) => [tradition, isoDate(day)]));
  const rites = Object.fromEntries(found.observances.map((each) => [each.id, isoDate(each.day)]));
  return { date: isoDate(found.day), others, rites };
};

describe('the amavasya', () => {
  // drikpanchang.com for New Delhi; the year of the Calendar Reform Committee's list is 1955
  test.each([
    '1955-05-21',
    '2023-05-19',
    '2024-06-06',
    '2025-05-26',
    '2026-05-16',
    '2028-05-24',
    '2029-06-11',
    '2030-05-31',
    '2031-05-20',
    '2034-05-17',
  ])('at Delhi %s, as published', (date) => {
    expect(keptIn('Delhi', Number(date.slice(0, 4))).date).toBe(date);
  });

  test.each(['Varanasi', 'Patna', 'Darbhanga'] as const)(
    '2025 at %s: 26 May, as the almanacs of Kashi and Mithila',
    (town) => {
      const { date, others } = keptIn(town, 2025);
      expect(date).toBe('2025-05-26');
      expect(others).toMatchObject({ sunrise: '2025-05-27', vat_purnima: '2025-06-10' });
    },
  );

  test('nine muhurtas are counted in the light of the place: 2044 at Delhi the earlier day, at Kohima the later', () => {
    // amavasya begins at 12:46, 7 h 21 min after sunrise at Delhi and 8 h 21 min at Kohima; nine muhurtas are 8 h 15 min and 8 h 10 min
    expect([keptIn('Delhi', 2044).date, keptIn('Kohima', 2044).date]).toEqual(['2044-05-26', '2044-05-27']);
  });

  test('1954: 31 May, as the Calendar Reform Committee printed it', () => {
    expect(keptIn('Delhi', 1954).date).toBe('1954-05-31');
  });

  test('2021 and 2022: more than nine muhurtas, the worship on the later day and the fast on the earlier', () => {
    // drikpanchang.com: 10 June 2021 and 30 May 2022
    expect(keptIn('Delhi', 2021).rites).toEqual({ vrata: '2021-06-10', fast: '2021-06-09' });
    expect(keptIn('Delhi', 2022)).toMatchObject({
      date: '2022-05-30',
      rites: { vrata: '2022-05-30', fast: '2022-05-29' },
      others: { 'savitri-vrata': '2022-05-29' },
    });
  });
});

describe('the purnima', () => {
  // drikpanchang.com, Vat Purnima Vrat
  test.each(['2022-06-14', '2023-06-03', '2025-06-10', '2026-06-29'])('at Pune %s, as published', (date) => {
    expect(keptIn('Pune', Number(date.slice(0, 4)), 'vat-purnima').date).toBe(date);
  });
  test('is the same day in the reply of the amavasya', () => {
    for (let year = 2001; year <= 2035; year++)
      expect(keptIn('Pune', year).others.vat_purnima, `${year}`).toBe(keptIn('Pune', year, 'vat-purnima').date);
  });
});

describe('where the purnima is kept it leads', () => {
  const known = engines(THIRD);
  const gazetteer = readGazetteer();
  const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
  const app = testApp({ engines: known, where, heavy: inlineWork(known, where) });
  const get = async (path: string) => {
    const reply = await app.get(path, { 'x-api-key': 'tg-enterprise' });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply;
  };
  const SAVITRI = ['vat-savitri', 'vat-purnima'];
  const onDay = async (place: string, date: string, more = '') => {
    const { panchanga } = (
      await get(`/v1/vedic/panchanga?blocks=observances&place=${place}&date=${date}${more}`)
    ).json();
    return panchanga.observances.filter(({ id }: { id: string }) => SAVITRI.includes(id));
  };

  test.each([
    ['Pune', 'vat-purnima', '2025-06-10'],
    ['Ahmedabad', 'vat-purnima', '2025-06-10'],
    ['Bengaluru', 'vat-purnima', '2025-06-10'],
    ['Varanasi', 'vat-savitri', '2025-05-26'],
    ['Patna', 'vat-savitri', '2025-05-26'],
    ['Kathmandu', 'vat-savitri', '2025-05-26'],
  ])('%s has %s on %s, in the days, the year and the calendars, and the other nowhere', async (place, id, date) => {
    expect((await onDay(place, date)).map((each: { id: string }) => each.id)).toEqual([id]);
    const other = id === 'vat-savitri' ? '2025-06-10' : '2025-05-26';
    expect(await onDay(place, other)).toEqual([]);
    const { parva_mool } = (await get(`/v1/parva-mool?year=2025&place=${place}&engine=drik`)).json();
    const kept = parva_mool.festivals.filter((each: { id: string }) => SAVITRI.includes(each.id));
    expect(kept.map((each: { id: string; date: string }) => [each.id, each.date])).toEqual([[id, date]]);
    for (const feed of ['festivals.ics', 'parva-mool.ics']) {
      const { body } = await get(`/v1/vedic/${feed}?year=2025&place=${place}`);
      expect(body.match(/UID:vat-[a-z]+/g), feed).toEqual([`UID:${id}`]);
    }
  });

  test('the other is listed when asked for, marked as kept elsewhere', async () => {
    const [amavasya] = await onDay('Pune', '2025-05-26', '&region=all');
    expect(amavasya).toMatchObject({ id: 'vat-savitri', kept_here: false });
    expect(amavasya.not_in).toContain('Maharashtra');
    const { parva_mool } = (await get('/v1/parva-mool?year=2025&place=Pune&engine=drik&ids=vat-savitri')).json();
    expect(parva_mool.festivals).toMatchObject([{ id: 'vat-savitri', date: '2025-05-26', kept_here: false }]);
  });

  test('festivals/vat-savitri is the amavasya everywhere, with the purnima in alternatives', async () => {
    const { festival } = (await get('/v1/vedic/festivals/vat-savitri?year=2025&place=Pune')).json();
    expect(festival).toMatchObject({ date: '2025-05-26', vat_purnima: '2025-06-10', kept_here: false });
    expect(festival.alternatives).toContainEqual(
      expect.objectContaining({ tradition: 'vat_purnima', date: '2025-06-10' }),
    );
  });
});
