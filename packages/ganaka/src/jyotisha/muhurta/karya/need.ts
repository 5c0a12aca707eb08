/**
 * Windows in a fit part of a day in which every rising sign is barred. A sign whose faults a verse excuses may be used
 * in need; it is listed with its faults, the best sign first. Other signs remain barred.
 */
import type { Span } from '../../../kernel/span.ts';
import type { Spans } from '../../../kernel/spans.ts';
import type { JdUt } from '../../../kernel/units.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { lasting, NEVER, subtract } from '../windows.ts';
import type { OwnClauses } from './own.ts';
import { type Relief, type RisingSign, risingIn } from './rising.ts';
import { type InNeed, type KaryaWindow, windowIn } from './window.ts';

/** What the rules of an undertaking say about the lagna in addition to its clauses. */
export interface LagnaReliefs {
  readonly reliefs: readonly Relief[];
  /** The faults of the rising sign by name, and the points that the grahas give it, if there are any. */
  readonly weigh: (day: MuhurtaDay, t: JdUt) => Pick<InNeed, 'faults' | 'vimshopaka'>;
}

/**
 * Twelve minutes, about the time in which one navamsha rises. This is our convention; no text gives a minimum length.
 */
export const LEAST_IN_NEED_DAYS = 12 / 1440;

/** Returns the windows that are allowed in need within parts in which every sign is barred, the best window first. */
export function windowsInNeed(
  day: MuhurtaDay,
  own: OwnClauses,
  lifting: LagnaReliefs | null,
  parts: Spans,
): readonly KaryaWindow[] {
  if (lifting === null || parts.length === 0) return NEVER_A_WINDOW;
  const left = own.holesOn(day).flatMap(({ clause, at }) => (clause.weight === 'must' ? at : NEVER));
  return parts
    .flatMap((part) => risingIn(day, own.risingOn(day), part, lifting.reliefs))
    .filter(({ grade }) => grade !== 'varjya')
    .flatMap((sign) =>
      lasting(clearOf(sign, left), LEAST_IN_NEED_DAYS).map((hours) => inNeed(day, own, lifting, sign, hours)),
    )
    .sort(byRank)
    .map((window, i) => ({ ...window, need: { ...window.need, rank: i + 1 } }));
}
const NEVER_A_WINDOW: readonly KaryaWindow[] = [];

/** Returns the time of a sign without some spans, which may overlap each other. */
const clearOf = (sign: Span, left: Spans): Spans =>
  left.reduce<Spans>((rest, each) => subtract(rest, [each]), [{ from: sign.from, to: sign.to }]);

interface Needed extends KaryaWindow {
  readonly need: InNeed;
}

const inNeed = (day: MuhurtaDay, own: OwnClauses, lifting: LagnaReliefs, sign: RisingSign, hours: Span): Needed => ({
  ...windowIn(day, own, lifting.reliefs, hours, 'madhyama'),
  need: { rank: 0, relief: sign.relief, ...lifting.weigh(day, hours.from) },
});

/**
 * The order of windows: fewer faults of the lagna first, then more points, fewer faults of the day, the earlier hour.
 */
const byRank = (a: Needed, b: Needed): number =>
  a.need.faults.length - b.need.faults.length ||
  (b.need.vimshopaka?.points ?? 0) - (a.need.vimshopaka?.points ?? 0) ||
  a.clauses.length - b.clauses.length ||
  a.from - b.from;
