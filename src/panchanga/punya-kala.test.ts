/** Dharmasindhu 1, uddesha 2, rule by rule, under a Sun that rises at six and sets at eighteen. */
import { describe, expect, test } from 'vitest';
import { toyEngine } from '../../test/toy-engine.ts';
import { isNone } from '../engines/engine.ts';
import { placeWithOffset } from '../kernel/place.ts';
import { civilDay, type JdUt, jdUt } from '../kernel/units.ts';
import { punyaKala } from './punya-kala.ts';

// at longitude 0 on the clock of Greenwich the toy Sun rises at 6:00 and sets at 18:00
const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('Greenwich', 51.5, 0, 0), {});
const DAY = civilDay(2_460_000);
const at = (hour: number): JdUt => jdUt(DAY - 0.5 + hour / 24);
const KARKA = 4;
const MAKARA = 10;

function found(rashi: number, hour: number): [day: number, from: number, to: number] {
  const holy = punyaKala(sky, { rashi, at: at(hour) });
  if (isNone(holy)) throw new Error(holy.none);
  const hourOf = (t: JdUt) => Math.round((t - (DAY - 0.5)) * 24 * 1000) / 1000;
  return [holy.day - DAY, hourOf(holy.window.from), hourOf(holy.window.to)];
}

describe('by day', () => {
  test('Mesha and Tula: fifteen ghatikas before and after', () => {
    expect(found(1, 12)).toEqual([0, 6, 18]);
    expect(found(7, 13)).toEqual([0, 7, 18]);
  });
  test('Vrishabha and its class: sixteen before', () => expect(found(2, 14)).toEqual([0, 7.6, 14]));
  test('Mithuna and its class: sixteen after', () => expect(found(3, 9)).toEqual([0, 9, 15.4]));
  test('Karka: thirty before, within daylight', () => expect(found(KARKA, 15)).toEqual([0, 6, 15]));
  test('Makara: forty after, within daylight', () => expect(found(MAKARA, 15)).toEqual([0, 15, 18]));
  test('with less than two ghatikas of day left Mithuna takes those before', () =>
    expect(found(3, 17.5)).toEqual([0, 11.1, 17.5]));
  test('within two ghatikas after sunrise Vrishabha takes those after', () =>
    expect(found(2, 6.5)).toEqual([0, 6.5, 12.9]));
});

describe('by night', () => {
  test('before midnight the second half of that day', () => expect(found(2, 22)).toEqual([0, 12, 18]));
  test('after midnight the first half of the next', () => expect(found(2, 26)).toEqual([1, 30, 36]));
  test('Makara always the next day', () => expect(found(MAKARA, 20)).toEqual([1, 30, 36]));
  test('Karka the day before', () => expect(found(KARKA, 27)).toEqual([0, 12, 18]));
  test('Karka in the morning twilight the day that comes', () => expect(found(KARKA, 29.5)).toEqual([1, 30, 36]));
});

test('where the Sun does not rise there is none', () => {
  const dark = toyEngine('drik', 'drik').skyOver(placeWithOffset('pole', 80, 0, 0), {});
  expect(punyaKala(dark, { rashi: 1, at: at(12) })).toEqual({ none: 'always_down' });
});
