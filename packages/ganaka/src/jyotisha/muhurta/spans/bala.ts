/** The strength of the Moon and of nakshatras for a person, by the person's natal nakshatra and natal sign. */

import { common, type Spans, united } from '../../../kernel/spans.ts';
import { houseFrom } from '../../kundali/chart/chart.ts';
import { pakshaOf } from '../../panchanga/angas/tithi.ts';

import type { MuhurtaDay } from './muhurta-day.ts';
import { type HourWord, runsWhere, word } from './when.ts';

const TARAS = 9;

/** Returns the tara (1–9) of a nakshatra, counted from the natal nakshatra. */
export const taraOf = (natal: number, star: number): number => ((star - natal + 27) % TARAS) + 1;

export const taraIn = (natal: number, taras: readonly number[]): HourWord =>
  word('tara', { natal, in: taras }, (day) =>
    runsWhere(day.transitions('nakshatra'), (star) => taras.includes(taraOf(natal, star))),
  );

/** All taras except vipat, pratyari and vadha (Muhurta Chintamani 4.12). */
export const GOOD_TARAS: readonly number[] = [1, 2, 4, 6, 8, 9];
export const goodTara = (natal: number): HourWord => taraIn(natal, GOOD_TARAS);

/**
 * The houses from the natal sign in which the Moon is good, and those in which she is also good in the bright half
 * (Muhurta Chintamani 4.1-4.4).
 */
export const MOON_GOOD: readonly number[] = [1, 3, 6, 7, 10, 11];
export const MOON_GOOD_WAXING: readonly number[] = [2, 5, 9];

const moonIn = (day: MuhurtaDay, natal: number, houses: readonly number[]): Spans =>
  runsWhere(day.rashis('chandra'), (rashi) => houses.includes(houseFrom(natal, rashi)));

export const goodMoon = (natal: number): HourWord =>
  word('chandra_bala', { natal }, (day) => {
    const waxing = runsWhere(day.transitions('tithi'), (n) => pakshaOf(n) === 'shukla');
    return united([...moonIn(day, natal, MOON_GOOD), ...common(moonIn(day, natal, MOON_GOOD_WAXING), waxing)]);
  });
