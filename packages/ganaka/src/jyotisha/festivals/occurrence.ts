/**
 * The occurrences of a festival in a year. An occurrence computes its day at once and the other fields of replies on
 * demand.
 */

import type { Span } from '../../kernel/span.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import type { DayFrame } from '../../rules/kala.ts';
import type { LadderVerdict } from '../../rules/ladder.ts';
import { type Meeting, sunriseDay } from '../../rules/meeting.ts';
import type { PlainNoteId } from '../../rules/note.ts';
import type { Source } from '../../rules/source.ts';
import type { AngaSpan } from '../panchanga/angas/angas.ts';
import type { Sankranti } from '../panchanga/sankranti/sankranti.ts';
import type { Lunation } from '../panchanga/year/lunar-months.ts';
import { alternativesTo, inSamsarpa, keptIn } from './decide/decide.ts';
import { enteredAt, otherEntries } from './kinds/sankranti.ts';
import type { FestivalKala } from './occasion.ts';
import { ruleIn } from './of-land.ts';
import { isKeptAt, type Regional } from './region.ts';
import {
  BESIDE,
  type BesideId,
  type FastOfEleventh,
  type Festival,
  type FestivalId,
  type FestivalJudgement,
  type FestivalKind,
  type FestivalOf,
  isOfTithi,
  type ObservanceId,
  type ObservanceRow,
  type SankrantiFestival,
  type SankrantiJudgement,
  type School,
  type TithiFestival,
  type TithiJudgement,
  tithisOf,
} from './rule.ts';
import type { EkadashiSchool } from './schools.ts';
import type { FestivalYear } from './year.ts';

export interface ObservanceDay {
  readonly id: ObservanceId;
  readonly day: CivilDay;
  readonly window: Span | null;
  readonly source: Source;
}

/**
 * One occurrence of a festival: its day and everything that led to it. It belongs to a tithi or to an entry of the Sun.
 */
export interface Occurrence {
  readonly id: FestivalId;
  readonly kind: FestivalKind;
  /** The id of its name in the lexicon. */
  readonly name: FestivalId;
  readonly day: CivilDay;
  /** The day by the tithi at sunrise alone; null for a sankranti. */
  readonly sunriseDay: CivilDay | null;
  readonly anga: AngaSpan | null;
  readonly lunation: Lunation | null;
  readonly sankranti: Sankranti | null;
  readonly kala: FestivalKala;
  readonly meeting: Meeting;
  readonly verdict: LadderVerdict;
  readonly observances: readonly ObservanceDay[];
  readonly alternatives: readonly School[];
  readonly beside: readonly (readonly [key: BesideId, day: CivilDay | null])[];
  readonly harivasara: Span | null;
  /** The fast of the school of the year, if this is a fast of the eleventh tithi. */
  readonly fast: FastOfEleventh | null;
  /** The same of any school, on its own day. */
  fastOf(school: EkadashiSchool): FastOfEleventh | null;
  readonly notes: readonly PlainNoteId[];
  /** The regions in which the festival is observed, or those in which it is not. */
  readonly regional: Regional;
  readonly keptHere: boolean;
  /** The rule that gave the day: that of the place's land, if it has one. */
  readonly rule: Festival;
}

/** The occurrences of a festival whose day is in the year, in order. */
export function occurrencesOf(year: FestivalYear, festival: Festival): Occurrence[] {
  const rule = ruleIn(year, festival);
  return (isOfTithi(rule) ? ofTithi(year, rule) : ofEntry(year, rule)).filter(({ day }) => year.holds(day));
}

function ofTithi(year: FestivalYear, festival: TithiFestival): Occurrence[] {
  const { on } = festival;
  return year.monthsOf(on).flatMap((month) =>
    tithisOf(on).flatMap((tithi) => {
      const decided = keptIn(year, month, tithi, festival);
      return decided === null ? [] : [occurrenceOf(festival, decided)];
    }),
  );
}

const ofEntry = (year: FestivalYear, festival: SankrantiFestival): Occurrence[] =>
  year.sankrantis
    .filter(({ rashi }) => festival.on.rashi === 'every' || festival.on.rashi === rashi)
    .map((entry) => occurrenceOfEntry(year, entry, festival));

/** The occurrence of a festival for one entry of the Sun. */
export function occurrenceOfEntry(year: FestivalYear, entry: Sankranti, festival: SankrantiFestival): Occurrence {
  const own = festival.own?.find(({ on }) => on.rashi === entry.rashi) ?? festival;
  const entered = enteredAt(year, entry, own);
  return new KeptOccurrence<SankrantiJudgement>(festival, festival, entered, (day) => [
    ...otherEntries(entered, own, day),
    ...(own.schools?.(entered) ?? []).filter((school) => school.day !== day),
  ]);
}

/** The occurrence of a festival for one decided tithi. */
export const occurrenceOf = (festival: TithiFestival, decided: TithiJudgement): Occurrence =>
  new KeptOccurrence<TithiJudgement>(festival, festival, decided, (day) => [
    ...alternativesTo(decided, festival.id, day, festival.variants, festival.daysAfter),
    ...(festival.schools?.(decided) ?? []).filter((school) => school.day !== day),
    ...inSamsarpa(decided, festival),
  ]);

class KeptOccurrence<J extends FestivalJudgement> implements Occurrence {
  readonly rule: Festival;
  readonly #festival: FestivalOf<J>;
  readonly #judged: J;
  readonly #schools: (day: CivilDay) => readonly School[];
  readonly #daysAfter: number;
  readonly day: CivilDay;

  constructor(rule: Festival, festival: FestivalOf<J>, judged: J, schools: (day: CivilDay) => readonly School[]) {
    this.rule = rule;
    this.#festival = festival;
    this.#judged = judged;
    this.#schools = schools;
    this.#daysAfter = festival.daysTo?.(judged) ?? festival.daysAfter ?? 0;
    this.day = this.#after(judged.frame.civil);
  }

  #after(civil: CivilDay): CivilDay {
    return plusDays(civil, this.#daysAfter);
  }

  get id(): FestivalId {
    return this.#festival.id;
  }
  get kind(): FestivalKind {
    return this.#festival.kind;
  }
  get name(): FestivalId {
    return this.#festival.nameOf?.(this.#judged) ?? this.#festival.id;
  }
  get anga(): AngaSpan | null {
    return this.#judged.anga;
  }
  get lunation(): Lunation | null {
    return this.#judged.lunation;
  }
  get sankranti(): Sankranti | null {
    return this.#judged.sankranti;
  }
  get kala(): FestivalKala {
    return this.#judged.kala;
  }
  get meeting(): Meeting {
    return this.#judged.meeting;
  }
  get verdict(): LadderVerdict {
    return this.#judged.verdict;
  }
  get sunriseDay(): CivilDay | null {
    const { anga, year, meeting } = this.#judged;
    return anga === null ? null : this.#after(sunriseDay(anga, year.days(anga)) ?? meeting.first.day.civil);
  }
  get observances(): readonly ObservanceDay[] {
    const { year, frame } = this.#judged;
    return (this.#festival.observances ?? []).flatMap(({ id, days = 0, window, source }) => {
      const day = year.frame(plusDays(frame.civil, typeof days === 'number' ? days : days(this.#judged)));
      const found = window(this.#judged, day);
      if (found === undefined) return [];
      return [{ id, day: day.civil, window: found, source: sourceOf(source, this.#judged, day) }];
    });
  }
  get alternatives(): readonly School[] {
    return this.#schools(this.day);
  }
  get beside(): Occurrence['beside'] {
    const { beside } = this.#festival;
    return BESIDE.flatMap((key) => {
      const of = beside?.[key];
      return of === undefined ? [] : [[key, of(this.#judged)] as const];
    });
  }
  get harivasara(): Span | null {
    return this.#festival.harivasara?.(this.#judged) ?? null;
  }
  get fast(): FastOfEleventh | null {
    return this.fastOf(this.#judged.year.fasts);
  }
  fastOf(school: EkadashiSchool): FastOfEleventh | null {
    return this.#festival.fastOf?.(this.#judged, school) ?? null;
  }
  get regional(): Regional {
    return this.#festival;
  }
  get keptHere(): boolean {
    return isKeptAt(this.#festival, this.#judged.year.sky.place);
  }
  get notes(): readonly PlainNoteId[] {
    return [...standIns(this.#judged), ...(this.#festival.notes?.(this.#judged) ?? [])];
  }
}

const sourceOf = <J extends FestivalJudgement>(source: ObservanceRow<J>['source'], judged: J, day: DayFrame): Source =>
  typeof source === 'function' ? source(judged, day) : source;

/** The note that noon was used as a substitute for sunrise. A sankranti is an instant and needs no sunrise. */
const standIns = ({ year, meeting, anga }: FestivalJudgement): PlainNoteId[] =>
  anga !== null && meeting.met.some(({ day }) => year.isStandIn(day.civil)) ? ['noon_for_the_day'] : [];
