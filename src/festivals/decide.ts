/** Puts a festival's tithi to its ladder, and to those of the schools beside it. */
import type { Span } from '../kernel/span.ts';
import { type CivilDay, plusDays } from '../kernel/units.ts';
import type { AngaSpan } from '../panchanga/angas.ts';
import type { Lunation } from '../panchanga/months.ts';
import type { Sankranti } from '../panchanga/sankranti.ts';
import type { DayFrame } from '../rules/kala.ts';
import { decide, type Verdict } from '../rules/ladder.ts';
import { type Meeting, meetingOf, sunriseDay } from '../rules/meeting.ts';
import type { Source } from '../rules/source.ts';
import type { ObservanceId } from './names.ts';
import {
  type Decided,
  type Decision,
  type FestivalKala,
  type FestivalRule,
  MASA,
  type School,
  type TithiOccasion,
  type Variant,
} from './rule.ts';
import type { FestivalYear } from './year.ts';

export interface Observed {
  readonly id: ObservanceId;
  readonly day: CivilDay;
  readonly window: Span | null;
  readonly source: Source;
}

/** One observance of a festival: its day and everything that led to it. Of a tithi, or of an entry of the Sun. */
export interface Occurrence {
  readonly day: CivilDay;
  /** What the sunrise alone would give; null for an entry of the Sun. */
  readonly sunriseDay: CivilDay | null;
  readonly anga: AngaSpan | null;
  readonly lunation: Lunation | null;
  readonly sankranti: Sankranti | null;
  readonly kala: FestivalKala;
  readonly meeting: Meeting;
  readonly verdict: Verdict;
  readonly observances: readonly Observed[];
  readonly alternatives: readonly School[];
  readonly beside: Readonly<Record<string, CivilDay | null>>;
  readonly notes: readonly string[];
}

/** The verdict of one decision over a tithi of a month. */
export function decidedOn(
  id: string,
  year: FestivalYear,
  lunation: Lunation,
  tithi: number,
  { kala, ladder, facts }: Decision,
): Decided {
  const anga = year.tithi(lunation, tithi);
  const days = year.days(anga);
  const plain = meetingOf(anga, days, (day) => year.window(kala, day)) ?? meetingOf(anga, days, daylight);
  if (plain === null) throw new Error(`${id}: a tithi that meets no day`);
  const meeting = facts === undefined ? plain : { ...plain, facts: facts(year, plain) };
  const verdict = decide(id, ladder, meeting);
  return { year, lunation, anga, kala, meeting, verdict, frame: verdict.chosen.day };
}
const daylight = ({ sunrise, sunset }: DayFrame): Span => ({ from: sunrise, to: sunset });

/** The occurrences of a festival whose day lies in the year, in order. */
export function occurrencesOf(year: FestivalYear, rule: FestivalRule): Occurrence[] {
  return year
    .months(MASA[rule.on.masa])
    .map((month) => occurrenceIn(year, month, rule))
    .filter(({ day }) => year.holds(day));
}

function occurrenceIn(year: FestivalYear, month: Lunation, rule: FestivalRule): Occurrence {
  const decided = decidedOn(rule.id, year, month, rule.on.tithi, rule);
  const after = rule.daysAfter ?? 0;
  const day = plusDays(decided.frame.civil, after);
  const { anga, meeting } = decided;
  return {
    day,
    anga,
    lunation: month,
    sankranti: null,
    kala: decided.kala,
    meeting,
    verdict: decided.verdict,
    sunriseDay: plusDays(sunriseDay(anga, year.days(anga)) ?? meeting.first.day.civil, after),
    observances: rule.observances.map(({ id, days = 0, window, source }) => {
      const frame = year.frame(plusDays(decided.frame.civil, days));
      return { id, day: frame.civil, window: window(decided, frame), source };
    }),
    alternatives: [
      ...alternativesTo(decided, rule.id, rule.variants, after),
      ...(rule.schools?.(decided) ?? []).filter((school) => school.day !== day),
    ],
    beside: Object.fromEntries(Object.entries(rule.beside ?? {}).map(([key, of]) => [key, of(decided)])),
    notes: [...standIns(decided), ...(rule.notes?.(decided) ?? [])],
  };
}

/** The schools that come to another day than the one decided. `after` is the way from the rite to the named day. */
export function alternativesTo(
  { year, lunation, anga, frame }: Decided,
  id: string,
  variants: readonly Variant[] = [],
  after = 0,
): School[] {
  return variants.flatMap((variant) => {
    const { tradition, on } = variant;
    const month = on === undefined ? lunation : monthOf(year, lunation, on);
    if (month === null) return [];
    const other = decidedOn(`${id}/${tradition}`, year, month, on?.tithi ?? anga.number, variant);
    const day = other.frame.civil;
    return day === frame.civil ? [] : [{ tradition, day: plusDays(day, after), because: other.verdict.because }];
  });
}

/** The true month of another name nearest to `month`. */
export function monthOf(year: FestivalYear, month: Lunation, { masa }: TithiOccasion): Lunation | null {
  const found = year.months(MASA[masa]);
  return found.reduce<Lunation | null>(
    (best, each) =>
      best === null || Math.abs(each.from - month.from) < Math.abs(best.from - month.from) ? each : best,
    null,
  );
}

const standIns = ({ year, meeting }: Decided): string[] =>
  meeting.met.some(({ day }) => year.isStandIn(day.civil))
    ? ['the Sun does not rise or set on these days here: true solar noon and six hours on each side stand for the day']
    : [];
