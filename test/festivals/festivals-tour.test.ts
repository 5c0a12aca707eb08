/** Festivals around the world and at the edges of time: no hole, no duplicate, none outside its month. */

import { FESTIVAL_IDS, FESTIVALS, festivalNamed } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { MASA } from 'ganaka/internal/jyotisha/festivals/occasion.ts';
import { occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { tithisOfLands } from 'ganaka/internal/jyotisha/festivals/of-land.ts';
import { packOf } from 'ganaka/internal/jyotisha/festivals/pack.ts';
import { isOfTithi } from 'ganaka/internal/jyotisha/festivals/rule.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { type Place, placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { offsetHoursAt } from 'ganaka/internal/places/zones.ts';
import { notesReplyOf } from 'ganaka/internal/text/sentences/notes.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';

const { drik, 'surya-siddhanta': surya } = engines('x');
const MODERN = { node: 'mean', positions: 'apparent', rise: 'limb' };
const CLASSICAL = { bija: 'full', jya: 'exact' };
const town = (name: string, latDeg: number, lonDeg: number, tzHours: number, zone: string): Place => ({
  name,
  latDeg,
  lonDeg,
  tzHours,
  zone,
  offsetHoursAt: (t) => offsetHoursAt(zone, t),
});
const TOWNS = [
  town('Delhi', 28.6139, 77.209, 5.5, 'Asia/Kolkata'),
  town('Chennai', 13.0827, 80.2707, 5.5, 'Asia/Kolkata'),
  town('Kathmandu', 27.7172, 85.324, 5.75, 'Asia/Kathmandu'),
  town('London', 51.5074, -0.1278, 0, 'Europe/London'),
  town('New York', 40.7128, -74.006, -5, 'America/New_York'),
  town('Sydney', -33.8688, 151.2093, 10, 'Australia/Sydney'),
  town('Singapore', 1.3521, 103.8198, 8, 'Asia/Singapore'),
  town('Tromsø', 69.6492, 18.9553, 1, 'Europe/Oslo'),
];
const OF_TITHI = FESTIVALS.filter(isOfTithi).filter(({ kind }) => kind === 'festival');
const YEARS = Array.from({ length: 10 }, (_, i) => 2020 + i);
/** A lunar year has 353 to 385 days, and a rite moves by at most two. */
const LEAST = 351;
const MOST = 387;

describe.each(TOWNS)('ten years at $name', (place) => {
  const sky = drik.skyOver(place, MODERN);
  const years = YEARS.map((year) => new FestivalYear(sky, year));

  test('each festival of a tithi comes once a lunar year, in its month, on its tithi', () => {
    for (const rule of OF_TITHI) {
      const found = years.flatMap((year) => occurrencesOf(year, rule));
      expect(found.length, rule.id).toBeGreaterThanOrEqual(9);
      found.forEach(({ day, lunation, anga, verdict }, i) => {
        const before = found[i - 1];
        if (before !== undefined) {
          expect(day - before.day, `${rule.id} ${isoDate(day)}`).toBeGreaterThanOrEqual(LEAST);
          expect(day - before.day, `${rule.id} ${isoDate(day)}`).toBeLessThanOrEqual(MOST);
        }
        expect([lunation?.masa, lunation?.adhika]).toEqual([rule.on.masa && MASA[rule.on.masa], false]);
        expect([rule.on.tithi, ...tithisOfLands(rule)]).toContain(anga?.number);
        const { sunrise } = verdict.chosen.day;
        expect(Math.abs(sunrise - ((anga?.from ?? 0) + (anga?.to ?? 0)) / 2)).toBeLessThan(1.6);
      });
    }
  });

  test('a year has its twelve sankrantis, one of each', () => {
    for (const year of years) {
      const entered = occurrencesOf(year, festivalNamed('sankranti')).map(({ sankranti }) => sankranti?.rashi);
      expect([...entered].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });
});

test('the year pack has twice an ekadashi, a pradosha and once each chaturthi for every lunar month', () => {
  const year = new FestivalYear(drik.skyOver(TOWNS[0] as Place, MODERN), 2026);
  const { parvas, festivals } = packOf(year);
  const count = (id: string) => parvas.filter((each) => each.id === id).length;
  // Kamada and three entries of the Sun are festivals, and a name is listed once in the year
  expect(count('ekadashi')).toBeGreaterThanOrEqual(23);
  expect(count('pradosha')).toBeGreaterThanOrEqual(24);
  for (const id of ['vinayaka-chaturthi', 'sankashti-chaturthi', 'purnima', 'amavasya', 'masa-shivaratri']) {
    expect(count(id), id).toBeGreaterThanOrEqual(12);
    expect(count(id), id).toBeLessThanOrEqual(13);
  }
  expect(count('sankranti')).toBe(9);
  const names = [...festivals, ...parvas].map(({ name, day }) => `${name} ${day}`);
  expect(names.filter((each, i) => names.indexOf(each) !== i)).toEqual([]);
  expect(new Set(festivals.map(({ id }) => id)).size).toBe(FESTIVAL_IDS.length - 1);
});

describe('months that are added or lost', () => {
  const sky = drik.skyOver(TOWNS[0] as Place, MODERN);

  test('around the lost months of 1963–64 and 1982–83 every festival still comes once a lunar year', () => {
    for (const from of [1961, 1980])
      for (const rule of OF_TITHI) {
        const days = [0, 1, 2, 3, 4, 5]
          .flatMap((n) => occurrencesOf(new FestivalYear(sky, from + n), rule))
          .map(({ day }) => day);
        days.slice(1).forEach((day, i) => {
          const gap = day - (days[i] ?? 0);
          expect([gap >= LEAST, gap <= MOST], `${rule.id} ${isoDate(day)} after ${gap} days`).toEqual([true, true]);
        });
      }
  });

  test('what belongs to the lost Magha of 1983 is kept in the kshaya month', () => {
    const [found] = occurrencesOf(new FestivalYear(sky, 1983), festivalNamed('shivaratri'));
    expect(found?.lunation).toMatchObject({ masa: MASA.pausha, kshaya: true });
  });

  test('in the adhika Jyeshtha of 2026 the vratas of every month are kept and no festival', () => {
    const { festivals, parvas } = packOf(new FestivalYear(sky, 2026));
    expect(parvas.filter(({ lunation }) => lunation?.adhika).map(({ name }) => name)).toContain('padmini-ekadashi');
    expect(festivals.filter(({ lunation }) => lunation?.adhika)).toEqual([]);
  });
});

test('where the Sun does not rise, a note names the stand-in', () => {
  const year = new FestivalYear(drik.skyOver(TOWNS[7] as Place, MODERN), 2026);
  const [found] = occurrencesOf(year, festivalNamed('makarsankranti'));
  expect(found?.day).toBeDefined();
  const magha = occurrencesOf(
    new FestivalYear(drik.skyOver(placeWithOffset('pole', 90, 0, 0), MODERN), 2026),
    festivalNamed('shivaratri'),
  );
  expect(notesReplyOf(ENGLISH, magha[0]?.notes ?? []).notes.join()).toContain('true solar noon');
});

test.each([
  [drik, MODERN, -2999],
  [drik, MODERN, 3000],
  [surya, CLASSICAL, -3101],
  [surya, CLASSICAL, 3000],
] as const)('the first and the last year of an engine are answered', (engine, options, year) => {
  const asked = new FestivalYear(engine.skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), options), year);
  for (const id of FESTIVAL_IDS) expect(occurrencesOf(asked, festivalNamed(id)).length, id).toBeLessThanOrEqual(12);
  expect(packOf(asked).parvas.length).toBeGreaterThan(150);
});

test.each([
  [90, 0, 0],
  [-90, 0, 5.5],
  [66.6, 25, 14],
  [0, 180, -14],
  [69.6, 18.9, -14],
])('any place is answered: latitude %d, longitude %d, clock %d', (lat, lon, tz) => {
  for (const [engine, options] of [
    [drik, MODERN],
    [surya, CLASSICAL],
  ] as const) {
    const year = new FestivalYear(engine.skyOver(placeWithOffset('x', lat, lon, tz), options), 2027);
    const { festivals, parvas } = packOf(year);
    expect(festivals.length).toBeGreaterThanOrEqual(26);
    for (const { day } of festivals) expect(Number.isFinite(day)).toBe(true);
    for (const { window } of parvas.flatMap(({ observances }) => observances))
      if (window !== null) expect(window.to).toBeGreaterThanOrEqual(window.from);
  }
});
