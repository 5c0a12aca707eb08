/** Every printed day of Nepal at hand: a newspaper's panchanga and the government's Rashtriya Panchangam. */
import { expect, test } from 'vitest';
import { measured, type NepalDayCase, within } from '../siddhanta/nepal-day-checks.ts';
import { textBeside } from './beside.ts';

const { cases }: { cases: readonly NepalDayCase[] } = JSON.parse(textBeside('oracles/nepal-day.json'));

test('the printed day of Nepal: 99 in 100 sunrises and ends, every vriddhi and kshaya', async () => {
  const found = await measured(cases);
  const figures = {
    sunrises: within(found.sunrises, 1),
    sunsets: within(found.sunsets, 1),
    ends: within(found.ends, 2),
    flags: found.flags,
  };
  expect(figures.sunrises, JSON.stringify(figures)).toBeGreaterThanOrEqual(0.99);
  expect(figures.sunsets, JSON.stringify(figures)).toBeGreaterThanOrEqual(0.99);
  expect(figures.ends, JSON.stringify(figures)).toBeGreaterThanOrEqual(0.99);
  expect(figures.flags.differ).toEqual([]);
});
