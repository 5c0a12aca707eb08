import { expect, test } from 'vitest';
import { bhujaDeg, exactJya, RSINES, RVERSINES, tableJya } from './jya.ts';

test('the table is built by the rule of II.15-16: each difference lessens by the sine over 225', () => {
  for (let i = 1; i < 23; i++) {
    const before = (RSINES[i] ?? 0) - (RSINES[i - 1] ?? 0);
    const after = (RSINES[i + 1] ?? 0) - (RSINES[i] ?? 0);
    expect(Math.abs(before - after - (RSINES[i] ?? 0) / 225)).toBeLessThan(1.6);
  }
});

test('a versed sine is the radius less the sine of the complement (II.22-27)', () => {
  expect(RVERSINES[1]).toBe(7);
  expect(RVERSINES[24]).toBe(3438);
});

test('signs follow the quadrants', () => {
  for (const jya of [exactJya, tableJya]) {
    expect(Math.sign(jya.sin(100))).toBe(1);
    expect(Math.sign(jya.sin(200))).toBe(-1);
    expect(Math.sign(jya.cos(100))).toBe(-1);
    expect(Math.sign(jya.difference(300))).toBe(1);
    expect(jya.arc(-3438)).toBe(-90);
    expect(jya.arc(9999)).toBe(90);
  }
});

test('the bhuja is what is passed in odd quadrants and what is to come in even ones (II.30)', () => {
  expect([30, 150, 210, 330].map(bhujaDeg)).toEqual([30, 30, 30, 30]);
});
