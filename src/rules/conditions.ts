/**
 * The shared vocabulary of tests a rung may use, and the case they are put to: one tithi (or nakshatra) met on an
 * earlier and a later day, with the share of the karma-kala it covers on each. A new kind of exception adds one
 * named test here, for every rule that needs it.
 */
import { overlap, type Span } from '../kernel/span.ts';
import type { CivilDay } from '../kernel/units.ts';
import { coverOf, type DayFrame, GHATI_DAYS, muhurtaOf, wholeOf, yamaOf } from './kala.ts';

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
  /** What a rule adds from outside (a nakshatra on a day, a weekday, bhadra), tested by `{ fact }`. */
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

/** Two shares closer than this are equal: a ten-thousandth of a kala is under a second. */
const EQUAL_SHARES = 1e-4;
const WHOLE = 1 - 1e-9;

const firstShare = (m: Meeting): number => m.first.share;
const secondShare = (m: Meeting): number => m.second?.share ?? 0;

/** Tests without a measure. */
export const TESTS = {
  always: () => true,
  /** The anga lies within one day alone, or touches no second one. */
  only_one_day: (m) => m.second === null,
  only_first_touches: (m) => firstShare(m) > 0 && secondShare(m) === 0,
  only_second_touches: (m) => firstShare(m) === 0 && secondShare(m) > 0,
  both_touch: (m) => firstShare(m) > 0 && secondShare(m) > 0,
  neither_touches: (m) => firstShare(m) === 0 && secondShare(m) === 0,
  first_touches: (m) => firstShare(m) > 0,
  second_touches: (m) => secondShare(m) > 0,
  first_covers_whole: (m) => firstShare(m) >= WHOLE,
  second_covers_whole: (m) => secondShare(m) >= WHOLE,
  both_cover_whole: (m) => firstShare(m) >= WHOLE && secondShare(m) >= WHOLE,
  shares_equal: (m) => Math.abs(firstShare(m) - secondShare(m)) < EQUAL_SHARES,
  first_covers_more: (m) => firstShare(m) - secondShare(m) >= EQUAL_SHARES,
  second_covers_more: (m) => secondShare(m) - firstShare(m) >= EQUAL_SHARES,
  /** The anga runs from sunrise to sunset (Dharmasindhu 1: shuddha, it needs no decision). */
  first_has_whole_daylight: (m) => hasDaylight(m, m.first),
  second_has_whole_daylight: (m) => hasDaylight(m, m.second),
  first_has_sunrise: (m) => hasSunrise(m, m.first),
  second_has_sunrise: (m) => hasSunrise(m, m.second),
  second_runs_to_sunset: (m) => m.second !== null && m.anga.to >= m.second.day.sunset,
  /** The anga has come before the day's midpoint. */
  first_enters_before_midday: (m) => m.anga.from < (m.first.day.sunrise + m.first.day.sunset) / 2,
} as const satisfies Record<string, (m: Meeting) => boolean>;

/** Tests with a measure: muhurtas and yamas are those of that day's own light. */
export const MEASURED = {
  /** At least so many muhurtas of the anga before the first day's sunset. */
  first_muhurtas_before_sunset: (m, n) => m.anga.from <= m.first.day.sunset - n * muhurtaOf(m.first.day),
  /** At least so many muhurtas of the anga after the second day's sunrise. */
  second_muhurtas_after_sunrise: (m, n) =>
    m.second !== null && m.anga.to >= m.second.day.sunrise + n * muhurtaOf(m.second.day),
  second_yamas_after_sunrise: (m, n) =>
    m.second !== null && m.anga.to >= m.second.day.sunrise + n * yamaOf(m.second.day),
  /** At least so many ghatikas of the anga after the second day's sunset. */
  second_ghatis_after_sunset: (m, n) => m.second !== null && m.anga.to >= m.second.day.sunset + n * GHATI_DAYS,
  second_ghatis_after_sunrise: (m, n) => m.second !== null && m.anga.to >= m.second.day.sunrise + n * GHATI_DAYS,
  /** At least so many muhurtas of the tithi before this one, after the first day's sunrise (vedha). */
  first_vedha_muhurtas: (m, n) => m.anga.from >= m.first.day.sunrise + n * muhurtaOf(m.first.day),
  first_vedha_ghatis: (m, n) => m.anga.from >= m.first.day.sunrise + n * GHATI_DAYS,
  first_share_at_least: (m, n) => firstShare(m) >= n,
  second_share_at_least: (m, n) => secondShare(m) >= n,
} as const satisfies Record<string, (m: Meeting, amount: number) => boolean>;

export type TestId = keyof typeof TESTS;
export type MeasuredId = keyof typeof MEASURED;

export type Condition =
  | TestId
  | readonly [MeasuredId, number]
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly fact: string };

export function holdsFor(condition: Condition, m: Meeting): boolean {
  if (typeof condition === 'string') return TESTS[condition](m);
  if (isMeasured(condition)) return MEASURED[condition[0]](m, condition[1]);
  if ('all' in condition) return condition.all.every((each) => holdsFor(each, m));
  if ('any' in condition) return condition.any.some((each) => holdsFor(each, m));
  if ('not' in condition) return !holdsFor(condition.not, m);
  return m.facts.has(condition.fact);
}

const isMeasured = (condition: Condition): condition is readonly [MeasuredId, number] => Array.isArray(condition);

const hasDaylight = ({ anga }: Meeting, candidate: Candidate | null): boolean =>
  candidate !== null && anga.from <= candidate.day.sunrise && anga.to >= candidate.day.sunset;
const hasSunrise = ({ anga }: Meeting, candidate: Candidate | null): boolean =>
  candidate !== null && anga.from <= candidate.day.sunrise && candidate.day.sunrise < anga.to;

/** The first day whose sunrise the anga holds; a shrinking tithi holds none. */
export const sunriseDay = (anga: Span, days: readonly DayFrame[]): CivilDay | null =>
  days.find(({ sunrise }) => anga.from <= sunrise && sunrise < anga.to)?.civil ?? null;
