import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ahead, arc } from '../../../kernel/angle.ts';
import { sidereal } from '../../../kernel/units.ts';
import { bhavaChalit } from './bhava.ts';

const anyDeg = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const anyAxes = fc.record({ lagna: anyDeg.map(sidereal), mc: anyDeg.map(sidereal) });

test('with the midheaven ninety degrees behind the lagna the houses are equal', () => {
  const { houses } = bhavaChalit({ lagna: sidereal(10), mc: sidereal(280) });
  expect(houses.map(({ madhya }) => Math.round(madhya))).toEqual([
    10, 40, 70, 100, 130, 160, 190, 220, 250, 280, 310, 340,
  ]);
  expect(Math.round(houses[0]?.start ?? 0)).toBe(355);
});

test('a graha at a madhya has full strength, at a sandhi none, halfway half (Phaladeepika 15.14)', () => {
  const { placeOf } = bhavaChalit({ lagna: sidereal(10), mc: sidereal(280) });
  expect(placeOf(10)).toEqual({ house: 1, strength: 1 });
  expect(placeOf(17.5).strength).toBeCloseTo(0.5, 9);
  expect(placeOf(25)).toEqual({ house: 2, strength: 0 });
  expect(placeOf(24.999).house).toBe(1);
  expect(placeOf(354.9)).toMatchObject({ house: 12 });
});

test('whatever the axes, the houses fill the circle, each ends where the next begins, and every place is in the house that holds it', () => {
  fc.assert(
    fc.property(anyAxes, anyDeg, (axes, deg) => {
      const { houses, placeOf, reversed } = bhavaChalit(axes);
      houses.forEach(({ end }, n) => {
        expect(arc(end, houses[(n + 1) % 12]?.start ?? Number.NaN)).toBeCloseTo(0, 6);
      });
      const { house, strength } = placeOf(deg);
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThanOrEqual(1);
      const { start = 0, end = 0 } = houses[house - 1] ?? {};
      const [from, to] = reversed ? [end, start] : [start, end];
      // a place on the very joint may be counted to either house
      const onJoint = Math.min(Math.abs(arc(from, deg)), Math.abs(arc(to, deg))) < 1e-9;
      expect(onJoint || ahead(from, deg) <= ahead(from, to)).toBe(true);
    }),
  );
});
