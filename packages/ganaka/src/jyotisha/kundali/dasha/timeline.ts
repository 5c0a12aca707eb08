/** The periods at an instant, the periods that touch a span of time, and the changes between them. */
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import type { DashaPeriod, Ruler } from './dasha.ts';

/** The periods (maha, antar, pratyantara …) that contain `t`; empty outside all periods. */
export function chainAt<R extends Ruler>(periods: readonly DashaPeriod<R>[], t: JdUt): DashaPeriod<R>[] {
  const running = periods.find(({ start, end }) => start <= t && t < end);
  return running === undefined ? [] : [running, ...chainAt(running.parts, t)];
}

/** A period of the lowest depth preceded by its parents, the highest first. */
export type Chain<R extends Ruler> = readonly DashaPeriod<R>[];

/** The periods at `depth` that overlap [from, to), each with its parents. */
export function chainsWithin<R extends Ruler>(
  periods: readonly DashaPeriod<R>[],
  from: JdUt,
  to: JdUt,
  depth: number,
): Chain<R>[] {
  const touching = periods.filter(({ start, end }) => end > from && start < to);
  if (depth <= 1) return touching.map((period) => [period]);
  return touching.flatMap((period) =>
    chainsWithin(period.parts, from, to, depth - 1).map((chain) => [period, ...chain]),
  );
}

export const LEVELS = ['maha', 'antar', 'pratyantara'] as const;
export type DashaLevel = (typeof LEVELS)[number];

export interface Change<R extends Ruler> {
  readonly at: JdUt;
  /** The highest level that changes. */
  readonly level: DashaLevel;
  readonly from: Chain<R>;
  readonly to: Chain<R>;
}

/** The changes between consecutive chains. */
export function changesIn<R extends Ruler>(chains: readonly Chain<R>[]): Change<R>[] {
  return chains.slice(1).flatMap((to, i) => {
    const from = chains[i];
    const last = to.at(-1);
    if (from === undefined || last === undefined) return [];
    const level = LEVELS[to.findIndex((period, depth) => period !== from[depth])];
    return level === undefined ? [] : [{ at: last.start, level, from, to }];
  });
}

const YEAR_DAYS = 365.25;
export const yearsOn = (t: JdUt, years: number): JdUt => plusDays(t, years * YEAR_DAYS);
