/** `explain=1`: the rungs of the decision in order, what would have changed the answer, and how close that was. */

import type { Static } from 'typebox';
import { festivalFlips, ladderOf } from '../../jyotisha/festivals/decide/flips.ts';
import { courseOf } from '../../jyotisha/festivals/decide/if-tithi-end-moves.ts';
import type { FestivalInstant } from '../../jyotisha/festivals/decide/moved-year.ts';
import type { Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { movableDayOf } from '../../jyotisha/panchanga/day/facts.ts';
import { type TithiCase, tithiCases } from '../../jyotisha/panchanga/nirnaya/nirnaya.ts';
import { type MovableDay, type NirnayaInstant, nirnayaFlips } from '../../jyotisha/panchanga/nirnaya/nirnaya-flips.ts';
import { nirnayaCourse } from '../../jyotisha/panchanga/nirnaya/nirnaya-if-end-moves.ts';
import { isoDate } from '../../kernel/civil.ts';
import { type JdUt, jdUt, plusDays } from '../../kernel/units.ts';
import { type Saw, wordOf } from '../../rules/clause.ts';
import { type RungSeen, rungsSeen } from '../../rules/explanation.ts';
import { type Flip, type Margin, marginOf, NARROW_S } from '../../rules/flip.ts';
import { reachPast, type Stretch } from '../../rules/if-instant-moves.ts';
import { coverOf, type DayFrame, daylightOf } from '../../rules/kala.ts';
import type { Candidate } from '../../rules/meeting.ts';
import { SAKALYA } from '../../rules/tables/tithi-nirnaya.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { clock, round4 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { namedWindow } from '../blocks/replies.ts';
import { doubtAt } from './doubt.ts';
import type { festivalExplanationReply, nirnayaExplanationReply } from './explanation.reply.ts';
import { flag } from './parameter.ts';

export const explain = flag({
  meaning: '1 adds the explanation: every rung in order, what would have changed the answer, and how near that was',
  example: '1',
});

const rungReplyOf = ({ id, takes, held, decided, facts, source }: RungSeen, say: Voice) => ({
  id,
  takes,
  held,
  decided,
  facts: facts.map(({ saw, ...fact }) => ({ ...fact, ...(saw && { saw: sawReplyOf(saw) }) })),
  citation: say.cite(source),
});

/** What a fact saw, with its shares and measures rounded as elsewhere in replies. */
const sawReplyOf = (saw: Saw): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(saw).map(([name, value]) => [name, typeof value === 'number' ? round4(value) : value]),
  );

type Instant = NirnayaInstant | FestivalInstant;

function instantNamed(instant: Instant, say: Voice) {
  if ('civil' in instant) return isoDate(instant.civil);
  const list = instant.what === 'tithi_end' ? 'tithi' : instant.what === 'sankranti' ? 'rashi' : 'nakshatra';
  return say.named(list, instant.number);
}

const SECONDS_PER_DAY = 86_400;

function flipReplyOf<Answer, Then>(
  { place }: Sky,
  flip: Flip<Instant, Answer>,
  then: (answer: Answer) => Then,
  say: Voice,
) {
  const { instant, seconds } = flip;
  return {
    what: instant.what,
    of: instantNamed(instant, say),
    at: clock(place, instant.at),
    seconds,
    moved_to: clock(place, jdUt(instant.at + seconds / SECONDS_PER_DAY)),
    // biome-ignore lint/suspicious/noThenProperty: the published name of the field; its value is no function
    then: then(flip.then),
  };
}

/** The explanation of one occurrence of a festival. */
export function festivalExplained(sky: Sky, kept: Occurrence, say: Voice): Static<typeof festivalExplanationReply> {
  const { meeting, verdict } = kept;
  const flips = festivalFlips(sky, kept);
  return {
    decided_by: wordOf(verdict.because.when),
    tree: rungsSeen(ladderOf(kept), meeting, verdict.because).map((each) => rungReplyOf(each, say)),
    flips: flips.map((each) => flipReplyOf(sky, each, (day) => ({ date: day === null ? null : isoDate(day) }), say)),
    margin: marginOf(flips[0]),
    doubt: doubtAt(sky, middleOf(kept)),
    days: [meeting.first, meeting.second].flatMap((each) => (each === null ? [] : [candidateReplyOf(sky, each)])),
    course: courseReplyOf(sky, kept, reachOf(flips, kept.anga?.number)),
  };
}

const candidateReplyOf = ({ place }: Sky, { day, kala, share }: Candidate) => ({
  date: isoDate(day.civil),
  sunrise: clock(place, day.sunrise),
  sunset: clock(place, day.sunset),
  next_sunrise: clock(place, day.nextSunrise),
  kala: { start: clock(place, kala.from), end: clock(place, kala.to) },
  share: round4(share),
});

/** How far the end of a tithi is moved in a course: past its own flip. */
const reachOf = (flips: readonly Flip<Instant, unknown>[], tithi: number | undefined): number =>
  reachPast(flips.find(({ instant }) => instant.what === 'tithi_end' && instant.number === tithi)?.seconds);

function courseReplyOf(sky: Sky, kept: Occurrence, reach: number) {
  const course = courseOf(sky, kept, reach);
  return course && endsReplyOf(sky, course, (day) => ({ date: day === null ? null : isoDate(day) }));
}

/** Stretches of ends, as instants. */
const endsReplyOf = <Answer, Said extends object>(
  { place }: Sky,
  { instant, stretches }: { readonly instant: Instant; readonly stretches: readonly Stretch<Answer>[] },
  said: (answer: Answer) => Said,
) => {
  const at = (seconds: number): string => clock(place, jdUt(instant.at + seconds / SECONDS_PER_DAY));
  return stretches.map(({ from, to, answer }) => ({ from: at(from), to: at(to), ...said(answer) }));
};

const middleOf = ({ anga, sankranti, verdict }: Occurrence): JdUt =>
  anga?.to ?? sankranti?.at ?? verdict.chosen.day.sunrise;

/** Only the margin of one occurrence of a festival, for lists. */
export const marginOfFestival = (sky: Sky, kept: Occurrence): Margin =>
  marginOf(festivalFlips(sky, kept, { within: NARROW_S - 1, nearestAlone: true })[0]);

/** The explanation of the tithi as which a day is observed. */
export function nirnayaExplained(day: Day, frame: DayFrame, say: Voice): Static<typeof nirnayaExplanationReply> {
  const { sky } = day;
  const movable = movableDayOf(day, frame);
  const cases = tithiCases(movable);
  const flips = nirnayaFlips(movable);
  const decided = cases.find(({ verdict }) => verdict.civil === day.civil);
  const kept = decided ?? cases[0];
  if (kept === undefined) throw new Error('a day without a tithi');
  const tree = cases.flatMap(({ tithi, rule, ladder, meeting, verdict }) =>
    rungsSeen(ladder, meeting, verdict.because).map((each) => ({
      tithi: say.named('tithi', tithi.number),
      rule,
      ...rungReplyOf(each, say),
    })),
  );
  return {
    decided_by: decided === undefined ? 'sakalya' : wordOf(decided.verdict.because.when),
    tree: decided === undefined ? [...tree, sakalyaReplyOf(kept, say)] : tree,
    flips: flips.map((each) => flipReplyOf(sky, each, (number) => ({ tithi: say.named('tithi', number) }), say)),
    margin: marginOf(flips[0]),
    doubt: doubtAt(sky, frame.sunrise),
    kept_as: namedWindow(say, 'tithi', kept.tithi.number, sky.place, kept.tithi),
    days: weighedDays(movable, kept).map((each) => candidateReplyOf(sky, each)),
    course: endsReplyOf(sky, nirnayaCourse(movable, reachOf(flips, kept.tithi.number)), (number) => ({
      tithi: say.named('tithi', number),
    })),
  };
}

/** The last rung, where no tithi is decided for the day: the tithi at sunrise counts for it. */
const sakalyaReplyOf = ({ tithi }: TithiCase, say: Voice) => ({
  tithi: say.named('tithi', tithi.number),
  rule: 'sakalya',
  id: 'sakalya',
  takes: 'first' as const,
  held: true,
  decided: true,
  facts: [{ clause: 'sakalya', held: true }],
  citation: say.cite(SAKALYA),
});

/** The days that a tithi was weighed on; of one that fills the daylight, which needs no weighing, its day and the next. */
function weighedDays({ frame, frameAt }: MovableDay, { tithi, meeting }: TithiCase): Candidate[] {
  if (meeting !== null) return [meeting.first, meeting.second].filter((each) => each !== null);
  return [frame, frameAt(plusDays(frame.civil, 1))]
    .filter((each) => each !== null)
    .map((day) => ({ day, kala: daylightOf(day), share: coverOf(daylightOf(day), tithi) }));
}
