import { describe, expect, test } from 'vitest';
import { span } from '../../kernel/span.ts';
import { jdUt } from '../../kernel/units.ts';
import { abhijit, eighth, godhuliHalf, isForbidden, praharaOf } from './day-muhurtas.ts';

const DAYLIGHT = span(jdUt(0), jdUt(15));

test('Abhijit is the eighth of fifteen: its middle is noon', () => {
  expect(abhijit(DAYLIGHT)).toEqual(span(jdUt(7), jdUt(8)));
});

describe('muhurtas that the weekday forbids (Muhurta Chintamani 6.54)', () => {
  const forbidden = (weekday: number) =>
    Array.from({ length: 30 }, (_, i) => i + 1).filter((n) => isForbidden(weekday, n));
  test('Sunday Aryaman, Monday Brahma and Nirriti, Wednesday Abhijit, Saturday Shiva and Sarpa', () => {
    expect([1, 2, 4, 7].map(forbidden)).toEqual([[14], [9, 12], [8], [1, 2]]);
  });
  test('Tuesday Pitri by day and Agni, who rules the seventh of the night', () =>
    expect(forbidden(3)).toEqual([4, 22]));
  test('Thursday Apah and Nirriti, Friday Brahma and Pitri', () => {
    expect([5, 6].map(forbidden)).toEqual([
      [6, 12],
      [4, 9],
    ]);
  });
});

test('gulika is Saturn’s eighth and yamaganda Jupiter’s, counted from the day’s lord (BPHS 3.66-3.69)', () => {
  const whole = span(jdUt(0), jdUt(8));
  for (let weekday = 1; weekday <= 7; weekday++) {
    const from = (lord: number) => (lord - weekday + 7) % 7;
    expect(eighth('gulika_kala', weekday, whole).from).toBe(from(7));
    expect(eighth('yamaganda', weekday, whole).from).toBe(from(5));
  }
});

test('Rahu kala by vara, as almanacs print it: the eighth, second, seventh, fifth, sixth, fourth and third part', () => {
  const whole = span(jdUt(0), jdUt(8));
  const parts = [1, 2, 3, 4, 5, 6, 7].map((weekday) => eighth('rahu_kala', weekday, whole).from + 1);
  expect(parts).toEqual([8, 2, 7, 5, 6, 4, 3]);
});

test('praharas: four by day, four by night, each in order', () => {
  const all = Array.from({ length: 30 }, (_, i) => praharaOf(i + 1));
  expect(all[0]).toBe(1);
  expect(all[14]).toBe(4);
  expect(all[15]).toBe(5);
  expect(all[29]).toBe(8);
  expect([...all].sort((a, b) => a - b)).toEqual(all);
});

test('godhuli: Thursday asks for the half after sunset, Saturday for the half before it, no other vara for either (MC 6.102)', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(godhuliHalf)).toEqual([
    null,
    null,
    null,
    null,
    'after_sunset',
    null,
    'before_sunset',
  ]);
});
