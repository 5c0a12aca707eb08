/**
 * What a festival is to the service: an occasion (a tithi of a lunar month or of every month, or an entry of the Sun), the
 * part of the day in which the rite is done, and a ladder of rungs that chooses between the days met. Great festivals,
 * vratas, parvas and sankrantis are all of this one kind; each has its file in catalog/. Other schools stand beside a rule
 * as variants with ladders of their own. Month names are amanta; what is bound to a month is not kept in an adhika one
 * (Dharmasindhu 1, uddesha 3), but for Ganga Dashahara, which the text orders to keep there (2, Jyeshtha).
 */

import type { Span } from '../kernel/span.ts';
import type { CivilDay } from '../kernel/units.ts';
import type { FESTIVAL } from '../lexicon/festival.ts';
import type { OBSERVANCE } from '../lexicon/observance.ts';
import type { AngaSpan } from '../panchanga/angas.ts';
import type { Lunation } from '../panchanga/months.ts';
import type { Sankranti } from '../panchanga/sankranti.ts';
import type { DayFrame } from '../rules/kala.ts';
import type { Ladder, LadderVerdict, Rung } from '../rules/ladder.ts';
import type { Meeting } from '../rules/meeting.ts';
import type { PlainNoteId } from '../rules/note.ts';
import type { GistId, Source } from '../rules/source.ts';
import type { FestivalKala, MasaId, TithiOccasion } from './occasion.ts';
import type { Regional } from './region.ts';
import type { FestivalYear } from './year.ts';

/** Every festival has its name in the lexicon; so have the names that a single keeping of one may bear (Soma Pradosha). */
export type FestivalId = (typeof FESTIVAL)[number]['id'];
/** Those that can be asked for by their id; each language has their rules in one line. */
export type AskedId = Extract<(typeof FESTIVAL)[number], { readonly asked: true }>['id'];
export type ObservanceId = (typeof OBSERVANCE)[number]['id'];

export interface EntryOccasion {
  /** The Sun's entry into this rashi, 1–12, or into each. */
  readonly rashi: number | 'every';
}

/** What was put to a ladder, with what the ladder chose. */
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

/** How a day is chosen: by rungs over one part of the day. `facts` adds what the rungs need to know beside the shares. */
export interface Decision {
  readonly kala: FestivalKala;
  readonly ladder: Ladder;
  readonly facts?: (met: Met) => ReadonlySet<string>;
  /** Where the two days judged are not those that the tithi meets at its kala: the fast of the eleventh. */
  readonly meeting?: (tithi: Omit<Met, 'meeting'>) => Meeting;
}

/** A tithi met with its days, before a ladder is put to it. */
export type Met = Pick<Decided, 'year' | 'lunation' | 'anga' | 'meeting'>;

/** Another school's day for the same festival. */
export interface Variant extends Decision {
  /** A stable word for `alternatives[].tradition`. */
  readonly tradition: string;
  /** Where the school keeps another tithi. */
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
  /** Null where the observance has no time of its own that year; undefined where it is not kept at all. */
  readonly window: (judged: J, day: DayFrame) => Span | null | undefined;
  /** Where several sentences of a text give the time, the one that gave it. */
  readonly source: Source | ((judged: J, day: DayFrame) => Source);
}

/** Festivals that are asked for by their id are of the kind `festival`; the others make up the year's parvas. */
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

/** Days that replies give beside a festival's own, each under its key. */
export const BESIDE = ['holika_dahan', 'vat_purnima', 'rigveda', 'samaveda', 'with_rohini'] as const;
export type BesideId = (typeof BESIDE)[number];

/** All that does not hang on the occasion. */
export interface FestivalOf<J extends Judgement> extends Decision, Regional {
  readonly id: FestivalId;
  readonly kind: Kind;
  /** What it is also called, for whoever looks for it under another name. */
  readonly aliases?: readonly string[];
  /** The name that one keeping of it bears, where that is not the festival's own. */
  readonly nameOf?: (judged: J) => FestivalId;
  /** Days from the day of the rite to the day the festival is named for: the colours follow the fire. */
  readonly daysAfter?: number;
  /** The same where it is another number each time: a star's day in the Sun's month. */
  readonly daysTo?: (judged: J) => number;
  readonly variants?: readonly Variant[];
  /** Schools whose day is found in another way than by a tithi and a ladder of its own. */
  readonly schools?: (judged: J) => readonly School[];
  readonly observances?: readonly ObservanceRow<J>[];
  readonly beside?: Readonly<Partial<Record<BesideId, (judged: J) => CivilDay | null>>>;
  /** The first quarter of the twelfth, where the festival is a fast of the eleventh. */
  readonly harivasara?: (judged: J) => Span;
  readonly notes?: (judged: J) => readonly PlainNoteId[];
}

export interface TithiFestival extends FestivalOf<Decided> {
  readonly on: TithiOccasion;
}
export interface SankrantiFestival extends FestivalOf<Entered> {
  readonly on: EntryOccasion;
  /** Whether its day may lie anywhere in the Sun's month, and not about his entry. */
  readonly inMonth?: true;
  /** Of the entry into each rashi: those that have a rule of their own. */
  readonly own?: readonly SankrantiFestival[];
}
export type Festival = TithiFestival | SankrantiFestival;
export type AskedFestival = Festival & { readonly id: AskedId };

export const isOfTithi = (festival: Festival): festival is TithiFestival => 'tithi' in festival.on;
export const tithisOf = ({ tithi }: TithiOccasion): readonly number[] => (typeof tithi === 'number' ? [tithi] : tithi);

/** What almanacs of today do, without a passage that says so. */
export const practice = (gist: GistId): Source => ({ confidence: 'general-knowledge', gist });
