import { expect, test } from 'vitest';
import { arc } from '../../../kernel/angle.ts';
import { TARA_GRAHAS } from '../engine.ts';
import { SURYA, suryaGanita } from '../surya-siddhanta/siddhanta.ts';
import { exactJya, tableJya } from './jya.ts';
import { motionAt } from './motion.ts';
import { isInRetrogradeArc } from './siddhanta.ts';

const text = suryaGanita(exactJya, 'none');
const days = Array.from({ length: 1200 }, (_, i) => 1_870_000 + i * 7.3);

/** Daily motions in minutes over 25 years, as measured by another program. */
const RANGES = {
  budha: [-58, 113],
  shukra: [-47, 76],
  mangala: [-39, 46],
  guru: [-8.6, 14.2],
  shani: [-5.2, 7.8],
} as const;

test.each(TARA_GRAHAS)('the motion of %s by the text’s rule stays in its range, and becomes retrograde', (graha) => {
  const motions = days.map((day) => text.tara(graha, day).motionByText * 60);
  const [least, most] = RANGES[graha];
  expect(Math.min(...motions)).toBeGreaterThan(least * 1.05);
  expect(Math.max(...motions)).toBeLessThan(most * 1.05);
  expect(Math.min(...motions)).toBeLessThan(0);
});

test('the Sun moves 56.8′ to 61.4′ a day, the Moon 721′ to 860′', () => {
  const sun = days.map((day) => text.sunMotion(day) * 60);
  const moon = days.map((day) => text.moonMotion(day) * 60);
  expect(Math.min(...sun)).toBeCloseTo(56.8, 0);
  expect(Math.max(...sun)).toBeCloseTo(61.4, 0);
  expect(Math.min(...moon)).toBeGreaterThan(719);
  expect(Math.max(...moon)).toBeLessThan(862);
});

test('a planet in retrograde motion is in the arc of II.52-55, except for a few days at the stations', () => {
  const disagree = TARA_GRAHAS.flatMap((graha) =>
    days.filter((day) => {
      const place = text.tara(graha, day);
      return motionAt(text, graha, day) < 0 !== isInRetrogradeArc(SURYA, graha, place.steps[3].kendra);
    }),
  );
  expect(disagree.length / days.length / TARA_GRAHAS.length).toBeLessThan(0.05);
});

test('the two kinds of sines differ by no more than 0.04 degrees in any planet', () => {
  const table = suryaGanita(tableJya, 'none');
  for (const graha of TARA_GRAHAS)
    for (const day of days.slice(0, 300))
      expect(Math.abs(arc(text.tara(graha, day).longitude, table.tara(graha, day).longitude))).toBeLessThan(0.06);
});
