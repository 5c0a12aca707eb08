/**
 * What a festival rule is: an occasion (a tithi of a lunar month, or an entry of the Sun), the part of the day in which
 * the rite is done, and a ladder of rungs that chooses between the days met. Other schools stand beside it as variants
 * with ladders of their own. Month names are amanta; no rite here is kept in an adhika month (Dharmasindhu 1, uddesha 3).
 */
import type { Span } from '../kernel/span.ts';
import type { CivilDay } from '../kernel/units.ts';
import type { FESTIVAL } from '../lexicon/festival.ts';
import type { AngaSpan } from '../panchanga/angas.ts';
import type { Lunation } from '../panchanga/months.ts';
import type { DayFrame, KalaId } from '../rules/kala.ts';
import type { Ladder, Rung, Verdict } from '../rules/ladder.ts';
import type { Meeting } from '../rules/meeting.ts';
import type { Source } from '../rules/source.ts';
import type { ObservanceId } from './names.ts';
import type { FestivalYear } from './year.ts';

export type FestivalId = (typeof FESTIVAL)[number]['id'];

/** The amanta months by name. */
export const MASA = {
  chaitra: 1,
  vaishakha: 2,
  jyeshtha: 3,
  ashadha: 4,
  shravana: 5,
  bhadrapada: 6,
  ashvina: 7,
  kartika: 8,
  margashirsha: 9,
  pausha: 10,
  magha: 11,
  phalguna: 12,
} as const;
export type MasaId = keyof typeof MASA;

/** A tithi, 1–30 (30 is amavasya), of a lunar month. */
export interface TithiOccasion {
  readonly masa: MasaId;
  readonly tithi: number;
}

/** Parts of the day that are not cut from sunrise and sunset alone. */
export type FestivalKala = KalaId | 'moonrise' | 'dawn_from_moonrise';

/** What is put to a ladder, with what the ladder chose. */
export interface Decided {
  readonly year: FestivalYear;
  readonly lunation: Lunation;
  readonly anga: AngaSpan;
  readonly kala: FestivalKala;
  readonly meeting: Meeting;
  readonly verdict: Verdict;
  /** The day of the rite. */
  readonly frame: DayFrame;
}

/** How a day is chosen: by rungs over one part of the day. `facts` adds what the rungs need to know beside the shares. */
export interface Decision {
  readonly kala: FestivalKala;
  readonly ladder: Ladder;
  readonly facts?: (year: FestivalYear, meeting: Meeting) => ReadonlySet<string>;
}

/** Another school's day for the same festival. */
export interface Variant extends Decision {
  /** A stable word for `alternatives[].tradition`. */
  readonly tradition: string;
  /** Where the school keeps another tithi. */
  readonly on?: TithiOccasion;
}

/** A school's day and the rung that gave it. */
export interface School {
  readonly tradition: string;
  readonly day: CivilDay;
  readonly because: Rung;
}

export interface ObservanceRow {
  readonly id: ObservanceId;
  /** Days after the day of the rite. */
  readonly days?: number;
  /** Null where the observance has no time of its own that year. */
  readonly window: (decided: Decided, day: DayFrame) => Span | null;
  readonly source: Source;
}

export interface FestivalRule extends Decision {
  readonly id: FestivalId;
  readonly on: TithiOccasion;
  /** The rule in one line. */
  readonly line: { readonly en: string; readonly hi: string };
  /** Days from the day of the rite to the day the festival is named for: the colours follow the fire. */
  readonly daysAfter?: number;
  readonly variants?: readonly Variant[];
  /** Schools whose day is found in another way than by a tithi and a ladder of its own. */
  readonly schools?: (decided: Decided) => readonly School[];
  readonly observances: readonly ObservanceRow[];
  /** What stands beside the date, by its key in replies. */
  readonly beside?: Readonly<Record<string, (decided: Decided) => CivilDay | null>>;
  readonly notes?: (decided: Decided) => readonly string[];
}

/** What almanacs of today do, without a passage that says so. */
export const practice = (gist: string): Source => ({ confidence: 'general-knowledge', gist });
