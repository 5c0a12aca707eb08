import { expect, test } from 'vitest';
import { span } from '../kernel/span.ts';
import { civilDay, jdUt } from '../kernel/units.ts';
import { decide } from '../rules/ladder.ts';
import type { Meeting } from '../rules/meeting.ts';
import { KARKA_RULE, MAKARA_RULE, MESHA_RULE, type SankrantiFact, type SankrantiRule } from './sankranti.ts';

const candidate = (n: number) => {
  const day = { civil: civilDay(n), sunrise: jdUt(n), sunset: jdUt(n + 0.5), nextSunrise: jdUt(n + 1) };
  return { day, kala: span(day.sunrise, day.sunset), share: 0 };
};
const entered = (...facts: SankrantiFact[]): Meeting => ({
  anga: span(jdUt(0.6), jdUt(0.6)),
  first: candidate(0),
  second: candidate(1),
  met: [],
  facts: new Set(facts),
});
const dayOf = ({ ladder, variants }: SankrantiRule, meeting: Meeting, tradition?: string) =>
  decide('x', variants.find((each) => each.tradition === tradition)?.ladder ?? ladder, meeting).take;

const EVENING = entered('entered_in_evening_twilight');
const DAWN = entered('punya_kala_on_next_day');

test('Makara by night is kept on the next day; in evening twilight the Muhurta Chintamani keeps the same', () => {
  expect(dayOf(MAKARA_RULE, EVENING)).toBe('second');
  expect(dayOf(MAKARA_RULE, EVENING, 'muhurta-chintamani')).toBe('first');
  expect(dayOf(MAKARA_RULE, entered('entered_by_day'))).toBe('first');
});

test('Mesha by night is kept on the next day; the Dharmasindhu divides the night at its middle', () => {
  expect(dayOf(MESHA_RULE, EVENING)).toBe('second');
  expect(dayOf(MESHA_RULE, EVENING, 'dharmasindhu')).toBe('first');
  expect(dayOf(MESHA_RULE, DAWN, 'dharmasindhu')).toBe('second');
});

test('Karka by night is kept on the day before; in morning twilight the Dharmasindhu has the next', () => {
  expect(dayOf(KARKA_RULE, EVENING)).toBe('first');
  expect(dayOf(KARKA_RULE, DAWN)).toBe('first');
  expect(dayOf(KARKA_RULE, DAWN, 'dharmasindhu')).toBe('second');
});
