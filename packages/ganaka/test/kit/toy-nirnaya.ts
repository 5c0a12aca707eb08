/** Days of thirty ghatikas of light and thirty of night, for nirnaya tests; times are ghatikas from sunrise of day 0. */

import type { AngaSpan } from '../../src/jyotisha/panchanga/angas/angas.ts';
import type { NirnayaDay } from '../../src/jyotisha/panchanga/nirnaya/nirnaya.ts';
import { civilDay, jdUt } from '../../src/kernel/units.ts';
import type { DayFrame } from '../../src/rules/kala.ts';

const EPOCH = 2_460_000;
export const dayNumber = (civil: number): number => civil - EPOCH;

export const frame = (n: number): DayFrame => ({
  civil: civilDay(EPOCH + n),
  sunrise: jdUt(n),
  sunset: jdUt(n + 0.5),
  nextSunrise: jdUt(n + 1),
});

/** Tithis in order from `first`, each ending at the given ghatika; the first begins at `start`. */
export function tithisFrom(first: number, start: number, ends: readonly number[]): AngaSpan[] {
  return ends.map((end, i) => ({
    number: ((first - 1 + i) % 30) + 1,
    from: jdUt((ends[i - 1] ?? start) / 60),
    to: jdUt(end / 60),
  }));
}

/** Day `n` under a sky with those tithis. */
export function toyNirnaya(n: number, tithis: readonly AngaSpan[]): NirnayaDay {
  const own = frame(n);
  return {
    frame: own,
    tithis: tithis.filter(({ from, to }) => from < own.nextSunrise && to > own.sunrise),
    frameAt: (civil) => frame(dayNumber(civil)),
    after: (tithi) => {
      const next = tithis.find(({ from }) => from === tithi.to);
      return next ?? { number: (tithi.number % 30) + 1, from: tithi.to, to: jdUt(tithi.to + 1) };
    },
  };
}
