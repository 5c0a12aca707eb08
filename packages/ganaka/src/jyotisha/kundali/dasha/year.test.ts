import { expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt } from '../../../kernel/units.ts';
import { yearsAfter } from './year.ts';

const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('', 0, 0, 0), { node: 'mean' });
const BIRTH = jdUt(2_448_000.25);

test('constant years are counted in days', () => {
  expect(yearsAfter(sky, BIRTH, 'julian')(2) - BIRTH).toBeCloseTo(730.5, 6);
  expect(yearsAfter(sky, BIRTH, 'savana')(-1) - BIRTH).toBeCloseTo(-360, 6);
  expect(yearsAfter(sky, BIRTH, 'sidereal')(1) - BIRTH).toBeCloseTo(sky.siderealYearDays, 6);
});

test('after whole solar years the Sun is where he was at birth, before it too', () => {
  const at = yearsAfter(sky, BIRTH, 'solar');
  for (const years of [-19, 0, 1, 60, 101]) {
    expect(sky.longitude('surya', at(years))).toBeCloseTo(sky.longitude('surya', BIRTH), 5);
    expect((at(years) - BIRTH) / 365.2564).toBeCloseTo(years, 2);
  }
});
