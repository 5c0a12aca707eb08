/**
 * The names of Vikram years in print, by the two schools of Jupiter's years: the text's revolutions without correction,
 * and corrected or modern mean motion, both when the lunar year begins.
 */

import { jupiterYearBy } from 'ganaka/internal/jyotisha/panchanga/day/calendar.ts';
import type { JupiterSchool } from 'ganaka/internal/jyotisha/panchanga/day/custom.ts';
import { type Moment, momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { barhaspatyaAt, barhaspatyaOfTextAt } from 'ganaka/internal/jyotisha/panchanga/year/samvatsara.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { display } from 'ganaka/internal/views/blocks/display.ts';
import { samvatsara } from 'ganaka/internal/views/blocks/samvatsara.ts';
import { describe, expect, test } from 'vitest';
import { drik, suryaSiddhanta } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI as SAY } from '../../packages/ganaka/test/kit/voices.ts';

const modern = drik();
const text = suryaSiddhanta();
const VARANASI = {
  ...placeWithOffset('Varanasi', 25.3176, 82.9739, 5.5),
  state: 'Uttar Pradesh',
  zone: 'Asia/Kolkata',
};
const KATHMANDU = { ...placeWithOffset('Kathmandu', 27.7172, 85.324, 5.75), zone: 'Asia/Kathmandu' };
const inJune = (vikram: number, place: typeof VARANASI | typeof KATHMANDU = VARANASI): Moment =>
  momentUnder(modern.skyOver(place, defaultsOf(modern.info)), dayOf({ year: vikram - 57, month: 6, day: 1 }));

/** The names that the prints have, by their numbers in the cycle. */
const NUMBER: Readonly<Record<string, number>> = {
  प्रमादी: 47,
  राक्षस: 49,
  नल: 50,
  कालयुक्त: 52,
  सिद्धार्थी: 53,
  रौद्र: 54,
};

const PRINTED: readonly (readonly [vikram: number, school: JupiterSchool, name: string, by: string])[] = [
  [2077, 'text', 'प्रमादी', 'Shaurya Times, Unnao, April 2021: the year before'],
  [2078, 'text', 'राक्षस', 'Shaurya Times, Unnao, April 2021: in most almanacs, Ananda being lost'],
  [2079, 'text', 'नल', 'Webdunia, 1 April 2022'],
  [2080, 'text', 'नल', 'Unpaid News Hindi, Indore, March 2023'],
  [2081, 'text', 'कालयुक्त', 'Webdunia, 30 December 2023'],
  [2082, 'text', 'सिद्धार्थी', 'Jayaditya Panchang of Jaipur, in Report Bharat Hindi, 2025'],
  [2083, 'text', 'रौद्र', 'Webdunia, 9 March 2026; Punjab Kesari, 5 March 2026'],
  [2079, 'corrected', 'राक्षस', 'Drik Panchang, exported for 2022 and 2023'],
  [2080, 'corrected', 'नल', 'Drik Panchang, exported for 2023'],
  [2083, 'corrected', 'सिद्धार्थी', 'Drik Panchang, by the list of 2026 in its naming'],
];

test.each(PRINTED)('Vikram %i by the school %s is %s: %s', (vikram, school, name) => {
  expect(jupiterYearBy(inJune(vikram), school)).toBe(NUMBER[name]);
});

test('the rule of the text is the mean Jupiter of the text itself', () => {
  const sky = text.skyOver(VARANASI, { ...defaultsOf(text.info), bija: 'none' });
  for (let jd = 1_700_000; jd < 2_700_000; jd += 997) {
    const t = jdUt(jd + 0.25);
    expect([jd, barhaspatyaOfTextAt(t)]).toEqual([jd, barhaspatyaAt(sky, t)]);
  }
});

describe('2083', () => {
  test('the line of the north prints the name of its newspapers, with the other after it', () => {
    expect(display.of(inJune(2083), SAY).hi[0]).toContain('रौद्र नामक संवत्सर (शोधित गणना से सिद्धार्थी)');
  });

  test('where no print was found the line keeps the engine’s name, with the other after it', () => {
    expect(display.of(inJune(2083, KATHMANDU), SAY).hi[0]).toContain('सिद्धार्थी नामक संवत्सर (सूर्यसिद्धान्त से रौद्र)');
  });

  test('the reply has both schools, each with its rule and where it was printed', () => {
    const { schools } = samvatsara.of(inJune(2083), SAY).barhaspatya;
    expect(schools.map(({ id, number, printed_here }) => [id, number, printed_here])).toEqual([
      ['text', 54, true],
      ['corrected', 53, false],
    ]);
    for (const { rule, who } of schools) expect([rule.length > 20, who.length > 8]).toEqual([true, true]);
  });

  test('a year whose name is the same by both is not told twice', () => {
    expect(display.of(inJune(2080), SAY).hi[0]).toContain('नल नामक संवत्सर, ');
  });
});
