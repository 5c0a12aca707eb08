/**
 * The input of a ladder: one tithi (or nakshatra) on an earlier and a later day, with the share of the karma-kala that
 * it covers on each. `meeting-clauses.ts` has the clauses about it.
 */
import { overlap, type Span } from '../kernel/span.ts';
import type { CivilDay } from '../kernel/units.ts';
import { coverOf, type DayFrame, wholeOf } from './kala.ts';

/** A day on which the anga runs, and the share of the day's karma-kala that the anga covers. */
export interface Candidate {
  readonly day: DayFrame;
  readonly kala: Span;
  readonly share: number;
}

/** The input of a ladder. `second` is null if the anga falls on one day only. */
export interface Meeting {
  readonly anga: Span;
  readonly first: Candidate;
  readonly second: Candidate | null;
  /** All days that the anga touches, in order. A tithi that runs at two sunrises touches three days. */
  readonly met: readonly Candidate[];
  /**
   * Facts that the caller adds, such as a nakshatra on a day, a weekday or bhadra. `factOf` makes clauses about them.
   */
  readonly facts: ReadonlySet<string>;
}

const NO_FACTS: ReadonlySet<string> = new Set();

/**
 * Compares an anga with the days on which it may fall. `window` returns the karma-kala of a day, or null if the day has
 * none (for example because the Moon does not rise).
 * If the anga touches three days, the two with the largest shares of the kala are judged. If shares are equal, the days
 * with more of the anga are preferred.
 */
export function meetingOf(
  anga: Span,
  days: readonly DayFrame[],
  window: (day: DayFrame) => Span | null,
  facts: ReadonlySet<string> = NO_FACTS,
): Meeting | null {
  const met: Candidate[] = [];
  for (const day of days) {
    const kala = window(day);
    if (kala === null) continue;
    const share = coverOf(kala, anga);
    // the share is tested first: if it is not zero, the next sunrise is not needed
    if (share > 0 || overlap(wholeOf(day), anga) !== null) met.push({ day, kala, share });
  }
  const [first, second = null] = met.length <= 2 ? met : chiefTwo(met, anga);
  return first === undefined ? null : { anga, first, second, met, facts };
}

function chiefTwo(met: readonly Candidate[], anga: Span): Candidate[] {
  const held = ({ day }: Candidate): number => coverOf(wholeOf(day), anga);
  return [...met]
    .sort((a, b) => b.share - a.share || held(b) - held(a))
    .slice(0, 2)
    .sort((a, b) => a.day.sunrise - b.day.sunrise);
}

/** The first day at whose sunrise the anga runs; null for a kshaya tithi. */
export const sunriseDay = (anga: Span, days: readonly DayFrame[]): CivilDay | null =>
  days.find(({ sunrise }) => anga.from <= sunrise && sunrise < anga.to)?.civil ?? null;
