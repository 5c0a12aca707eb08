import { describe, expect, test } from 'vitest';
import { star, weekdayNumber } from '../../../../test/kit/toy-day.ts';
import type { VaraId } from '../angas/vara.ts';
import { agniVasa, dishaShula, homaAhuti, nakshatraShula, shivaVasa, type VasaMoment, yoginiVasa } from './vasa.ts';

const at = (changes: Partial<VasaMoment>): VasaMoment => ({
  tithi: 1,
  weekday: 1,
  moonNakshatra: 1,
  sunNakshatra: 1,
  ...changes,
});

describe('agni vasa (MC 2.36)', () => {
  const cases: [tithi: number, weekday: number, place: string, good: boolean, effect: string][] = [
    [1, 1, 'bhuloka', true, 'homa.good'], // 1+1+1 = 3 left: saukhya
    [1, 2, 'bhuloka', true, 'homa.good'], // 0 left: saukhya
    [1, 3, 'svarga', false, 'homa.bad'], // 1 left
    [1, 4, 'patala', false, 'homa.loss'], // 2 left: artha-nasha
    [30, 7, 'patala', false, 'homa.loss'], // 38: 2 left
    [16, 1, 'patala', false, 'homa.loss'], // the dark half counts on: 18, not 3
  ];
  for (const [tithi, weekday, place, good, effect] of cases)
    test(`tithi ${tithi} on weekday ${weekday}, remainder ${(tithi + 1 + weekday) % 4}: fire in ${place}`, () =>
      expect(agniVasa(at({ tithi, weekday }))).toEqual({ place, good, effect }));
});

describe('homa ahuti (MC 2.35)', () => {
  test("the first three nakshatras are the Sun's own: not wished", () =>
    expect(homaAhuti(at({ sunNakshatra: 26, moonNakshatra: 1 }))).toEqual({ graha: 'surya', good: false }));
  test('the next three are Mercury’s: wished', () =>
    expect(homaAhuti(at({ sunNakshatra: 26, moonNakshatra: 2 }))).toEqual({ graha: 'budha', good: true }));
  const NINE = ['surya', 'budha', 'shukra', 'shani', 'chandra', 'mangala', 'guru', 'rahu', 'ketu'];
  const WISHED = ['budha', 'shukra', 'chandra', 'guru'];
  NINE.forEach((graha, i) => {
    test(`nakshatras ${3 * i + 1} to ${3 * i + 3} from the Sun’s are of ${graha}, the next are not`, () => {
      for (const step of [0, 1, 2])
        expect(homaAhuti(at({ moonNakshatra: 3 * i + step + 1 }))).toEqual({ graha, good: WISHED.includes(graha) });
      expect(homaAhuti(at({ moonNakshatra: ((3 * i + 3) % 27) + 1 })).graha).not.toBe(graha);
    });
  });
  test('the last three are Ketu’s', () =>
    expect(homaAhuti(at({ sunNakshatra: 2, moonNakshatra: 1 })).graha).toBe('ketu'));
});

describe('shiva vasa (practice: twice the tithi and five, by seven)', () => {
  const places: [place: string, good: boolean, tithis: number[]][] = [
    ['kailasa', true, [5, 12, 19, 26]],
    ['gauri', true, [2, 9, 16, 23, 30]],
    ['vrishabha', true, [6, 13, 20, 27]],
    ['sabha', false, [3, 10, 17, 24]],
    ['bhojana', false, [7, 14, 21, 28]],
    ['krida', false, [4, 11, 18, 25]],
    ['shmashana', false, [1, 8, 15, 22, 29]],
  ];
  const month = [...Array(30).keys()].map((i) => i + 1);
  for (const [place, good, tithis] of places)
    test(`${place}: tithis ${tithis.join(', ')} and no other`, () => {
      expect(month.filter((tithi) => shivaVasa(at({ tithi })).place === place)).toEqual(tithis);
      for (const tithi of tithis) expect(shivaVasa(at({ tithi })).good).toBe(good);
    });
});

describe('disha shula (MC 11.10)', () => {
  const week: [VaraId, string][] = [
    ['monday', 'east'],
    ['saturday', 'east'],
    ['thursday', 'south'],
    ['sunday', 'west'],
    ['friday', 'west'],
    ['tuesday', 'north'],
    ['wednesday', 'north'],
  ];
  for (const [vara, direction] of week)
    test(`${vara}: not to the ${direction}`, () =>
      expect(dishaShula(at({ weekday: weekdayNumber(vara) }))).toBe(direction));
  test('Jyeshtha forbids the east, Hasta nothing', () => {
    expect(nakshatraShula(at({ moonNakshatra: star('jyeshtha') }))).toBe('east');
    expect(nakshatraShula(at({ moonNakshatra: star('purva_bhadrapada') }))).toBe('south');
    expect(nakshatraShula(at({ moonNakshatra: star('rohini') }))).toBe('west');
    expect(nakshatraShula(at({ moonNakshatra: star('uttara_phalguni') }))).toBe('north');
    expect(nakshatraShula(at({ moonNakshatra: star('hasta') }))).toBeNull();
  });
});

describe('yogini (MC 11.34)', () => {
  const verse: [direction: string, tithis: number[]][] = [
    ['east', [1, 9]],
    ['southeast', [3, 11]],
    ['south', [5, 13]],
    ['southwest', [4, 12]],
    ['west', [6, 14]],
    ['northwest', [7, 15]],
    ['north', [2, 10]],
    ['northeast', [8, 30]],
  ];
  for (const [direction, tithis] of verse)
    test(`${direction}: tithis ${tithis.join(' and ')} and no other of the bright half`, () => {
      const found = [...Array(15).keys()]
        .map((i) => i + 1)
        .concat(30)
        .filter((tithi) => yoginiVasa(at({ tithi })) === direction);
      expect(found).toEqual(tithis);
    });
  test('the dark half has the same places', () => expect(yoginiVasa(at({ tithi: 24 }))).toBe('east'));
});
