/** One day of an undertaking in replies. */

import type { Static } from 'typebox';
import { whereHolds } from '../../jyotisha/muhurta/karya/clause.ts';
import { verdictBy } from '../../jyotisha/muhurta/karya/judge.ts';
import { type DayNote, notesOn } from '../../jyotisha/muhurta/karya/notes.ts';
import type { KaryaVerdict } from '../../jyotisha/muhurta/karya/rising.ts';
import { isWhole, type KaryaDay, karyaDay } from '../../jyotisha/muhurta/karya/verdict.ts';
import type { KaryaKind } from '../../jyotisha/muhurta/karya/work.ts';
import type { Quarter } from '../../jyotisha/muhurta/spans/hours.ts';
import { type MuhurtaDay, muhurtaDay } from '../../jyotisha/muhurta/spans/muhurta-day.ts';
import { seatsOn } from '../../jyotisha/muhurta/spans/seats.ts';
import { isoDate, weekdayOf } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import type { PlainNoteId } from '../../rules/note.ts';
import type { Source } from '../../rules/source.ts';
import { isNone, type None, type Sky } from '../../sky/engines/engine.ts';
import { gistIn } from '../../text/citation.ts';
import { clock, dateAt, round2 } from '../../text/format.ts';
import type { SpokenLanguage } from '../../text/language.ts';
import type { Voice } from '../../text/voice.ts';
import { clausesExplained } from './explained.ts';
import type { directionReply, karyaDayReply } from './karya-day-fields.reply.ts';
import type { Rules } from './karya-rules.ts';
import { karyaReplyOf } from './muhurta-fields.ts';

type DayReply = Static<typeof karyaDayReply>;

/** One day in a reply. `brief` is for a year: days that are barred then have no windows. */
export function karyaDayReplyOf(sky: Sky, civil: CivilDay, rules: Rules, say: Voice, brief: boolean): DayReply {
  const date = isoDate(civil);
  const weekday = say.named('vara', weekdayOf(civil));
  const { work, given, listing } = rules;
  const plan = rules.planOn(civil);
  const tail = { checked: plan.checked, not_checked: plan.notChecked };
  const day = muhurtaDay(sky, civil);
  if (isNone(day))
    return {
      date,
      weekday,
      sunrise: null,
      next_sunrise: null,
      verdict: null,
      verdicts: {},
      score: 0,
      windows: [],
      clauses: [],
      citation: say.cite(firstOf(plan.sets).source),
      ...tail,
      ...noDayReplyOf(day, say),
    };
  const found = plan.sets.map(({ kind, source, rules: set }) => ({
    kind,
    source,
    judged: karyaDay(day, set, listing, work.lifting),
  }));
  const top = betterOf(found);
  const isBarred = found.every(({ judged }) => judged.verdict === 'varjya');
  return {
    date,
    weekday,
    sunrise: clock(day.place, day.bounds.from),
    next_sunrise: clock(day.place, day.bounds.to),
    ...setsReplyOf(day, say, found, top, brief),
    ...directionsReplyOf(day, rules, brief && isBarred),
    ...(!brief && seatsReplyOf(day, rules)),
    citation: say.cite(top.source),
    ...tail,
    ...karyaNotesReplyOf(
      day,
      say,
      [...kindNote(found, top), ...notesOn(day, given, plan.asta)],
      isBarred ? work.notes : plan.notes,
    ),
  };
}

/** The explanation of a day for each kind of the undertaking, with all clauses listed. */
export function karyaDayExplained(sky: Sky, civil: CivilDay, rules: Rules, say: Voice): DayReply['explanation'] {
  const day = muhurtaDay(sky, civil);
  if (isNone(day)) return [];
  const { work, planOn } = rules;
  return planOn(civil).sets.map(({ kind, rules: set }) => ({
    ...(kind !== undefined && { kind }),
    ...clausesExplained(karyaDay(day, set, 'all', work.lifting), say),
  }));
}

const RANK: Readonly<Record<KaryaVerdict, number>> = { shubha: 2, madhyama: 1, varjya: 0 };

interface Judged {
  readonly kind: KaryaKind | undefined;
  readonly source: Source;
  readonly judged: KaryaDay;
}

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('a work without clauses');
  return first;
}

/** The kind with the better verdict, or the first kind if both are equal. */
const betterOf = (found: readonly Judged[]): Judged =>
  found.reduce((best, each) => (RANK[each.judged.verdict] > RANK[best.judged.verdict] ? each : best), firstOf(found));

/** A note if two kinds have different verdicts. It says to which kind the day's verdict belongs. */
const kindNote = (found: readonly Judged[], top: Judged): DayNote[] =>
  found.flatMap(({ kind, judged }): DayNote[] =>
    kind === undefined || top.kind === undefined || judged.verdict === top.judged.verdict
      ? []
      : [{ about: 'kind', of: top.kind, other: kind, verdict: judged.verdict }],
  );

/**
 * The verdict of the day. If the undertaking has two kinds, the fields of the better kind are at the top level, with
 * its name in `verdict_of`. Both are listed in `kinds`.
 */
function setsReplyOf(day: MuhurtaDay, say: Voice, found: readonly Judged[], top: Judged, brief: boolean) {
  const first = firstOf(found);
  const second = found[1];
  if (second === undefined) return karyaReplyOf(day, say, first.judged, brief);
  const [nava, jirna] = [karyaReplyOf(day, say, first.judged, brief), karyaReplyOf(day, say, second.judged, brief)];
  const verdict_of: KaryaKind = top === second ? 'jirna' : 'nava';
  return { ...(top === second ? jirna : nava), verdict_of, kinds: { nava, jirna } };
}

/**
 * The verdict for each direction, for a journey whose direction was not given. Each lists the clauses about the
 * direction that are against it. On barred days of a year only the verdict is given.
 */
function directionsReplyOf(
  day: MuhurtaDay,
  { work, given, toward }: Rules,
  isBarred: boolean,
): Pick<DayReply, 'directions'> {
  if (work.id !== 'yatra' || given.direction !== undefined) return {};
  const side = (direction: Quarter): Static<typeof directionReply> => {
    if (isBarred) return { verdict: 'varjya', clauses: [] };
    const { own, ofSide } = toward(direction);
    const against = ofSide.filter((clause) => {
      const holds = whereHolds(clause, day);
      return clause.weight === 'must' ? !isWhole(day, holds) : holds.length > 0;
    });
    return {
      verdict: verdictBy(day, own),
      clauses: [...new Set(against.map(({ id }) => id))],
    };
  };
  return { directions: { east: side('east'), south: side('south'), west: side('west'), north: side('north') } };
}

/** The directions of yogini, kala, pasha and others with their times, for a journey whose direction was not given. */
const seatsReplyOf = (day: MuhurtaDay, { work, given }: Rules): Pick<DayReply, 'seats'> =>
  work.id !== 'yatra' || given.direction !== undefined
    ? {}
    : {
        seats: seatsOn(day).map(({ id, direction, span }) => ({
          id,
          direction,
          start: clock(day.place, span.from),
          end: clock(day.place, span.to),
        })),
      };

function karyaNoteText({ place }: MuhurtaDay, note: DayNote, language: SpokenLanguage): string {
  const { notes } = language;
  switch (note.about) {
    case 'simhastha':
      return notes.guru_in_simha(note.until === null ? '' : dateAt(place, note.until));
    case 'asta':
      return notes.set_by_the_printed_limit(note.graha, round2(note.deg), note.limitDeg);
    case 'kind':
      return notes.verdict_of_house(note.of, note.other, note.verdict);
    case 'region':
      return notes.fault_of_a_land(gistIn(language, note.gist), note.locus);
  }
}

/** The notes of the rules, then the notes of the day. */
export const karyaNotesReplyOf = (
  day: MuhurtaDay,
  say: Voice,
  found: readonly DayNote[],
  plain: readonly PlainNoteId[],
) =>
  say.field('notes', (language) => [
    ...plain.map((id) => language.notes[id]),
    ...found.map((each) => karyaNoteText(day, each, language)),
  ]);

/** The note for a day on which the Sun does not rise and set, so that there is no day of muhurta. */
export const noDayReplyOf = (none: None, say: Voice) =>
  say.field('notes', ({ notes }) => [notes.no_day_of_muhurta(none.none)]);
