import { expect, test } from 'vitest';
import { toyEngine } from '../../test/toy-engine.ts';
import { placeWithOffset } from '../kernel/place.ts';
import { civilDay, plusDays } from '../kernel/units.ts';
import { angaSpanAt } from './angas.ts';
import { dayUnder } from './day.ts';

const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), {});
const DAY = civilDay(2_461_359);

test('the runs of an anga touch one another and cover sunrise to sunrise', () => {
  for (let i = 0; i < 60; i++) {
    const day = dayUnder(sky, plusDays(DAY, i));
    for (const anga of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
      const runs = day.transitions(anga);
      expect(runs[0]?.from).toBeLessThanOrEqual(day.bounds.from);
      expect(runs.at(-1)?.to).toBeGreaterThanOrEqual(day.bounds.to);
      runs.slice(1).forEach((run, n) => {
        expect(run.from).toBe(runs[n]?.to);
      });
    }
  }
});

test('the anga of the moment is the one solved on its own', () => {
  for (let i = 0; i < 60; i++) {
    const day = dayUnder(sky, plusDays(DAY, i), plusDays(sky.noon(plusDays(DAY, i)), 0.1), 'time');
    const alone = angaSpanAt('tithi', sky, day.t);
    expect(day.tithi.number).toBe(alone.number);
    expect(day.tithi.from).toBeCloseTo(alone.from, 6);
    expect(day.tithi.to).toBeCloseTo(alone.to, 6);
  }
});

test('a tithi’s end is a karana’s end: the same instant to the last digit', () => {
  const day = dayUnder(sky, DAY);
  const ends = day.transitions('karana').map(({ to }) => to);
  expect(ends).toContain(day.tithi.to);
});
