import { describe, expect, test } from 'vitest';
import type { Span } from '../kernel/span.ts';
import { civilDay, jdUt } from '../kernel/units.ts';
import { all, evaluate, not, wordOf } from './clause.ts';
import { coverOf, type DayFrame, type KalaId, kalaOf } from './kala.ts';
import { decide, type Ladder } from './ladder.ts';
import { type Meeting, meetingOf } from './meeting.ts';
import {
  always,
  bothTouch,
  factOf,
  firstMuhurtasBeforeSunset,
  firstVedhaMuhurtas,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondMuhurtasAfterSunrise,
} from './meeting-clauses.ts';
import type { Source } from './source.ts';

const customary: Source = { confidence: 'general-knowledge', gist: 'deepavali.first_evening_amavasya' };

/** Days of thirty ghatikas of light and thirty of night; times below are ghatikas from the first sunrise. */
const day = (n: number): DayFrame => ({
  civil: civilDay(2_460_000 + n),
  sunrise: jdUt(n),
  sunset: jdUt(n + 0.5),
  nextSunrise: jdUt(n + 1),
});
const DAYS = [day(-1), day(0), day(1), day(2)];
const tithi = (from: number, to: number): Span => ({ from: jdUt(from / 60), to: jdUt(to / 60) });
const met = (from: number, to: number, kala: KalaId): Meeting => {
  const meeting = meetingOf(tithi(from, to), DAYS, (each) => kalaOf(kala, each));
  if (meeting === null) throw new Error('the tithi meets no day');
  return meeting;
};

describe('karma-kala', () => {
  test('the fivefold day gives each part six of thirty ghatikas', () => {
    const madhyahna = kalaOf('madhyahna', day(0));
    expect(madhyahna.from * 60).toBeCloseTo(12, 9);
    expect(madhyahna.to * 60).toBeCloseTo(18, 9);
  });
  test('arunodaya is the four ghatikas before sunrise', () => {
    const { from, to } = kalaOf('arunodaya', day(1));
    expect([from * 60, to * 60].map(Math.round)).toEqual([56, 60]);
  });
  test('a point is covered or not', () => {
    expect(coverOf(kalaOf('sunrise', day(0)), tithi(-5, 1))).toBe(1);
    expect(coverOf(kalaOf('sunrise', day(0)), tithi(1, 30))).toBe(0);
  });
  test('half of pradosha is half', () => {
    expect(coverOf(kalaOf('pradosha', day(0)), tithi(33, 90))).toBeCloseTo(0.5, 9);
  });
});

const deepavali: Ladder = [
  { when: onlyFirstTouches, take: 'first', source: customary },
  { when: onlySecondTouches, take: 'second', source: customary },
  { when: bothTouch, take: 'second', source: customary },
  { when: neitherTouches, take: 'first', source: customary },
];

describe('the ladder', () => {
  const cases: [string, number, number, number][] = [
    ['a tithi that holds only the first evening takes the first day', 20, 80, 0],
    ['a tithi that holds only the second evening takes the second day', 40, 98, 1],
    ['a tithi that holds both evenings takes the second day', 32, 95, 1],
    ['a tithi that holds neither evening takes the first day', 37, 88, 0],
    ['a shrinking tithi takes its only day', 2, 56, 0],
  ];
  for (const [name, from, to, want] of cases)
    test(name, () => {
      expect(decide('toy', deepavali, met(from, to, 'pradosha')).civil).toBe(day(want).civil);
    });

  test('a growing tithi that touches three days is judged on the two that hold the kala', () => {
    const meeting = met(-3, 63, 'sangava');
    expect(meeting.met).toHaveLength(3);
    expect(meeting.first.day.civil).toBe(day(0).civil);
  });

  test('a measured rung looks at muhurtas of the day', () => {
    const ladder: Ladder = [
      { when: firstMuhurtasBeforeSunset(2), take: 'first', source: customary },
      { when: always, take: 'second', source: customary },
    ];
    expect(decide('toy', ladder, met(25, 85, 'daylight')).take).toBe('first');
    expect(decide('toy', ladder, met(27, 87, 'daylight')).take).toBe('second');
  });

  test('a rung may use a fact from outside', () => {
    const rohini = factOf('rohini_on_first');
    const ladder: Ladder = [
      { when: all(bothTouch, rohini), take: 'first', source: customary },
      { when: not(rohini), take: 'second', source: customary },
    ];
    const plain = met(32, 95, 'pradosha');
    expect(decide('toy', ladder, plain).take).toBe('second');
    expect(decide('toy', ladder, { ...plain, facts: new Set(['rohini_on_first']) }).take).toBe('first');
  });

  test('a ladder that leaves a case open stops loudly', () => {
    expect(() => decide('toy', deepavali.slice(0, 2), met(32, 95, 'pradosha'))).toThrow('rule toy: no rung');
  });

  test('a rung has a stable word', () => {
    expect(wordOf(all(bothTouch, firstVedhaMuhurtas(3)))).toBe('both_touch_and_first_vedha_muhurtas_3');
  });

  test('a rung gives the shares and the muhurtas it looked at', () => {
    const meeting = met(33, 84, 'pradosha');
    const [shares, muhurtas] = evaluate(all(bothTouch, secondMuhurtasAfterSunrise(10)), meeting).parts ?? [];
    expect(shares).toMatchObject({ clause: 'both_touch', holds: false, saw: { second: 0 } });
    expect(shares?.saw?.first).toBeCloseTo(0.5, 9); // three of the six ghatikas of pradosha
    expect(muhurtas?.saw?.amount).toBeCloseTo(12, 9); // of two ghatikas each, in days of thirty
  });

  test('a tithi of one day alone has nothing on a second', () => {
    const meeting = met(2, 56, 'pradosha');
    expect(meeting.second).toBeNull();
    expect(evaluate(secondMuhurtasAfterSunrise(1), meeting)).toMatchObject({ holds: false, saw: { amount: 0 } });
  });
});
