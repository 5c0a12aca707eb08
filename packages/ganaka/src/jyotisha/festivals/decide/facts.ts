/**
 * Facts that rungs need in addition to the shares of a kala, such as the length of the next tithi or a nakshatra on a
 * day.
 */
import { overlap, type Span } from '../../../kernel/span.ts';
import { is } from '../../../rules/clause.ts';
import { coverOf, muhurtaOf, wholeOf } from '../../../rules/kala.ts';
import { type Candidate, type Meeting, sunriseDay } from '../../../rules/meeting.ts';
import { factOf, type MeetingClause } from '../../../rules/meeting-clauses.ts';
import { ekadashiFast } from '../kinds/ekadashi.ts';
import type { TithiMeeting } from '../rule.ts';

export type FestivalFact =
  | 'next_tithi_grows'
  | 'nakshatra_on_first'
  | 'nakshatra_on_second'
  | 'nakshatra_before_kala_on_first'
  | 'nakshatra_by_kala_on_first'
  | 'nakshatra_at_kala_on_first'
  | 'nakshatra_at_kala_on_second'
  | 'nakshatra_in_kala_of_second'
  | 'shravana_last_pada_on_first'
  | 'next_tithi_has_no_sunrise'
  | 'eleventh_on_day_after_second';

export const fact = factOf<FestivalFact>;

/** For a meeting with one weekday: the kala of that day contains at least one muhurta of the tithi. */
export const weekdayHasAMuhurta: MeetingClause = is('weekday_has_a_muhurta', ({ anga, first }: Meeting) => {
  const common = overlap(first.kala, anga);
  return common !== null && common.to - common.from >= muhurtaOf(first.day);
});

/** The next tithi lasts more than sixty ghatis. */
export function nextTithiGrows({ year, lunation, anga }: TithiMeeting): ReadonlySet<FestivalFact> {
  const next = year.tithiAfter(lunation, anga.number);
  return new Set(next.to - next.from > 1 ? (['next_tithi_grows'] as const) : []);
}

/** The next tithi is kshaya: it begins after one sunrise and ends before the following one. */
export function nextTithiIsLost({ year, lunation, anga }: TithiMeeting): ReadonlySet<FestivalFact> {
  const next = year.tithiAfter(lunation, anga.number);
  return new Set(sunriseDay(next, year.days(next)) === null ? (['next_tithi_has_no_sunrise'] as const) : []);
}

/**
 * The fast of the eleventh tithi is on the day after the later of the two days, when the fast of this tithi would end.
 */
export function eleventhOnDayAfter({
  year,
  lunation,
  anga,
  meeting: { second },
}: TithiMeeting): ReadonlySet<FestivalFact> {
  const eleventh = year.tithi(lunation, anga.number + 2);
  const fast = ekadashiFast({ year, lunation, anga: eleventh }).smarta.civil;
  return new Set(second !== null && fast === second.day.civil + 1 ? (['eleventh_on_day_after_second'] as const) : []);
}

/**
 * Facts about a nakshatra (1–27) that runs together with the tithi. They say whether this happens on each of the two
 * days. They also say whether it happens in the kala of the rite, begins before the kala, or begins before the end of
 * the kala.
 * A nakshatra that begins after the tithi has ended does not count. Only `nakshatra_in_kala_of_second` considers the
 * nakshatra by itself.
 */
export const nakshatraOnDays =
  (number: number) =>
  ({ year, anga, meeting: { first, second } }: TithiMeeting): ReadonlySet<FestivalFact> => {
    const run = year.nakshatraNear(number, anga.from);
    const facts = new Set<FestivalFact>();
    const joined = overlap(run, anga);
    if (inKala(run, second)) facts.add('nakshatra_in_kala_of_second');
    if (joined === null) return facts;
    if (meets(joined, first)) facts.add('nakshatra_on_first');
    if (meets(joined, second)) facts.add('nakshatra_on_second');
    if (joined.from < first.kala.from && meets(joined, first)) facts.add('nakshatra_before_kala_on_first');
    if (joined.from < first.kala.to && meets(joined, first)) facts.add('nakshatra_by_kala_on_first');
    if (inKala(joined, first)) facts.add('nakshatra_at_kala_on_first');
    if (inKala(joined, second)) facts.add('nakshatra_at_kala_on_second');
    return facts;
  };

const meets = (joined: Span, candidate: Candidate | null): boolean =>
  candidate !== null && overlap(joined, wholeOf(candidate.day)) !== null;
const inKala = (joined: Span, candidate: Candidate | null): boolean =>
  candidate !== null && coverOf(candidate.kala, joined) > 0;
