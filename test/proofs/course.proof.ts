/**
 * The courses that `/why` shows, against trying every second of twelve hours: some festivals and some days. With
 * `COURSE=whole` every festival of three years and three hundred days.
 */

import { packOf } from 'ganaka/internal/jyotisha/festivals/pack.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { wrongInDay, wrongInFestival } from '../festivals/course-checks.ts';
import { skyOf } from '../festivals/flips-checks.ts';
import { THIRD } from '../kit/test-app.ts';

const WHOLE = process.env.COURSE === 'whole';
const known = engines(THIRD);
const KEYS = ['drik', 'true-chitra', 'surya-siddhanta'] as const;

test.each(KEYS)('courses of festivals under %s', (key) => {
  let checked = 0;
  for (const year of WHOLE ? [2024, 2026, 2028] : [2026]) {
    const sky = skyOf(known[key]);
    const { festivals, parvas } = packOf(new FestivalYear(sky, year), () => true);
    for (const kept of WHOLE ? [...festivals, ...parvas] : festivals.slice(0, 12)) {
      const wrong = wrongInFestival(sky, kept, 1);
      if (wrong === null) continue;
      expect(wrong).toEqual([]);
      checked++;
    }
  }
  console.log('courses of festivals', key, checked);
  expect(checked).toBeGreaterThan(5);
});

test.each(KEYS)('courses of days under %s', (key) => {
  const sky = skyOf(known[key]);
  const first = dayOf({ year: 2025, month: 3, day: 1 });
  for (let i = 0; i < (WHOLE ? 300 : 10); i++) expect(wrongInDay(sky, plusDays(first, i), 1)).toEqual([]);
});
