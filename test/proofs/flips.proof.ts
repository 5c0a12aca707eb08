/**
 * The named flips, recomputed: one second beyond each the answer is another, one second before it the same. A sample of days and years; with
 * `FLIPS=whole` every day of Delhi from 1950 to 2050 and every festival of 1954 to 2035, which takes most of an hour.
 */

import { packOf } from 'ganaka/internal/jyotisha/festivals/pack.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { checkedDay, checkedFestival, nearestBySeconds, skyOf } from '../festivals/flips-checks.ts';
import { THIRD } from '../kit/test-app.ts';

const WHOLE = process.env.FLIPS === 'whole';
const known = engines(THIRD);

function* years(first: number, last: number, step: number): Generator<number, undefined> {
  for (let year = first; year <= last; year += step) yield year;
  return undefined;
}

interface Sum {
  flips: number;
  kept: number;
  without: number;
  narrow: number;
  knife: number;
}
const nothing = (): Sum => ({ flips: 0, kept: 0, without: 0, narrow: 0, knife: 0 });
function add(sum: Sum, flips: number, margin: number | null): void {
  sum.kept++;
  sum.flips += flips;
  if (margin === null) sum.without++;
  else if (Math.abs(margin) < 120) sum.knife++;
  else if (Math.abs(margin) < 1800) sum.narrow++;
}

test('every flip of the tithi-nirnaya of Delhi is where it is said to be', () => {
  const first = dayOf({ year: 1950, month: 1, day: 1 });
  const days = WHOLE ? 36_764 : 1000;
  const step = WHOLE ? 1 : 36;
  const sum = nothing();
  let sky = skyOf(known.drik);
  for (let i = 0; i < days; i++) {
    if (i % 400 === 0) sky = skyOf(known.drik);
    const { flips, margin, wrong } = checkedDay(sky, plusDays(first, i * step));
    expect(wrong).toEqual([]);
    add(sum, flips, margin);
  }
  console.log('tithi-nirnaya', sum);
});

test.each(['drik', 'true-chitra', 'surya-siddhanta'] as const)(
  'every flip of a festival under %s is where it is said to be',
  (key) => {
    const sum = nothing();
    for (const year of years(1954, 2035, WHOLE ? 1 : 27)) {
      const sky = skyOf(known[key]);
      const { festivals, parvas } = packOf(new FestivalYear(sky, year), () => true);
      for (const kept of [...festivals, ...parvas]) {
        const { flips, margin, wrong } = checkedFestival(sky, kept);
        expect(wrong).toEqual([]);
        add(sum, flips, margin);
      }
    }
    console.log('festivals', key, sum);
  },
);

test('no nearer change is found by trying every second up to half an hour', () => {
  const sky = skyOf(known.drik);
  for (const year of years(1960, 2030, WHOLE ? 7 : 35)) {
    const { festivals } = packOf(new FestivalYear(sky, year));
    for (const kept of festivals) {
      const { margin } = checkedFestival(sky, kept);
      const named = margin !== null && Math.abs(margin) <= 1800 ? Math.abs(margin) : null;
      expect(nearestBySeconds(sky, kept, 1800), `${kept.id} ${year}`).toBe(named);
    }
  }
});
