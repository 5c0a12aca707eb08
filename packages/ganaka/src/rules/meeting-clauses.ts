/**
 * The vocabulary of clauses about a meeting, shared by the tithi-nirnaya, the festivals and the parvas. A new kind of
 * exception adds one word here, and every rule may use it.
 */
import { type Clause, is, measure, type SeenFacts } from './clause.ts';
import { GHATI_DAYS, muhurtaOf, yamaOf } from './kala.ts';
import type { Candidate, Meeting } from './meeting.ts';

export type MeetingClause = Clause<Meeting>;

/** Two shares that differ by less than this are equal. A ten-thousandth of a kala is about a second. */
const EQUAL_SHARES = 1e-4;
const WHOLE = 1 - 1e-9;

const firstShare = (m: Meeting): number => m.first.share;
const secondShare = (m: Meeting): number => m.second?.share ?? 0;
const shares = (m: Meeting): SeenFacts => ({ saw: { first: firstShare(m), second: secondShare(m) } });

const ofShares = (word: string, look: (first: number, second: number) => boolean): MeetingClause =>
  is(word, (m: Meeting) => look(firstShare(m), secondShare(m)), { see: shares });

export const always: MeetingClause = is('always', () => true);
/** The anga falls on one day only. */
export const onlyOneDay: MeetingClause = is('only_one_day', (m: Meeting) => m.second === null);

// ── shares of the kala ─────────────────────────────────────────────────────────────────────

export const onlyFirstTouches = ofShares('only_first_touches', (first, second) => first > 0 && second === 0);
export const onlySecondTouches = ofShares('only_second_touches', (first, second) => first === 0 && second > 0);
export const bothTouch = ofShares('both_touch', (first, second) => first > 0 && second > 0);
export const neitherTouches = ofShares('neither_touches', (first, second) => first === 0 && second === 0);
export const firstTouches = ofShares('first_touches', (first) => first > 0);
export const secondTouches = ofShares('second_touches', (_, second) => second > 0);
export const firstCoversWhole = ofShares('first_covers_whole', (first) => first >= WHOLE);
export const secondCoversWhole = ofShares('second_covers_whole', (_, second) => second >= WHOLE);
export const firstCoversMore = ofShares('first_covers_more', (first, second) => first - second >= EQUAL_SHARES);
export const secondCoversMore = ofShares('second_covers_more', (first, second) => second - first >= EQUAL_SHARES);

// ── sunrise, midday, sunset ────────────────────────────────────────────────────────────────

const hasDaylight = ({ anga }: Meeting, candidate: Candidate | null): boolean =>
  candidate !== null && anga.from <= candidate.day.sunrise && anga.to >= candidate.day.sunset;
const hasSunrise = ({ anga }: Meeting, candidate: Candidate | null): boolean =>
  candidate !== null && anga.from <= candidate.day.sunrise && candidate.day.sunrise < anga.to;

/** The anga runs from sunrise to sunset. The Dharmasindhu (1) calls it shuddha (pure): it needs no decision. */
export const firstHasWholeDaylight: MeetingClause = is('first_has_whole_daylight', (m: Meeting) =>
  hasDaylight(m, m.first),
);
export const secondHasWholeDaylight: MeetingClause = is('second_has_whole_daylight', (m: Meeting) =>
  hasDaylight(m, m.second),
);
export const firstHasSunrise: MeetingClause = is('first_has_sunrise', (m: Meeting) => hasSunrise(m, m.first));
export const secondHasSunrise: MeetingClause = is('second_has_sunrise', (m: Meeting) => hasSunrise(m, m.second));
/** The anga begins before the middle of daylight. */
export const firstEntersBeforeMidday: MeetingClause = is(
  'first_enters_before_midday',
  (m: Meeting) => m.anga.from < (m.first.day.sunrise + m.first.day.sunset) / 2,
);

// ── measures, in muhurtas or yamas of the daylight of the day in question; 0 if there is no second day ────

type Measure = (atLeast: number) => MeetingClause;
const ofMeeting =
  (word: string, of: (m: Meeting) => number): Measure =>
  (atLeast) =>
    measure(word, atLeast, of);
const ofSecond = (word: string, of: (anga: Meeting['anga'], day: Candidate['day']) => number): Measure =>
  ofMeeting(word, ({ anga, second }) => (second === null ? 0 : of(anga, second.day)));

/** At least this many muhurtas of the anga are before the first day's sunset. */
export const firstMuhurtasBeforeSunset = ofMeeting(
  'first_muhurtas_before_sunset',
  ({ anga, first: { day } }) => (day.sunset - anga.from) / muhurtaOf(day),
);
/** At least this many muhurtas of the anga are after the second day's sunrise. */
export const secondMuhurtasAfterSunrise = ofSecond(
  'second_muhurtas_after_sunrise',
  (anga, day) => (anga.to - day.sunrise) / muhurtaOf(day),
);
export const secondYamasAfterSunrise = ofSecond(
  'second_yamas_after_sunrise',
  (anga, day) => (anga.to - day.sunrise) / yamaOf(day),
);
export const secondGhatisAfterSunrise = ofSecond(
  'second_ghatis_after_sunrise',
  (anga, day) => (anga.to - day.sunrise) / GHATI_DAYS,
);
/** At least this many ghatis of the anga are after the second day's sunset. */
export const secondGhatisAfterSunset = ofSecond(
  'second_ghatis_after_sunset',
  (anga, day) => (anga.to - day.sunset) / GHATI_DAYS,
);
/** At least this many muhurtas of the previous tithi are after the first day's sunrise (vedha). */
export const firstVedhaMuhurtas = ofMeeting(
  'first_vedha_muhurtas',
  ({ anga, first: { day } }) => (anga.from - day.sunrise) / muhurtaOf(day),
);
/**
 * A clause about a fact that the caller of the rule provides. Each vocabulary names its facts by type:
 * `factOf<FestivalFact>`.
 */
export const factOf = <Name extends string>(name: Name): MeetingClause =>
  is(name, ({ facts }: Meeting) => facts.has(name));
