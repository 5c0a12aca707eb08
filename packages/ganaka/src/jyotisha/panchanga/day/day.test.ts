import { expect, test } from 'vitest';
import { suryaSiddhanta } from '../../../../test/kit/engines.ts';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { midnight } from '../../../kernel/civil.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { holds } from '../../../kernel/span.ts';
import { civilDay, plusDays } from '../../../kernel/units.ts';
import { isNone } from '../../../sky/engines/engine.ts';
import { angaSpanAt } from '../angas/angas.ts';
import { dayUnder } from './day.ts';
import { momentUnder } from './moment.ts';

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
    const { t, tithi } = momentUnder(sky, plusDays(DAY, i), plusDays(sky.noon(plusDays(DAY, i)), 0.1), 'time');
    const alone = angaSpanAt('tithi', sky, t);
    expect(tithi.number).toBe(alone.number);
    expect(tithi.from).toBeCloseTo(alone.from, 6);
    expect(tithi.to).toBeCloseTo(alone.to, 6);
  }
});

test('a tithi’s end is a karana’s end: the same instant to the last digit', () => {
  const { day, tithi } = momentUnder(sky, DAY);
  const ends = day.transitions('karana').map(({ to }) => to);
  expect(ends).toContain(tithi.to);
});

test('a moment lies in the day it is given, on a clock six hours from the Sun and with late sunrises too', () => {
  const far = suryaSiddhanta().skyOver(placeWithOffset('Bering Sea', 54.4, -168.5, 6.75), {
    bija: 'full',
    jya: 'exact',
  });
  for (let i = 0; i < 365; i += 5)
    for (let hour = 0; hour < 24; hour++) {
      const asked = plusDays(DAY, i);
      const { day, t } = momentUnder(far, asked, plusDays(midnight(asked, 6.75), (hour + 0.3) / 24), 'time');
      expect(holds(day.bounds, t)).toBe(true);
    }
});

test('a moment before the first sunrise after the polar night lies in the civil day of that sunrise', () => {
  const over = suryaSiddhanta().skyOver(placeWithOffset('Upernavik', 73.8, -52.6, -3), { bija: 'full', jya: 'exact' });
  const found: number[] = [];
  for (let i = 0; i < 365; i++)
    for (const hour of [2, 8, 14, 20]) {
      const asked = plusDays(DAY, i);
      const { day, t } = momentUnder(over, asked, plusDays(midnight(asked, -3), hour / 24), 'time');
      expect(holds(day.bounds, t)).toBe(true);
      if (day.hasSunrise && !isNone(day.nextSunrise) && t < Number(day.sunrise)) found.push(i);
    }
  expect(found.length).toBeGreaterThan(0);
});
