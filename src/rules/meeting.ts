/**
 * The input of a ladder: one tithi (or nakshatra) on an earlier and a later day, with the share of the karma-kala it
 * covers on each. meeting-clauses.ts has the questions about it.
 */
import { overlap, type Span } from '../kernel/span.ts';
import type { CivilDay } from '../kernel/units.ts';
import { coverOf, type DayFrame, wholeOf } from './kala.ts';

/** A day of the anga, and how much of the day's karma-kala it covers. */
export interface Candidate {
  readonly day: DayFrame;
  readonly kala: Span;
  readonly share: number;
}

/** The input of a ladder. `second` is null if the anga lies within one day. */
export interface Meeting {
  readonly anga: Span;
  readonly first: Candidate;
  readonly second: Candidate | null;
  /** Every day that the anga or its cover of the kala touches, in order (a growing tithi touches three). */
  readonly met: readonly Candidate[];
  /** Facts that a rule adds from outside (a nakshatra on a day, a weekday, bhadra), used by `fact`. */
  readonly facts: ReadonlySet<string>;
}

const NO_FACTS: ReadonlySet<string> = new Set();

/**
 * Compares an anga with the days it may fall on. `window` gives the karma-kala of a day, or null if the day has none
 * (the Moon does not rise). The two days judged are those on which the anga covers most of the kala; if that does not
 * decide, those with most of the anga.
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
    // the share first: if it is not zero, the following night need not be known
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

/** The first day whose sunrise the anga holds; a shrinking tithi holds none. */
export const sunriseDay = (anga: Span, days: readonly DayFrame[]): CivilDay | null =>
  days.find(({ sunrise }) => anga.from <= sunrise && sunrise < anga.to)?.civil ?? null;
