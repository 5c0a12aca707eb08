/**
 * A day made up for rule tests: sunrise at 0, sunset at 30 ghatikas, the next sunrise at 60. Runs are given as
 * `[number, from, to]` in ghatikas from sunrise.
 */

import type { Anga, AngaSpan } from '../../src/jyotisha/panchanga/angas/angas.ts';
import type { VaraId } from '../../src/jyotisha/panchanga/angas/vara.ts';
import type { NakshatraId } from '../../src/jyotisha/panchanga/day/rule-day.ts';
import type { YogaDay } from '../../src/jyotisha/panchanga/special-yogas/windows.ts';
import { span } from '../../src/kernel/span.ts';
import { jdUt } from '../../src/kernel/units.ts';
import { NAKSHATRA } from '../../src/lexicon/angas/nakshatra.ts';
import { VARA } from '../../src/lexicon/angas/vara.ts';

export type Run = readonly [number: number, from: number, to: number];
export const ghati = (n: number) => jdUt(n / 60);
export const run = ([number, from, to]: Run): AngaSpan => ({ number, from: ghati(from), to: ghati(to) });

export const star = (id: NakshatraId): number => NAKSHATRA.find((each) => each.id === id)?.number ?? 0;
export const weekdayNumber = (id: VaraId): number => VARA.find((each) => each.id === id)?.number ?? 0;

export interface Toy {
  readonly vara?: VaraId;
  readonly tithi?: readonly Run[];
  readonly nakshatra?: readonly Run[];
  readonly yoga?: readonly Run[];
  readonly karana?: readonly Run[];
  readonly sun?: readonly Run[];
  /** Lunar month, 1 = Chaitra; without it an adhika one. */
  readonly masa?: number;
}

/** By default a Sunday without anything special: tithi 3, Shatabhisha, yoga Priti, karana 5, the Sun in Shatabhisha. */
export function toyDay(toy: Toy): YogaDay {
  const runs: Record<Anga, readonly Run[]> = {
    tithi: toy.tithi ?? [[3, -5, 65]],
    nakshatra: toy.nakshatra ?? [[24, -5, 65]],
    yoga: toy.yoga ?? [[2, -5, 65]],
    karana: toy.karana ?? [[5, -5, 65]],
  };
  return {
    bounds: span(ghati(0), ghati(60)),
    weekday: weekdayNumber(toy.vara ?? 'sunday'),
    transitions: (anga) => runs[anga].map(run),
    sunNakshatras: (toy.sun ?? [[24, -200, 200]]).map(run),
    masaOf: () => toy.masa ?? null,
    moonAt: (deg, near) => jdUt(near + (deg - 21 * (360 / 27)) / 13.2),
  };
}
