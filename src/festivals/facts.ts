/** What rungs ask beside the shares of a kala: the length of the next tithi, a nakshatra on a day. */
import { overlap, type Span } from '../kernel/span.ts';
import { is } from '../rules/clause.ts';
import { muhurtaOf, wholeOf } from '../rules/kala.ts';
import type { Candidate, Meeting } from '../rules/meeting.ts';
import { factOf, type MeetingClause } from '../rules/meeting-clauses.ts';
import type { Met } from './rule.ts';

export type FestivalFact =
  | 'next_tithi_grows'
  | 'nakshatra_on_first'
  | 'nakshatra_on_second'
  | 'nakshatra_at_kala_on_first'
  | 'nakshatra_at_kala_on_second';

export const fact = factOf<FestivalFact>;

/** Of a meeting with one weekday: it has a muhurta of the tithi in its kala. */
export const weekdayHasAMuhurta: MeetingClause = is('weekday_has_a_muhurta', ({ anga, first }: Meeting) => {
  const common = overlap(first.kala, anga);
  return common !== null && common.to - common.from >= muhurtaOf(first.day);
});

/** The next tithi lasts more than sixty ghatis. */
export function nextTithiGrows({ year, lunation, anga }: Met): ReadonlySet<FestivalFact> {
  const next = year.tithiAfter(lunation, anga.number);
  return new Set(next.to - next.from > 1 ? (['next_tithi_grows'] as const) : []);
}

/** Whether a nakshatra (1–27) is met on each of the two days while the tithi runs, and in the rite's part of the day. */
export const nakshatraOnDays =
  (number: number) =>
  ({ year, anga, meeting: { first, second } }: Met): ReadonlySet<FestivalFact> => {
    const run = year.nakshatraNear(number, anga.from);
    const facts = new Set<FestivalFact>();
    if (meets(run, first)) facts.add('nakshatra_on_first');
    if (meets(run, second)) facts.add('nakshatra_on_second');
    if (inKala(run, first)) facts.add('nakshatra_at_kala_on_first');
    if (inKala(run, second)) facts.add('nakshatra_at_kala_on_second');
    return facts;
  };

const meets = (run: Span, candidate: Candidate | null): boolean =>
  candidate !== null && overlap(run, wholeOf(candidate.day)) !== null;
const inKala = (run: Span, candidate: Candidate | null): boolean =>
  candidate !== null && overlap(run, candidate.kala) !== null;
