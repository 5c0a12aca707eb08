import { expect, test } from 'vitest';
import { jdUt } from '../../kernel/units.ts';
import { correctedBy } from '../../sky/engines/siddhantic/madhyama.ts';
import {
  CIVIL_DAYS,
  INTERCALARY_MONTHS,
  LUNAR_DAYS,
  OMITTED_LUNAR_DAYS,
  REVOLUTIONS,
  SIDEREAL_DAYS,
  SOLAR_MONTHS,
} from '../../sky/engines/surya-siddhanta/constants.ts';
import { SURYA } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { aharganaAt, fromPrabhava, lordsOf } from './madhyama.ts';

test('the numbers of I.34-39 follow from one another', () => {
  expect(SIDEREAL_DAYS - REVOLUTIONS.surya).toBe(CIVIL_DAYS);
  expect(LUNAR_DAYS - CIVIL_DAYS).toBe(OMITTED_LUNAR_DAYS);
  expect(REVOLUTIONS.chandra - REVOLUTIONS.surya).toBe(LUNAR_DAYS / 30);
  expect(LUNAR_DAYS / 30 - SOLAR_MONTHS).toBe(INTERCALARY_MONTHS);
});

test('every bija divides by four, so that the epoch stays as it is', () => {
  const [full, none] = [correctedBy(SURYA, 'full'), correctedBy(SURYA, 'none')];
  for (const mover of ['chandra_mandocca', 'rahu', 'budha', 'guru', 'shukra', 'shani'] as const)
    expect(Math.abs(full[mover] - none[mover]) % 4).toBe(0);
  expect(full.surya).toBe(none.surya);
});

test('mean midnight at Ujjain is a whole day', () => {
  expect(aharganaAt(jdUt(588465.5 - 75.78333 / 360))).toBeCloseTo(0, 9);
});

test('lords of day, month and year start from the Sun at creation', () => {
  expect(lordsOf(0)).toEqual({ day: 1, month: 1, year: 1 });
  expect(lordsOf(6)).toMatchObject({ day: 7 });
  expect(lordsOf(30)).toMatchObject({ month: 3 });
  expect(lordsOf(360)).toMatchObject({ year: 4 });
});

test('Vijaya is the 27th from Prabhava', () => {
  expect(fromPrabhava(1)).toBe(27);
  expect(fromPrabhava(35)).toBe(1);
});
