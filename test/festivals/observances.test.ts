/**
 * What the day says is kept is what the year lists: a sample of days here, twenty years at four places on three engines in
 * test/proofs/. Each name once a day; only the day lists eclipses.
 */

import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { USUAL } from 'ganaka/internal/views/blocks/choices.ts';
import { observances } from 'ganaka/internal/views/blocks/observances.ts';
import { purana } from 'ganaka/internal/views/blocks/purana.ts';
import { describe, expect, test } from 'vitest';
import { drik, engines } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { differencesIn } from './observances.ts';

describe('the observances of the days and the year are one set', () => {
  test.each(['drik', 'true-chitra', 'surya-siddhanta'] as const)('%s, every fifth day at Ujjain and London', (key) => {
    expect(differencesIn(engines(THIRD)[key], 2028, 'Ujjain', 5)).toEqual([]);
    expect(differencesIn(engines(THIRD)[key], 2027, 'London', 5)).toEqual([]);
  });
  // the night of 22 July reaches to half past six, and the fourteenth comes in it a quarter of an hour after the civil day has ended
  test('where the Sun does not set and six hours about noon stand for the day', () => {
    expect(differencesIn(drik(), 2025, 'Tromso')).toEqual([]);
  });
});

const SETTINGS = { node: 'mean', positions: 'apparent', rise: 'limb' } as const;
const sky = drik().skyOver(placeWithOffset('Delhi', 28.6139, 77.209, 5.5), SETTINGS);
const on = (year: number, month: number, day: number, say = ENGLISH_AND_HINDI) =>
  observances.of(momentUnder(sky, dayOf({ year, month, day })), say);
const idsOn = (year: number, month: number, day: number) => on(year, month, day).map(({ id }) => id);

describe('what is today?', () => {
  // dates of the publishers, as in the table of festivals
  test('Deepavali 2026 on 8 November, Makara sankranti on 14 January, Rama Navami on 26 March', () => {
    expect(idsOn(2026, 11, 8)).toContain('deepavali');
    expect(idsOn(2026, 1, 14)).toContain('makarsankranti');
    expect(idsOn(2026, 3, 26)).toContain('ramnavami');
    expect(idsOn(2026, 3, 4)).toContain('holi');
  });
  test('an ekadashi has its name: Nirjala on 25 June 2026', () => {
    expect(on(2026, 6, 25).find(({ kind }) => kind === 'ekadashi')?.name).toBe('Nirjala Ekadashi');
  });
  test('the eclipse of 3 March 2026 is listed with its sutak from sunrise', () => {
    const eclipse = on(2026, 3, 3).find(({ kind }) => kind === 'eclipse');
    expect(eclipse).toMatchObject({ id: 'lunar-eclipse', because: 'total' });
    expect(eclipse?.sutak?.start.slice(11, 15)).toBe('06:4');
  });
  test('without full access id, kind and name alone', () => {
    for (const each of on(2026, 11, 8, ENGLISH)) expect(Object.keys(each)).toEqual(['id', 'kind', 'name']);
    for (const each of on(2026, 11, 8)) expect(each).toMatchObject({ because: expect.any(String), citation: {} });
  });
});

test('the slice: a free key gets three fields', async () => {
  const app = testApp({ engines: engines(THIRD) });
  const reply = await app.get('/v1/vedic/observances?date=2026-11-08', { 'x-api-key': 'tg-free' });
  expect(reply.statusCode, reply.body).toBe(200);
  const { panchanga } = reply.json();
  expect(Object.keys(panchanga)).toEqual(['place', 'instant', 'observances']);
  expect(panchanga.observances[0]).toEqual({ id: 'deepavali', kind: 'festival', name: 'Deepavali (Lakshmi Puja)' });
});

test('full access in English alone has its reasons and sources too', async () => {
  const app = testApp({ engines: engines(THIRD) });
  const get = async (query: string, key: string) =>
    (await app.get(`/v1/vedic/observances?date=2026-11-08${query}`, { 'x-api-key': key })).json().panchanga
      .observances[0];
  const english = await get('&lang=en', 'tg-pro');
  expect(Object.keys(english)).toEqual(['id', 'kind', 'name', 'because', 'citation', 'window']);
  const { name_hi, ...rest } = await get('', 'tg-pro');
  expect(english).toEqual(rest);
  expect(name_hi).toBeTypeOf('string');
  expect(Object.keys(await get('&lang=en', 'tg-free'))).toEqual(['id', 'kind', 'name']);
});

// the Sun is in Mithuna from 07:23 UT of 15 June 2026: 12:53 in India, as almanacs print it
test('where the Sun does not set, the half of the day in which he enters a sign is its punya kala', () => {
  const tromso = drik().skyOver(placeWithOffset('Tromso', 69.6489, 18.955, 2), SETTINGS);
  const [entry] = observances.of(momentUnder(tromso, dayOf({ year: 2026, month: 6, day: 15 })), ENGLISH_AND_HINDI);
  expect(entry?.name).toBe('Mithuna Sankranti');
  const { start = '', end = '' } = entry?.window ?? {};
  expect(start < '2026-06-15T09:23' && end > '2026-06-15T09:24').toBe(true);
});

describe('ekadashi=vaishnava', () => {
  // the four ghatis before sunrise make the Vaishnavas' eleventh viddha sooner, never later: their day is the same or the next (DS 1)
  const fastOn = (month: number, day: number, ekadashi: 'smarta' | 'vaishnava') =>
    observances
      .of(momentUnder(sky, dayOf({ year: 2026, month, day })), ENGLISH_AND_HINDI, { ...USUAL, ekadashi })
      .filter(({ kind }) => kind === 'ekadashi')
      .map(({ name }) => name);
  test('every fast of the year is kept once by each school, and the days differ by at most one', () => {
    const days = (ekadashi: 'smarta' | 'vaishnava') =>
      Array.from({ length: 365 }, (_, n) => n).filter(
        (n) =>
          observances
            .of(momentUnder(sky, plusDays(dayOf({ year: 2026, month: 1, day: 1 }), n)), ENGLISH_AND_HINDI, {
              ...USUAL,
              ekadashi,
            })
            .filter(({ id }) => id.includes('ekadashi')).length > 0,
      );
    const [smarta, vaishnava] = [days('smarta'), days('vaishnava')];
    expect(vaishnava).toHaveLength(smarta.length);
    const apart = smarta.map((day, i) => (vaishnava[i] ?? 0) - day);
    expect(new Set(apart)).toEqual(new Set([0, 1]));
  });
  // the twelfth at two sunrises (2023), the tenth in arunodaya (1957), the twelfth at no sunrise (2029): Vaishnavas fast a day later (DS 1, uddesha 17)
  test.each([
    [1957, 10, 11],
    [2023, 1, 2],
    [2029, 24, 25],
    [2038, 15, 16],
  ])('Kamada of April %i is on one day of each school, once', (year, smarta, vaishnava) => {
    const days = (ekadashi: 'smarta' | 'vaishnava') =>
      Array.from({ length: 30 }, (_, n) => n + 1).flatMap((day) =>
        observances
          .of(momentUnder(sky, dayOf({ year, month: 4, day })), ENGLISH_AND_HINDI, { ...USUAL, ekadashi })
          .filter(({ name }) => name === 'Kamada Ekadashi')
          .map(() => day),
      );
    expect(days('smarta')).toEqual([smarta]);
    expect(days('vaishnava')).toEqual([vaishnava]);
  });
  test('the hour at which householders eat again is no hour of the day on which Vaishnavas fast', () => {
    // Mokshada 2023, the twelfth at no sunrise: householders 22 December, Vaishnavas 23
    const [fast] = observances.of(momentUnder(sky, dayOf({ year: 2023, month: 12, day: 23 })), ENGLISH_AND_HINDI, {
      ...USUAL,
      ekadashi: 'vaishnava',
    });
    expect(fast).toMatchObject({ name: 'Mokshada Ekadashi', window: null });
  });
  // hindusphere.com, Ekadashi 2026: 25 June alone, where it prints two days for Yogini and Devutthana
  test('Nirjala 2026 is one day for both', () => {
    expect(fastOn(6, 25, 'smarta')).toEqual(['Nirjala Ekadashi']);
    expect(fastOn(6, 25, 'vaishnava')).toEqual(['Nirjala Ekadashi']);
  });
});

test('purana has Rakshabandhan on the day of the festival, and a note for Deepavali', () => {
  const notesOn = (year: number, month: number, day: number) =>
    purana.of(momentUnder(sky, dayOf({ year, month, day })), ENGLISH).notes.map(({ name }) => name);
  // purnima of less than three muhurtas after sunrise on the later day: the day before (Dharmasindhu 2, Shravana)
  expect(notesOn(2022, 8, 11)).toContain('rakṣābandhanam');
  expect(notesOn(2022, 8, 12)).not.toContain('rakṣābandhanam');
  expect(notesOn(2023, 8, 30)).toContain('rakṣābandhanam');
  expect(notesOn(2023, 8, 31)).not.toContain('rakṣābandhanam');
  expect(notesOn(2026, 11, 8)).toContain('dīpāvalī / lakṣmī-pūjanam');
});
