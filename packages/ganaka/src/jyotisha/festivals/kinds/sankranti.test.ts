import { expect, test } from 'vitest';
import { span } from '../../../kernel/span.ts';
import { civilDay, jdUt } from '../../../kernel/units.ts';
import { decide } from '../../../rules/ladder.ts';
import type { Meeting } from '../../../rules/meeting.ts';
import { bihu } from '../catalog/bihu.ts';
import { karkasankranti } from '../catalog/karkasankranti.ts';
import { makarsankranti } from '../catalog/makarsankranti.ts';
import { meshasankranti } from '../catalog/meshasankranti.ts';
import type { SankrantiFestival } from '../rule.ts';
import type { SankrantiFact } from './sankranti.ts';

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
const dayOf = ({ ladder, variants = [] }: SankrantiFestival, meeting: Meeting, tradition?: string) =>
  decide('x', variants.find((each) => each.tradition === tradition)?.ladder ?? ladder, meeting).take;

const EVENING = entered('entered_in_evening_twilight');
const AFTER_MIDNIGHT = entered('punya_kala_on_next_day');
const DAWN = entered('entered_in_morning_twilight');

test('Makara by night is kept on the next day; in evening twilight the Muhurta Chintamani keeps the same', () => {
  expect(dayOf(makarsankranti, EVENING)).toBe('second');
  expect(dayOf(makarsankranti, EVENING, 'muhurta-chintamani')).toBe('first');
  expect(dayOf(makarsankranti, entered('entered_by_day'))).toBe('first');
});

test('Mesha by night is divided at midnight; almanacs of the solar months take the next day after sunset', () => {
  expect(dayOf(meshasankranti, EVENING)).toBe('first');
  expect(dayOf(meshasankranti, AFTER_MIDNIGHT)).toBe('second');
  expect(dayOf(meshasankranti, EVENING, 'after-sunset')).toBe('second');
  expect(dayOf(meshasankranti, AFTER_MIDNIGHT, 'day-of-entry')).toBe('first');
});

test('Karka by night is kept on the day before; in morning twilight the Muhurta Chintamani has the next', () => {
  expect(dayOf(karkasankranti, EVENING)).toBe('first');
  expect(dayOf(karkasankranti, DAWN)).toBe('first');
  expect(dayOf(karkasankranti, DAWN, 'muhurta-chintamani')).toBe('second');
});

test.each([bihu])('$id is the next day after sunset', (festival) => {
  expect(dayOf(festival, EVENING)).toBe('second');
  expect(dayOf(festival, entered('entered_by_day'))).toBe('first');
});
