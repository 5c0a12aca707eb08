import { describe, expect, test } from 'vitest';
import { dayNumber, tithisFrom, toyNirnaya } from '../../../../test/kit/toy-nirnaya.ts';
import { TITHI_RULES } from '../../../rules/tables/tithi-nirnaya.ts';
import { nirnayaOf } from './nirnaya.ts';

/** The day given to tithi `number` that runs from `from` to `to` ghatikas; it must touch day 1. */
function dayOf(number: number, from: number, to: number): number {
  const tithis = tithisFrom(number === 1 ? 30 : number - 1, from - 60, [from, to, to + 60]);
  const found = nirnayaOf(toyNirnaya(1, tithis)).candidates.find(({ tithi }) => tithi.number === number);
  return dayNumber(found?.on ?? 0);
}

/** Each rule: a run on which it takes the earlier day, and one on which it takes the later; null where it never does. */
const cases: [rule: string, tithi: number, earlier: [number, number] | null, later: [number, number]][] = [
  ['shukla_pratipada', 1, [22, 80], [25, 82]],
  ['krishna_pratipada', 16, null, [10, 70]],
  ['shukla_dvitiya', 2, null, [10, 70]],
  ['krishna_dvitiya', 17, [12, 70], [18, 76]],
  ['tritiya', 3, [5, 63], [5, 68]],
  ['chaturthi', 4, null, [10, 70]],
  ['panchami', 5, [25, 82], [27, 85]],
  ['shashthi', 6, null, [10, 70]],
  ['saptami', 7, [25, 82], [29, 87]],
  ['shukla_ashtami', 8, null, [10, 70]],
  ['krishna_ashtami', 23, [25, 82], [27, 85]],
  ['navami', 9, [25, 82], [27, 85]],
  ['dashami', 25, [25, 82], [27, 85]],
  ['dvadashi', 12, [25, 82], [27, 85]],
  ['shukla_trayodashi', 13, [25, 82], [27, 85]],
  ['krishna_trayodashi', 28, null, [10, 70]],
  ['shukla_chaturdashi', 14, null, [10, 70]],
  ['krishna_chaturdashi', 29, [25, 82], [27, 85]],
  ['purnima_amavasya', 30, null, [10, 70]],
];

describe('the general decision of each tithi', () => {
  test('every rule has a case here, and every tithi but the eleventh has one rule', () => {
    expect(cases.map(([rule]) => rule).sort()).toEqual(TITHI_RULES.map(({ id }) => id).sort());
    const covered = TITHI_RULES.flatMap(({ tithis }) => tithis).sort((a, b) => a - b);
    expect(covered).toEqual([...Array(30).keys()].map((i) => i + 1).filter((n) => n !== 11 && n !== 26));
  });
  for (const [rule, tithi, earlier, later] of cases) {
    if (earlier !== null)
      test(`${rule}: from ${earlier[0]} to ${earlier[1]} ghatikas the earlier day`, () =>
        expect(dayOf(tithi, ...earlier)).toBe(0));
    test(`${rule}: from ${later[0]} to ${later[1]} ghatikas the later day`, () =>
      expect(dayOf(tithi, ...later)).toBe(1));
  }
  // daylight is fifteen muhurtas of two ghatikas: three are six, six are twelve
  const THIRD: [name: string, from: number, to: number, day: number][] = [
    ['less than three muhurtas of the second, less than three of the third next day', 5, 65, 0],
    ['less than three of the second, three of the third next day', 5, 66, 1],
    ['three of the second, less than three of the third next day', 6, 65, 1],
    ['three of both', 6, 66, 1],
  ];
  for (const [name, from, to, day] of THIRD)
    test(`tritiya: ${name}: day ${day} (Dharmasindhu 1, uddesha 9)`, () => {
      expect(dayOf(3, from, to)).toBe(day);
      expect(dayOf(18, from, to)).toBe(day);
    });
  test('shashthi: with less than six muhurtas of the fifth the earlier day is allowed too, and said so (uddesha 12)', () => {
    const because = (from: number) => {
      const sixth = nirnayaOf(toyNirnaya(1, tithisFrom(5, from - 60, [from, from + 58]))).candidates[0];
      expect(dayNumber(sixth?.on ?? 0)).toBe(1);
      return sixth?.because;
    };
    expect(because(11.9)).toBe('not_first_vedha_muhurtas_6');
    expect(because(12)).toBe('always');
  });
  test('no rule asks when the tithi fills the light of the earlier day: it is that day', () => {
    for (const [rule, tithi] of cases) expect(dayOf(tithi, -1, 62), rule).toBe(0);
  });
  test('a tithi that has the whole daylight of a day needs no decision: even one wanted with the next', () =>
    expect(dayOf(4, 58, 119)).toBe(1));
  test('the fifth with enough before sunset yields to the day it fills from sunrise to sunset', () =>
    expect(dayOf(5, 25, 91)).toBe(1));
  test('a kshaya tithi takes its only day', () => expect(dayOf(8, 62, 118)).toBe(1));
});

describe('the decision for a day', () => {
  test('a day with two tithis decided for it is kept as the one at sunrise', () => {
    // the bright eighth ends on day 1 and wants the later day, the ninth begins there and wants the earlier one
    const nirnaya = nirnayaOf(toyNirnaya(1, tithisFrom(8, 10, [70, 130])));
    expect(nirnaya.decided).toMatchObject({ tithi: 8, rule: 'shukla_ashtami', viddha: 'para' });
    expect(nirnaya.candidates.map(({ on }) => dayNumber(on))).toEqual([1, 1]);
  });
  test('a day with none decided for it is kept as the tithi at sunrise, which counts as whole', () => {
    // the fifth went to the day before, the sixth goes to the day after
    const nirnaya = nirnayaOf(toyNirnaya(1, tithisFrom(5, 10, [70, 130])));
    expect(nirnaya.decided).toMatchObject({ tithi: 5, rule: 'sakalya' });
  });
  test('the shares of the kalas are given for each tithi', () => {
    const [eighth, ninth] = nirnayaOf(toyNirnaya(1, tithisFrom(8, 10, [75, 130]))).candidates;
    expect(eighth?.touches.sunrise).toBe(1);
    expect(eighth?.touches.madhyahna).toBeCloseTo(0.5, 9);
    expect(ninth?.touches.madhyahna).toBeCloseTo(0.5, 9);
    expect(ninth?.touches.sunrise).toBeUndefined();
  });
});
