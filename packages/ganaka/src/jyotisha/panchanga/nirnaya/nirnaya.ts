/**
 * Tithi-nirnaya: as which tithi a civil day is observed. Every tithi that touches the day is decided by the ladder of
 * its own rule, over the days on which the tithi falls. The day is observed as the tithi whose ladder chooses this day.
 */
import { holds, type Span } from '../../../kernel/span.ts';
import { type CivilDay, plusDays } from '../../../kernel/units.ts';
import { wordOf } from '../../../rules/clause.ts';
import { coverOf, type DayFrame, GHATI_DAYS, type KalaId, kalaOf, wholeOf } from '../../../rules/kala.ts';
import { decide, type Ladder, type LadderVerdict, ONLY_ONE_DAY, type Rung } from '../../../rules/ladder.ts';
import { type Meeting, meetingOf } from '../../../rules/meeting.ts';
import type { Source } from '../../../rules/source.ts';
import {
  EKADASHI_SMARTA,
  EKADASHI_VAISHNAVA,
  type EkadashiFact,
  PURE_DAY,
  SAKALYA,
  TITHI_RULES,
} from '../../../rules/tables/tithi-nirnaya.ts';
import type { AngaSpan } from '../angas/angas.ts';
import { inPaksha } from '../angas/tithi.ts';

/** The inputs of a nirnaya: the tithis of a day and the frames of the days around it. */
export interface NirnayaDay {
  readonly frame: DayFrame;
  /** The tithis that touch the day, in order. */
  readonly tithis: readonly AngaSpan[];
  /** The frame of a neighbouring day; null if the Sun does not rise or set. */
  frameAt(civil: CivilDay): DayFrame | null;
  /** The tithi that follows `tithi`. */
  after(tithi: AngaSpan): AngaSpan;
}

/** Whether a tithi shares the daylight with the tithi before it (`purva`) or the tithi after it (`para`). */
export type Viddha = 'purva' | 'para' | null;

export interface TithiCandidate {
  readonly tithi: AngaSpan;
  readonly touches: Readonly<Partial<Record<KalaId, number>>>;
  readonly viddha: Viddha;
  /** The day of the tithi's vrata. */
  readonly on: CivilDay;
  readonly rule: string;
  readonly because: string;
  readonly source: Source;
}

export interface Nirnaya {
  readonly sunriseTithi: number;
  readonly candidates: readonly TithiCandidate[];
  readonly decided: { readonly tithi: number; readonly viddha: Viddha; readonly rule: string; readonly source: Source };
  /** The days of the fast of the eleventh tithi (ekadashi), if the day touches it. */
  readonly ekadashi: { readonly smarta: CivilDay; readonly vaishnava: CivilDay } | null;
}

/** The kalas whose covered share is given for each tithi. */
const TOLD: readonly KalaId[] = [
  'sunrise',
  'pratah',
  'sangava',
  'madhyahna',
  'aparahna',
  'sayahna',
  'pradosha',
  'nishitha',
];
const EKADASHI = 11;

export function nirnayaOf(day: NirnayaDay): Nirnaya {
  const eleventh = day.tithis.find(isEkadashi);
  const fast = eleventh && ekadashiOf(day, eleventh);
  const kalas = TOLD.map((id) => kalaOf(id, day.frame));
  const candidates = day.tithis.map((tithi) => candidateOf(day, tithi, kalas, fast));
  const first = candidates[0];
  if (first === undefined) throw new Error('a day without a tithi');
  const chosen = candidates.find(({ on }) => on === day.frame.civil);
  return {
    sunriseTithi: first.tithi.number,
    candidates,
    decided: chosen
      ? { tithi: chosen.tithi.number, viddha: chosen.viddha, rule: chosen.rule, source: chosen.source }
      : { tithi: first.tithi.number, viddha: first.viddha, rule: 'sakalya', source: SAKALYA },
    ekadashi: fast ? { smarta: fast.smarta.civil, vaishnava: fast.vaishnava.civil } : null,
  };
}

const isEkadashi = ({ number }: AngaSpan): boolean => inPaksha(number) === EKADASHI;

function candidateOf(day: NirnayaDay, tithi: AngaSpan, kalas: readonly Span[], fast: Fast | undefined): TithiCandidate {
  const touches: Partial<Record<KalaId, number>> = {};
  for (let i = 0; i < TOLD.length; i++) {
    const id = TOLD[i];
    const kala = kalas[i];
    const share = kala === undefined ? 0 : coverOf(kala, tithi);
    if (id !== undefined && share > 0) touches[id] = share;
  }
  const { rule, verdict } =
    fast && isEkadashi(tithi) ? { rule: 'ekadashi', verdict: fast.smarta } : verdictFor(day, tithi);
  const { civil, because } = verdict;
  return {
    tithi,
    touches,
    viddha: viddhaOn(day.frame, tithi),
    on: civil,
    rule,
    because: wordOf(because.when),
    source: because.source,
  };
}

const viddhaOn = ({ sunrise, sunset }: DayFrame, { from, to }: Span): Viddha =>
  from > sunrise ? 'purva' : to < sunset ? 'para' : null;

/** The rule of each tithi, 1–30: the first rule that names it. */
const RULE_OF = Array.from({ length: 31 }, (_, number) => TITHI_RULES.find(({ tithis }) => tithis.includes(number)));

function verdictFor(day: NirnayaDay, tithi: AngaSpan): { rule: string; verdict: LadderVerdict } {
  const rule = RULE_OF[tithi.number];
  if (rule === undefined) throw new Error(`no rule for tithi ${tithi.number}`);
  if (fillsDaylight(day.frame, tithi)) return { rule: rule.id, verdict: pure(day) };
  const meeting = meetingOf(tithi, around(day, tithi), (frame) => kalaOf(rule.kala, frame));
  return { rule: rule.id, verdict: meeting === null ? alone(day) : decide(rule.id, rule.ladder, meeting) };
}

/**
 * A tithi of the day with the rungs that were evaluated for it. `meeting` is null if the tithi fills the daylight, so
 * that no ladder was needed.
 */
export interface TithiCase {
  readonly tithi: AngaSpan;
  readonly rule: string;
  readonly ladder: Ladder;
  readonly meeting: Meeting | null;
  readonly verdict: LadderVerdict;
}

/** The cases behind the result of `nirnayaOf`, for explanations. */
export function tithiCases(day: NirnayaDay): TithiCase[] {
  return day.tithis.map((tithi) => {
    if (isEkadashi(tithi)) {
      const meeting = eleventhMet(day, tithi).smarta;
      const verdict = decide('ekadashi_smarta', EKADASHI_SMARTA, meeting);
      return { tithi, rule: 'ekadashi', ladder: EKADASHI_SMARTA, meeting, verdict };
    }
    const { rule, verdict } = verdictFor(day, tithi);
    const { kala, ladder } = RULE_OF[tithi.number] ?? { kala: 'daylight' as const, ladder: [] };
    const meeting =
      verdict.because === PURE_DAY ? null : meetingOf(tithi, around(day, tithi), (each) => kalaOf(kala, each));
    return { tithi, rule, ladder, meeting, verdict };
  });
}

/** The decision of a ladder for a tithi that touches `day`. */
export function byLadder(day: NirnayaDay, tithi: AngaSpan, id: string, kala: KalaId, ladder: Ladder): LadderVerdict {
  const meeting = meetingOf(tithi, around(day, tithi), (frame) => kalaOf(kala, frame));
  return meeting === null ? alone(day) : decide(id, ladder, meeting);
}

/** The day itself and the neighbours that the tithi reaches, if they have a sunrise and a sunset. */
function around({ frame, frameAt }: NirnayaDay, tithi: Span): DayFrame[] {
  const before = tithi.from < frame.sunrise ? frameAt(plusDays(frame.civil, -1)) : null;
  const after = tithi.to > frame.nextSunrise ? frameAt(plusDays(frame.civil, 1)) : null;
  const frames = before === null ? [frame] : [before, frame];
  if (after !== null) frames.push(after);
  return frames;
}

/**
 * Whether a tithi fills the daylight of a day. A tithi lasts less than 27 hours, so it cannot fill the daylight of two
 * days and need not be compared with the day before.
 */
const fillsDaylight = ({ sunrise, sunset }: DayFrame, { from, to }: Span): boolean =>
  from <= sunrise && to >= sunset && sunset - sunrise > MIN_DAYLIGHT_DAYS;
const MIN_DAYLIGHT_DAYS = 1 / 6;
const isFrame = (frame: DayFrame | null): frame is DayFrame => frame !== null;

const taken = ({ frame }: NirnayaDay, because: Rung, share: number): LadderVerdict => ({
  take: 'first',
  chosen: { day: frame, kala: { from: frame.sunrise, to: frame.sunset }, share },
  civil: frame.civil,
  because,
});
const alone = (day: NirnayaDay): LadderVerdict => taken(day, ONLY_ONE_DAY, 0);
const pure = (day: NirnayaDay): LadderVerdict => taken(day, PURE_DAY, 1);

// ── the eleventh tithi (ekadashi) ──────────────────────────────────────────────────────────

/** The verdicts for householders (smarta) and for Vaishnavas. */
export interface Fast {
  readonly smarta: LadderVerdict;
  readonly vaishnava: LadderVerdict;
}

/** How many days from this day the sunrises within an eleventh tithi and the twelfth after it can be. */
const REACH_DAYS = [-2, -1, 0, 1, 2, 3];
const ARUNODAYA_DAYS = 4 * GHATI_DAYS;

/** The meetings of an eleventh tithi, as input of the two ladders. */
export interface EleventhMet {
  readonly smarta: Meeting;
  readonly vaishnava: Meeting;
}

export function eleventhMet(day: Omit<NirnayaDay, 'tithis'>, tithi: AngaSpan): EleventhMet {
  const frames = REACH_DAYS.map((n) => (n === 0 ? day.frame : day.frameAt(plusDays(day.frame.civil, n)))).filter(
    isFrame,
  );
  const own = frames.filter((frame) => holdsSunrise(frame, tithi));
  const its = own[0] ?? frames.find((frame) => holds(wholeOf(frame), tithi.from)) ?? day.frame;
  const facts = ekadashiFacts(frames, own, its, tithi, day.after(tithi));
  const between = (first: DayFrame): Meeting => meetingFrom(tithi, first, frames, facts);
  // if the tithi contains one sunrise, householders decide between the day of that sunrise and the day before it; in
  // all other cases the choice is between a day and the next day
  const before = own.length === 1 ? frames.find(({ civil }) => civil === its.civil - 1) : undefined;
  return { smarta: between(before ?? its), vaishnava: between(its) };
}

export function ekadashiOf(day: Omit<NirnayaDay, 'tithis'>, tithi: AngaSpan): Fast {
  const { smarta, vaishnava } = eleventhMet(day, tithi);
  return {
    smarta: decide('ekadashi_smarta', EKADASHI_SMARTA, smarta),
    vaishnava: decide('ekadashi_vaishnava', EKADASHI_VAISHNAVA, vaishnava),
  };
}

function ekadashiFacts(
  frames: readonly DayFrame[],
  own: readonly DayFrame[],
  its: DayFrame,
  tithi: Span,
  twelfth: Span,
): ReadonlySet<EkadashiFact> {
  const next = frames.filter((frame) => holdsSunrise(frame, twelfth)).length;
  const facts = new Set<EkadashiFact>();
  if (own.length === 0) facts.add('ekadashi_at_no_sunrise');
  else facts.add(own.length === 1 ? 'ekadashi_at_one_sunrise' : 'ekadashi_at_two_sunrises');
  if (next === 0) facts.add('dvadashi_at_no_sunrise');
  if (next >= 2) facts.add('dvadashi_at_two_sunrises');
  if (own.length === 1 && tithi.from > its.sunrise - ARUNODAYA_DAYS) facts.add('dashami_in_arunodaya');
  return facts;
}

function meetingFrom(
  tithi: Span,
  first: DayFrame,
  frames: readonly DayFrame[],
  facts: ReadonlySet<EkadashiFact>,
): Meeting {
  const judged = (frame: DayFrame) => {
    const kala = kalaOf('daylight', frame);
    return { day: frame, kala, share: coverOf(kala, tithi) };
  };
  const after = frames.find(({ civil }) => civil === first.civil + 1);
  const second = after === undefined ? null : judged(after);
  const earlier = judged(first);
  return { anga: tithi, first: earlier, second, met: second === null ? [earlier] : [earlier, second], facts };
}

const holdsSunrise = ({ sunrise }: DayFrame, { from, to }: Span): boolean => from <= sunrise && sunrise < to;
