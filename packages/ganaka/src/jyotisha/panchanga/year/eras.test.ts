import { describe, expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { dayOf, isoDate, midnight } from '../../../kernel/civil.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt } from '../../../kernel/units.ts';
import { aharganaOf, erasIn, KALI_EPOCH, newYearsOf, pratipadaDay } from './eras.ts';
import { lunationAround } from './lunar-months.ts';

const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), {});
const on = (year: number, month: number, day: number) => midnight(dayOf({ year, month, day }), 5.5);

test('ahargana is JD − 588465.5 + 75.78333/360', () => {
  expect(aharganaOf(jdUt(2_451_545))).toBeCloseTo(2_451_545 - 588_465.5 + 75.78333 / 360, 9);
  expect(aharganaOf(KALI_EPOCH)).toBe(0);
});

describe('the differences of Jyotirnibandha', () => {
  for (const [year, month] of [
    [2026, 8],
    [1954, 5],
    [79, 8],
    [-500, 8],
  ] as const)
    test(`hold in ${year}`, () => {
      const t = on(year, month, 15);
      const eras = erasIn(sky, lunationAround(sky, t));
      expect(eras.shaka).toBe(year - 78);
      expect(eras.vikram - eras.shaka).toBe(135);
      expect(eras.kaliExpired - eras.shaka).toBe(3179);
      expect(eras.yudhishthira - eras.shaka).toBe(2526);
      expect(eras.vikramKartikadi).toBe(eras.vikram - 1);
    });
});

test('the Shaka year grows by one on each Chaitra shukla 1 and on no other day', () => {
  let last: number | null = null;
  for (let day = dayOf({ year: 2020, month: 1, day: 1 }); day < dayOf({ year: 2024, month: 1, day: 1 }); day++) {
    const t = jdUt(day);
    const month = lunationAround(sky, t);
    const { shaka } = erasIn(sky, month);
    if (last !== null && shaka !== last) {
      expect([shaka, month.masa]).toEqual([last + 1, 1]);
      expect(t - month.from).toBeLessThan(1);
    }
    last = shaka;
  }
});

test('the running year began before the day and less than thirteen months ago', () => {
  for (const [month, day] of [
    [1, 5],
    [3, 30],
    [4, 20],
    [11, 14],
  ] as const) {
    const t = on(2026, month, day);
    const { chaitra, kartika } = newYearsOf(sky, lunationAround(sky, t));
    for (const began of [chaitra, kartika]) {
      expect(t - began).toBeGreaterThanOrEqual(0);
      expect(t - began).toBeLessThan(390);
    }
    expect(isoDate(pratipadaDay(sky, chaitra))).toMatch(/^202[56]-(03|04)-/);
  }
});
