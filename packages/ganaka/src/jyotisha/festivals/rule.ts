/**
 * A festival has an occasion, a part of the day for the rite, and a ladder that chooses between the days. The occasion
 * is a tithi of one month or of every month, or a sankranti. Great festivals, vratas, parvas and sankrantis all have
 * this form, each in its file in catalog/. Other schools are variants with their own ladders.
 * Month names are amanta. A festival of a month is not observed in an adhika month (Dharmasindhu 1, uddesha 3). The
 * exception is Ganga Dashahara, which the text puts into the adhika month (2, Jyeshtha).
 */

import type { Span } from '../../kernel/span.ts';
import type { CivilDay } from '../../kernel/units.ts';
import type { FESTIVAL } from '../../lexicon/rites/festival.generated.ts';
import type { OBSERVANCE } from '../../lexicon/rites/observance.ts';
import type { DayFrame } from '../../rules/kala.ts';
import type { Ladder, LadderVerdict, Rung } from '../../rules/ladder.ts';
import type { Meeting } from '../../rules/meeting.ts';
import type { PlainNoteId } from '../../rules/note.ts';
import type { GistId, Source } from '../../rules/source.ts';
import type { MahadvadashiCase } from '../../rules/tables/mahadvadashi.ts';
import type { AngaSpan } from '../panchanga/angas/angas.ts';
import type { Sankranti } from '../panchanga/sankranti/sankranti.ts';
import type { Lunation } from '../panchanga/year/lunar-months.ts';
import type { FestivalKala, MasaId, TithiOccasion } from './occasion.ts';
import type { Regional } from './region.ts';
import type { EkadashiSchool } from './schools.ts';
import type { FestivalYear } from './year.ts';

/**
 * The ids of festivals and of names of single occurrences (such as Soma Pradosha). All of them have a name in the
 * lexicon.
 */
export type FestivalId = (typeof FESTIVAL)[number]['id'];
/** The ids of festivals with their own route. Each language has their rules in one sentence. */
export type RoutedFestivalId = Extract<(typeof FESTIVAL)[number], { readonly asked: true }>['id'];
export type ObservanceId = (typeof OBSERVANCE)[number]['id'];

export interface EntryOccasion {
  /** The rashi that the Sun enters, 1–12, or every rashi. */
  readonly rashi: number | 'every';
}

/** The input of a ladder and its result. */
export interface FestivalJudgement {
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
/** The judgement of a tithi. */
export interface TithiJudgement extends FestivalJudgement {
  readonly lunation: Lunation;
  readonly anga: AngaSpan;
}
/** The judgement of an entry of the Sun. */
export interface SankrantiJudgement extends FestivalJudgement {
  readonly sankranti: Sankranti;
}

/**
 * How a day is chosen: by the rungs of a ladder over one part of the day. `facts` adds facts that the rungs need in
 * addition to the shares.
 */
export interface Decision {
  readonly kala: FestivalKala;
  readonly ladder: Ladder;
  readonly facts?: (met: TithiMeeting) => ReadonlySet<string>;
  /** Set if the day is decided by the sunrises and sunsets of India, wherever it is kept. */
  readonly at?: 'india';
  /** Replaces the two days of the tithi at its kala by two other days; used for the fast of the eleventh tithi. */
  readonly meeting?: (tithi: Omit<TithiMeeting, 'meeting'>) => Meeting;
}

/** A tithi and its meeting with two days, before a ladder decides. */
export type TithiMeeting = Pick<TithiJudgement, 'year' | 'lunation' | 'anga' | 'meeting'>;

/** Another school's day for the same festival. */
export interface Variant extends Decision {
  /** The stable word in `alternatives[].tradition`. */
  readonly tradition: string;
  /** Present if the school observes another tithi. */
  readonly on?: { readonly masa: MasaId; readonly tithi: number };
  /** The lands in which this is the festival's day, and not only another school's. */
  readonly regions?: readonly string[];
  /** The number of days from the decided day to the day that is kept, if it is not that of the festival. */
  readonly daysTo?: (judged: TithiJudgement) => number;
  /** The rites in these lands, if they are others. */
  readonly observances?: readonly ObservanceRow[];
}

/** The hours of the parana, the meal that ends a fast. */
export interface FastParana {
  readonly window: Span;
  readonly source: Source;
}

/** The fast of an eleventh tithi on the day of one school. */
export interface FastOfEleventh {
  /** The great twelfth (mahadvadashi) that this day is; null if it is none. */
  readonly great: MahadvadashiCase | null;
  readonly parana: FastParana;
}

/** The day of a school and the rung that gave it. */
export interface School {
  readonly tradition: string;
  readonly day: CivilDay;
  readonly because: Rung;
  /** The lands that keep this day, if it is the day of some lands. */
  readonly regions?: readonly string[];
  /** Of a fast of the eleventh tithi: what the day is called and when the fast ends. */
  readonly fast?: FastOfEleventh;
}

export interface ObservanceRow<J extends FestivalJudgement = TithiJudgement> {
  readonly id: ObservanceId;
  /** The number of days from the day of the rite; negative is before it. */
  readonly days?: number | ((judged: J) => number);
  /** The time of the observance: null if it has no time in that year, undefined if it is not observed. */
  readonly window: (judged: J, day: DayFrame) => Span | null | undefined;
  /** The source of the time. It is a function if several sentences of a text may give the time. */
  readonly source: Source | ((judged: J, day: DayFrame) => Source);
}

/**
 * The kinds of observances. Festivals with their own route have the kind `festival` (`hasRoute` names the exceptions);
 * all others are the parvas of the year.
 */
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
export type FestivalKind = (typeof KINDS)[number];

/** The keys of days that replies give in addition to a festival's own day. */
export const BESIDE = ['holika_dahan', 'vat_purnima', 'rigveda', 'samaveda', 'with_rohini'] as const;
export type BesideId = (typeof BESIDE)[number];

/** The fields that do not depend on the kind of occasion. */
export interface FestivalOf<J extends FestivalJudgement> extends Decision, Regional {
  readonly id: FestivalId;
  readonly kind: FestivalKind;
  /** Other names, for searches. */
  readonly aliases?: readonly string[];
  /** Whether it has a route of its own, if that does not follow from the kind `festival`. */
  readonly hasRoute?: boolean;
  /** The names that single occurrences may have. */
  readonly names?: readonly FestivalId[];
  /** The name of one occurrence, if it differs from that of the festival: one of `names`. */
  readonly nameOf?: (judged: J) => FestivalId;
  /**
   * The number of days from the day of the rite to the festival's day. The colours of Holi are a day after the fire.
   */
  readonly daysAfter?: number;
  /** The same if the number differs from year to year, as for the day of a nakshatra in a solar month. */
  readonly daysTo?: (judged: J) => number;
  readonly variants?: readonly Variant[];
  /** Schools whose day does not come from a tithi and ladder of their own. */
  readonly schools?: (judged: J) => readonly School[];
  readonly observances?: readonly ObservanceRow<J>[];
  readonly beside?: Readonly<Partial<Record<BesideId, (judged: J) => CivilDay | null>>>;
  /** The first quarter of the twelfth tithi, if the festival is a fast of the eleventh. */
  readonly harivasara?: (judged: J) => Span;
  /** The fast on the day of a school, if the festival is a fast of the eleventh. */
  readonly fastOf?: (judged: J, school: EkadashiSchool) => FastOfEleventh;
  /** The decision of a school, if the festival is a fast of the eleventh. */
  readonly ofSchool?: Readonly<Record<EkadashiSchool, Decision>>;
  readonly notes?: (judged: J) => readonly PlainNoteId[];
}

export interface TithiFestival extends FestivalOf<TithiJudgement> {
  readonly on: TithiOccasion;
}
export interface SankrantiFestival extends FestivalOf<SankrantiJudgement> {
  readonly on: EntryOccasion;
  /** Whether the day may be anywhere in a solar month, and not only near the sankranti. */
  readonly inMonth?: true;
  /** For a festival of every sankranti: the rashis that have their own rule. */
  readonly own?: readonly SankrantiFestival[];
}
export type Festival = TithiFestival | SankrantiFestival;
export type RoutedFestival = Festival & { readonly id: RoutedFestivalId };

export const isOfTithi = (festival: Festival): festival is TithiFestival => 'tithi' in festival.on;
export const tithisOf = ({ tithi }: TithiOccasion): readonly number[] => (typeof tithi === 'number' ? [tithi] : tithi);

/** A source for the practice of today's almanacs that no passage states. */
export const practice = (gist: GistId): Source => ({ confidence: 'general-knowledge', gist });
