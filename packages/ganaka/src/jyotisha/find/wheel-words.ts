/**
 * Words that depend on Sun and Moon only: the angas, the paksha and the month. Their runs are exactly those of the
 * panchanga.
 */

import type { Span } from '../../kernel/span.ts';
import { KARANA } from '../../lexicon/angas/karana.ts';
import { MASA } from '../../lexicon/year/masa.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { type AngaPart, CUTS, type PartSpan, partsTouching, stepReached, turnAt } from '../panchanga/angas/wheels.ts';
import { lunationAfter, lunationAround } from '../panchanga/year/lunar-months.ts';

/** A span of time in which a value holds. */
export interface ValueRun extends Span {
  readonly value: string;
}
/** Returns the runs of the values that overlap a window; a run may reach beyond the window. */
export type WordRuns = (sky: Sky, values: readonly string[], window: Span) => ValueRun[];

/** Cuts the runs at the ends of the window and drops those that only touch it. */
export function cut(runs: readonly ValueRun[], { from, to }: Span): ValueRun[] {
  return runs
    .filter((run) => run.to > from && run.from < to)
    .map(({ value, ...run }) => ({ value, from: run.from > from ? run.from : from, to: run.to < to ? run.to : to }));
}

/** If a window is longer than this part of a turn, only the wanted parts of the wheel are computed. */
const FEW_TURNS = 0.2;

/**
 * Returns the runs of the wanted parts of a wheel (an angle that goes around the circle, such as the Moon's
 * elongation).
 */
function partRuns(sky: Sky, part: AngaPart, numbers: readonly number[], window: Span): PartSpan[] {
  const { wheel, sizeDeg, count, steps } = CUTS[part];
  const days = sizeDeg * count;
  const meanTurn = days / (wheel === 'elongation' ? 12.19 : wheel === 'moon' ? 13.18 : wheel === 'sum' ? 14.16 : 0.986);
  if (window.to - window.from < meanTurn * FEW_TURNS || numbers.length * 2 > count)
    return partsTouching(sky, part, window).filter(({ number }) => numbers.includes(number));
  const found: PartSpan[] = [];
  const first = turnAt(sky, wheel, 0, window.from) - 2;
  const last = turnAt(sky, wheel, 0, window.to) + 1;
  for (let turn = first; turn <= last; turn++)
    for (const number of numbers) {
      const from = stepReached(sky, wheel, turn, (number - 1) * steps);
      if (from >= window.to) continue;
      const to = stepReached(sky, wheel, turn, number * steps);
      if (to > window.from) found.push({ number, from, to });
    }
  return found;
}

/** The runs of an anga whose values are its names in order. */
export const angaRuns =
  (part: AngaPart, names: readonly string[]): WordRuns =>
  (sky, values, window) => {
    const numbers = values.map((value) => names.indexOf(value) + 1);
    const runs = partRuns(sky, part, numbers, window);
    return cut(
      runs.map(({ number, from, to }) => ({ value: names[number - 1] ?? '', from, to })),
      window,
    );
  };

const KARANAS = 60;
const MOVABLE = 7;
const LAST_MOVABLE = 57;
/**
 * The karana with a number from 1 to 60 in the month: Kimstughna, eight rounds of the seven movable karanas, Shakuni,
 * Chatushpada, Naga.
 */
const karanaOf = (number: number): string => {
  const index =
    number === 1 ? 10 : number > LAST_MOVABLE ? MOVABLE + number - LAST_MOVABLE - 1 : (number - 2) % MOVABLE;
  return KARANA[index]?.id ?? '';
};

export const karanaRuns: WordRuns = (sky, values, window) => {
  const numbers = Array.from({ length: KARANAS }, (_, i) => i + 1).filter((each) => values.includes(karanaOf(each)));
  const runs = partRuns(sky, 'karana', numbers, window);
  return cut(
    runs.map(({ number, from, to }) => ({ value: karanaOf(number), from, to })),
    window,
  );
};

/** The steps of half a month, two for each of fifteen tithis. */
const HALF_STEPS = 30;

export const pakshaRuns: WordRuns = (sky, values, window) => {
  const found: ValueRun[] = [];
  const first = turnAt(sky, 'elongation', 0, window.from) - 1;
  const last = turnAt(sky, 'elongation', 0, window.to) + 1;
  for (let turn = first; turn <= last; turn++)
    for (const value of values) {
      const steps = value === 'shukla' ? 0 : HALF_STEPS;
      const from = stepReached(sky, 'elongation', turn, steps);
      found.push({ value, from, to: stepReached(sky, 'elongation', turn, steps + HALF_STEPS) });
    }
  return cut(found, window);
};

function* lunations(sky: Sky, { from, to }: Span) {
  for (let month = lunationAround(sky, from); month.from < to; month = lunationAfter(sky, month)) yield month;
}

/** The runs of the lunar months. A kshaya month has two names and is found under both. */
export const masaRuns: WordRuns = (sky, values, window) => {
  const found: ValueRun[] = [];
  for (const { masa, kshaya, from, to } of lunations(sky, window))
    for (const number of kshaya ? [masa, (masa % 12) + 1] : [masa]) {
      const value = MASA[number - 1]?.id ?? '';
      if (values.includes(value)) found.push({ value, from, to });
    }
  return cut(found, window);
};

export const masaKindRuns: WordRuns = (sky, values, window) => {
  const found: ValueRun[] = [];
  for (const { adhika, kshaya, from, to } of lunations(sky, window)) {
    const value = adhika ? 'adhika' : kshaya ? 'kshaya' : 'nija';
    if (values.includes(value)) found.push({ value, from, to });
  }
  return cut(found, window);
};
