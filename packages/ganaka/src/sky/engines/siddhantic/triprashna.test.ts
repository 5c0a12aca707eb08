import { expect, test } from 'vitest';
import { ayanamsaAt } from '../surya-siddhanta/siddhanta.ts';
import { exactJya } from './jya.ts';
import { asuOf, deshaAt, hourOfShanku, LANKA, risenAfter, samaKarna, shankuAt } from './triprashna.ts';

const YEAR = 365.258756481;

test('the precession is nothing at 3600 years after Kali, 27 degrees at 5400 and −27 at 1800', () => {
  expect(ayanamsaAt(3600 * YEAR)).toBeCloseTo(0, 4);
  expect(ayanamsaAt(5400 * YEAR)).toBeCloseTo(27, 4);
  expect(ayanamsaAt(1800 * YEAR)).toBeCloseTo(-27, 4);
});

test('in a century of our age it grows by 90 minutes', () => {
  expect((ayanamsaAt(5000 * YEAR) - ayanamsaAt(4900 * YEAR)) * 60).toBeCloseTo(90, 3);
});

test('the twelve signs rise in a turn of the stars, whatever the latitude', () => {
  for (const lat of [-60, -10, 0, 23.15, 38.9, 60]) {
    const { rising } = deshaAt(exactJya, lat);
    expect(rising?.until.at(-1)).toBeCloseTo(21600, 6);
  }
});

test('where some signs never rise there are no rising times', () => {
  expect(deshaAt(exactJya, 70).rising).toBeNull();
  expect(deshaAt(exactJya, 90).rising).toBeNull();
});

test('from a place to its asu and back', () => {
  for (let deg = 0.5; deg < 360; deg += 11) expect(risenAfter(LANKA, asuOf(LANKA, deg))).toBeCloseTo(deg, 9);
});

test('on the prime vertical the shadow has the hypotenuse of III.25-27', () => {
  const desha = deshaAt(exactJya, 30);
  const karna = samaKarna(exactJya, desha, 15) ?? 0;
  const hour = hourOfShanku(exactJya, desha, 15, (12 * 3438) / karna) ?? 0;
  expect(shankuAt(exactJya, desha, 15, hour).karna).toBeCloseTo(karna, 6);
  expect(samaKarna(exactJya, desha, -15)).toBeNull();
});

test('below the horizon there is no shadow', () => {
  expect(shankuAt(exactJya, deshaAt(exactJya, 30), 0, 7000).shadow).toBeNull();
});
