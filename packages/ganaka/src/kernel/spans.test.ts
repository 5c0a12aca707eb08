import { expect, test } from 'vitest';
import { type Span, span } from './span.ts';
import { common, counted, outside, united } from './spans.ts';
import { jdUt } from './units.ts';

const of = (...pairs: readonly (readonly [number, number])[]): Span[] => pairs.map(([a, b]) => span(jdUt(a), jdUt(b)));
const DAY = span(jdUt(0), jdUt(60));

test('spans that overlap or meet are one, in whatever order they come', () => {
  expect(united(of([20, 30], [0, 10], [10, 15], [22, 25], [29, 31]))).toEqual(of([0, 15], [20, 31]));
});

test('what two sets have in common; spans that only meet have nothing', () => {
  expect(common(of([0, 10], [20, 40]), of([5, 25], [40, 50]))).toEqual(of([5, 10], [20, 25]));
});

test('what is left of a day', () => {
  expect(outside(DAY, [])).toEqual([DAY]);
  expect(outside(DAY, of([-5, 10], [20, 30], [55, 70]))).toEqual(of([10, 20], [30, 55]));
  expect(outside(DAY, of([-5, 60]))).toEqual([]);
  expect(outside(DAY, of([-9, -5], [60, 70]))).toEqual([DAY]);
});

test('when two of three sets hold', () => {
  const sets = [of([0, 30]), of([10, 40]), of([20, 50])];
  expect(counted(DAY, sets, (held) => held >= 2)).toEqual(of([10, 40]));
  expect(counted(DAY, sets, (held) => held === 0)).toEqual(of([50, 60]));
});
