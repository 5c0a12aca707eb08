/** The strength that Moon and stars have for somebody born under a star and a sign. */
import { houseFrom } from '../../kundali/chart.ts';
import { pakshaOf } from '../../panchanga/tithi.ts';
import { intersect, type Spans, union } from '../windows.ts';
import type { Word } from './angas.ts';
import type { MuhurtaDay } from './day.ts';
import { runsWhere, word } from './when.ts';

const TARAS = 9;

/** Which of the nine taras a star is from the star of birth, 1–9. */
export const taraOf = (natal: number, star: number): number => ((star - natal + 27) % TARAS) + 1;

export const taraIn = (natal: number, taras: readonly number[]): Word =>
  word('tara', { natal, in: taras }, (day) =>
    runsWhere(day, day.runs('nakshatra'), (star) => taras.includes(taraOf(natal, star))),
  );

/** All but vipat, pratyari and vadha (Muhurta Chintamani 4.12). */
export const goodTara = (natal: number): Word => taraIn(natal, [1, 2, 4, 6, 8, 9]);

/** Houses from the natal sign in which the Moon does good, and those she adds in the bright half (Muhurta Chintamani 4.1-4.4). */
export const MOON_GOOD: readonly number[] = [1, 3, 6, 7, 10, 11];
export const MOON_GOOD_WAXING: readonly number[] = [2, 5, 9];

const moonIn = (day: MuhurtaDay, natal: number, houses: readonly number[]): Spans =>
  runsWhere(day, day.rashis('chandra'), (rashi) => houses.includes(houseFrom(natal, rashi)));

export const goodMoon = (natal: number): Word =>
  word('chandra_bala', { natal }, (day) => {
    const waxing = runsWhere(day, day.runs('tithi'), (n) => pakshaOf(n) === 'shukla');
    return union(moonIn(day, natal, MOON_GOOD), intersect(moonIn(day, natal, MOON_GOOD_WAXING), waxing));
  });
