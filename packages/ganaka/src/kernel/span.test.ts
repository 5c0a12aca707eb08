import { expect, test } from 'vitest';
import { overlap, part, partsFrom, span, split } from './span.ts';
import { jdUt } from './units.ts';

const day = span(jdUt(100), jdUt(115));

test('the eighth of fifteen muhurtas is the middle one', () => {
  expect(part(day, 8, 15)).toEqual({ from: 107, to: 108 });
});

test('parts lie end to end and end where the whole ends', () => {
  const parts = split(day, 7);
  for (let i = 1; i < parts.length; i++) expect(parts[i]?.from).toBeCloseTo(parts[i - 1]?.to ?? 0, 9);
  expect(parts.at(-1)?.to).toBe(day.to);
});

test('aparahna is the fourth of five parts, three muhurtas long', () => {
  expect(partsFrom(day, 10, 12, 15)).toEqual({ from: 109, to: 112 });
});

test('a span that only meets another covers nothing of it', () => {
  expect(overlap(day, span(jdUt(115), jdUt(120)))).toBeNull();
});
