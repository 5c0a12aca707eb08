import { describe, expect, test } from 'vitest';
import { overlap, span } from '../../../kernel/span.ts';
import { civilDay, jdUt } from '../../../kernel/units.ts';
import { type DayFrame, kalaOf } from '../../../rules/kala.ts';
import { bhanuSaptami } from '../catalog/bhanu-saptami.ts';
import { bhaumavatiAmavasya } from '../catalog/bhaumavati-amavasya.ts';
import { budhashtami } from '../catalog/budhashtami.ts';
import { somavatiAmavasya as somavati } from '../catalog/somavati-amavasya.ts';
import { metOnWeekday } from '../decide/decide.ts';
import { MASA } from '../occasion.ts';
import type { TithiFestival } from '../rule.ts';

/** A Monday, 3 January 2000; days of twelve hours that begin at the whole number. */
const MONDAY = 2451547;
const DAYS: readonly DayFrame[] = [-1, 0, 1, 2, 3].map((n) => ({
  civil: civilDay(MONDAY + n),
  sunrise: jdUt(n),
  sunset: jdUt(n + 0.5),
  nextSunrise: jdUt(n + 1),
}));
const meeting = (festival: TithiFestival, from: number, to: number, masa: number) =>
  metOnWeekday(festival, { masa }, span(jdUt(from), jdUt(to)), DAYS, (day) => kalaOf('before_sayahna', day));
/** In hours from Monday's sunrise. A muhurta is 48 minutes; sayahna begins at 9 h 36 min. */
const met = (festival: TithiFestival, from: number, to: number, masa: number = MASA.magha) =>
  meeting(festival, from / 24, to / 24, masa)?.first.day.civil ?? null;

describe('Somavati (Dharmasindhu 1, uddesha 21)', () => {
  test('a muhurta after Monday’s sunrise is enough, less is not', () => {
    expect(met(somavati, -22, 0.81)).toBe(MONDAY);
    expect(met(somavati, -22, 0.79)).toBeNull();
  });
  test('a muhurta before the end of aparahna is enough, less is not', () => {
    expect(met(somavati, 8.79, 33)).toBe(MONDAY);
    expect(met(somavati, 8.81, 33)).toBeNull();
  });
  test('amavasya that comes to Monday in sayahna or by night does not make it', () => {
    expect(met(somavati, 10, 34)).toBeNull();
    expect(met(somavati, 15, 38)).toBeNull();
  });
  test('other days have none, and no month is left out', () => {
    expect(met(somavati, 26, 47)).toBeNull();
    for (const masa of Object.values(MASA)) expect(met(somavati, 2, 26, masa)).toBe(MONDAY);
  });
  test('its hours are those of the tithi in the day', () => {
    const found = meeting(somavati, 0.25, 1.2, 1);
    const hours = found && overlap(found.first.kala, found.anga);
    expect(hours?.from).toBe(0.25);
    expect(hours?.to).toBeCloseTo(0.4, 12);
  });
});

describe('Budhashtami (Dharmasindhu 1, uddesha 14)', () => {
  test('is the bright eighth with Wednesday for a muhurta before sayahna', () => {
    expect(budhashtami.on.tithi).toBe(8);
    expect(met(budhashtami, 48 + 8.79, 48 + 30)).toBe(MONDAY + 2);
    expect(met(budhashtami, 48 + 8.81, 48 + 30)).toBeNull();
    expect(met(budhashtami, 2, 26)).toBeNull();
  });
  test('is not kept in Chaitra nor in the four months from Shravana', () => {
    const kept = Object.entries(MASA).filter(([, masa]) => met(budhashtami, 48, 70, masa) !== null);
    expect(kept.map(([name]) => name)).toEqual([
      'vaishakha',
      'jyeshtha',
      'ashadha',
      'margashirsha',
      'pausha',
      'magha',
      'phalguna',
    ]);
  });
});

describe('days of great merit (Dharmasindhu 1, uddesha 21)', () => {
  test('amavasya with Tuesday and the seventh of either half with Sunday', () => {
    expect(met(bhaumavatiAmavasya, 24 + 8.7, 48 + 8)).toBe(MONDAY + 1);
    expect(met(bhaumavatiAmavasya, 24 + 9, 48 + 8)).toBeNull();
    expect(met(bhanuSaptami, -24 + 1, 1)).toBe(MONDAY - 1);
    expect(met(bhanuSaptami, 0, 23)).toBeNull();
    expect(bhanuSaptami.on.tithi).toEqual([7, 22]);
  });
  test('are measured as Somavati, which the text does not say of them', () => {
    expect(bhanuSaptami.ladder.map(({ source }) => source.confidence)).toEqual(['general-knowledge']);
    expect(bhanuSaptami.observances).toMatchObject([{ source: { confidence: 'read-in-text' } }]);
  });
});
