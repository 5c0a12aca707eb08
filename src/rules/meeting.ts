/**
 * The case a ladder is put to: one tithi (or nakshatra) met on an earlier and a later day, with the share of the
 * karma-kala it covers on each. What may be asked of it is in meeting-clauses.ts.
 */
import { overlap, type Span } from '../kernel/span.ts';
import type { CivilDay } from '../kernel/units.ts';
import { coverOf, type DayFrame, wholeOf } from './kala.ts';

/** A day on which the anga is met, and how much of the day's karma-kala it covers. */
export interface Candidate {
  readonly day: DayFrame;
  readonly kala: Span;
  readonly share: number;
}

/** What a ladder is put to. `second` is null where the anga lies within one day alone. */
export interface Meeting {
  readonly anga: Span;
  readonly first: Candidate;
  readonly second: Candidate | null;
  /** Every day that the anga or its cover of the kala touches, in order (a growing tithi touches three). */
  readonly met: readonly Candidate[];
  /** What a rule adds from outside (a nakshatra on a day, a weekday, bhadra), asked by `fact`. */
  readonly facts: ReadonlySet<string>;
}

const NO_FACTS: ReadonlySet<string> = new Set();

/**
 * Puts an anga before the days it may fall on. `window` gives the karma-kala of a day, or null where the day has none
 * (the Moon does not rise). The two days judged are those where the anga covers most of the kala; where that does not
 * separate them, those that hold most of the anga.
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
    // the share first: where it is not nothing, the night after need not be known
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
