/**
 * A festival: an occasion (a tithi of a lunar month or of every month, or a sankranti), the part of the day of the
 * rite, and a ladder of rungs that chooses between the days. Great festivals, vratas, parvas and sankrantis are all of
 * this kind; each has its file in catalog/. Other schools are variants of a rule with their own ladders. Month names
 * are amanta; what belongs to a month is not observed in an adhika one (Dharmasindhu 1, uddesha 3), except Ganga
 * Dashahara, which the text orders to keep there (2, Jyeshtha).
 */

import type { Span } from '../kernel/span.ts';
import type { CivilDay } from '../kernel/units.ts';
import type { FESTIVAL } from '../lexicon/festival.ts';
import type { OBSERVANCE } from '../lexicon/observance.ts';
import type { AngaSpan } from '../panchanga/angas.ts';
import type { Lunation } from '../panchanga/lunar-months.ts';
import type { Sankranti } from '../panchanga/sankranti.ts';
import type { DayFrame } from '../rules/kala.ts';
import type { Ladder, LadderVerdict, Rung } from '../rules/ladder.ts';
import type { Meeting } from '../rules/meeting.ts';
import type { PlainNoteId } from '../rules/note.ts';
import type { GistId, Source } from '../rules/source.ts';
import type { FestivalKala, MasaId, TithiOccasion } from './occasion.ts';
import type { Regional } from './region.ts';
import type { FestivalYear } from './year.ts';

/** Every festival has its name in the lexicon; so do the names of single occurrences (Soma Pradosha). */
export type FestivalId = (typeof FESTIVAL)[number]['id'];
/** Those with their own route; each language has their rules in one line. */
export type AskedId = Extract<(typeof FESTIVAL)[number], { readonly asked: true }>['id'];
export type ObservanceId = (typeof OBSERVANCE)[number]['id'];

export interface EntryOccasion {
  /** The Sun's entry into this rashi, 1–12, or into each. */
  readonly rashi: number | 'every';
}

/** The input of a ladder, with its choice. */
export interface Judgement {
  readonly year: FestivalYear;
  readonly kala: FestivalKala;
  readonly meeting: Meeting;
  readonly verdict: LadderVerdict;
  /** The day of the rite. */
  readonly frame: DayFrame;
  readonly lunation: Lunation | null;
  readonly anga: AngaSpan | null;
  readonly sankranti: Sankranti | null;
}
/** Of a tithi. */
export interface Decided extends Judgement {
  readonly lunation: Lunation;
  readonly anga: AngaSpan;
}
/** Of an entry of the Sun. */
export interface Entered extends Judgement {
  readonly sankranti: Sankranti;
}

/** How a day is chosen: by rungs over one part of the day. `facts` adds what the rungs need besides the shares. */
export interface Decision {
  readonly kala: FestivalKala;
  readonly ladder: Ladder;
  readonly facts?: (met: Met) => ReadonlySet<string>;
  /** If the two days judged are not those of the tithi at its kala: the fast of the eleventh. */
  readonly meeting?: (tithi: Omit<Met, 'meeting'>) => Meeting;
}

/** A tithi met with its days, before a ladder is put to it. */
export type Met = Pick<Decided, 'year' | 'lunation' | 'anga' | 'meeting'>;

/** Another school's day for the same festival. */
export interface Variant extends Decision {
  /** A stable word for `alternatives[].tradition`. */
  readonly tradition: string;
  /** If the school observes another tithi. */
  readonly on?: { readonly masa: MasaId; readonly tithi: number };
}

/** A school's day and the rung that gave it. */
export interface School {
  readonly tradition: string;
  readonly day: CivilDay;
  readonly because: Rung;
}

export interface ObservanceRow<J extends Judgement = Decided> {
  readonly id: ObservanceId;
  /** Days after the day of the rite, and before it where negative. */
  readonly days?: number | ((judged: J) => number);
  /** Null if the observance has no time that year; undefined if it is not observed at all. */
  readonly window: (judged: J, day: DayFrame) => Span | null | undefined;
  /** If several sentences of a text give the time, the one that gave it. */
  readonly source: Source | ((judged: J, day: DayFrame) => Source);
}

/** Festivals with their own route have the kind `festival`; the others make up the year's parvas. */
export const KINDS = [
  'festival',
  'ekadashi',
  'pradosha',
  'chaturthi',
  'shivaratri',
  'purnima',
  'amavasya',
  'sankranti',
  'navaratra',
  'jayanti',
  'vrata',
  'shraddha',
] as const;
export type Kind = (typeof KINDS)[number];

/** Days that replies give in addition to a festival's own, each under its key. */
export const BESIDE = ['holika_dahan', 'vat_purnima', 'rigveda', 'samaveda', 'with_rohini'] as const;
export type BesideId = (typeof BESIDE)[number];

/** Everything that does not depend on the occasion. */
export interface FestivalOf<J extends Judgement> extends Decision, Regional {
  readonly id: FestivalId;
  readonly kind: Kind;
  /** Other names, for searches. */
  readonly aliases?: readonly string[];
  /** The name of one occurrence, if it is not the festival's own. */
  readonly nameOf?: (judged: J) => FestivalId;
  /** Days from the day of the rite to the day the festival is named for: the colours follow the fire. */
  readonly daysAfter?: number;
  /** The same if the number differs each time: a star's day in a solar month. */
  readonly daysTo?: (judged: J) => number;
  readonly variants?: readonly Variant[];
  /** Schools whose day is not found by their own tithi and ladder. */
  readonly schools?: (judged: J) => readonly School[];
  readonly observances?: readonly ObservanceRow<J>[];
  readonly beside?: Readonly<Partial<Record<BesideId, (judged: J) => CivilDay | null>>>;
  /** The first quarter of the twelfth, if the festival is a fast of the eleventh. */
  readonly harivasara?: (judged: J) => Span;
  readonly notes?: (judged: J) => readonly PlainNoteId[];
}

export interface TithiFestival extends FestivalOf<Decided> {
  readonly on: TithiOccasion;
}
export interface SankrantiFestival extends FestivalOf<Entered> {
  readonly on: EntryOccasion;
  /** Whether its day may be anywhere in a solar month, and not only around the sankranti. */
  readonly inMonth?: true;
  /** For the entry into each rashi: those that have their own rule. */
  readonly own?: readonly SankrantiFestival[];
}
export type Festival = TithiFestival | SankrantiFestival;
export type AskedFestival = Festival & { readonly id: AskedId };

export const isOfTithi = (festival: Festival): festival is TithiFestival => 'tithi' in festival.on;
export const tithisOf = ({ tithi }: TithiOccasion): readonly number[] => (typeof tithi === 'number' ? [tithi] : tithi);

/** Today's almanac practice, without a passage that says so. */
export const practice = (gist: GistId): Source => ({ confidence: 'general-knowledge', gist });
