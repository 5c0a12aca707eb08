/** The words that a language needs for the descriptions in a calendar file. */
import type { KalaId } from '../../rules/kala.ts';
import type { IdOf } from '../names.ts';

/** A local time at the place, to the minute, with its civil date. */
export interface ClockTime {
  /** `16:18` */
  readonly time: string;
  /** The day of the month. */
  readonly day: number;
  /** The month, 1–12. */
  readonly month: number;
}

export interface CalendarWords {
  /** The titles of calendars. */
  readonly titles: { readonly festivals: string; readonly panchanga: string };
  /** `28 Oct` */
  readonly dayMonth: (day: number, month: number) => string;
  /** The popular names of festivals, by id. */
  readonly called: Readonly<Record<string, string>>;
  readonly alsoCalled: (name: string) => string;
  /** `Amavasya 16:18 on 28 Oct to 14:36 on 29 Oct.` */
  readonly runs: (name: string, from: ClockTime, to: ClockTime) => string;
  readonly enters: (rashi: string, at: ClockTime) => string;
  /** A work and the passage in it. */
  readonly passage: (work: string, locus: string | undefined) => string;
  /** The sentence of a rule with its source. */
  readonly ruled: (gist: string, passage: string) => string;
  /** The day by another school. */
  readonly otherDay: (date: string, ruled: string) => string;
  readonly margins: { readonly narrow: string; readonly knife_edge: string };
  readonly wedding: WeddingWords;
  /** The sentence about the cut-off that decided the first day of a solar month. */
  readonly cutoff: (
    kind: 'sunset' | 'sunrise' | 'midnight' | 'aparahna' | 'clock',
    at: ClockTime,
    minutes: number,
  ) => string;
  readonly source: (source: string) => string;
  readonly found: SearchResultWords;
}

export interface WeddingWords {
  readonly verdicts: { readonly shubha: string; readonly madhyama: string; readonly varjya: string };
  readonly best: string;
  readonly others: string;
  /** `10:12 to 11:40, Karka rising`; with the date if the hours are on the next day. */
  readonly hours: (from: ClockTime, to: ClockTime, isNextDay: boolean, rising: string) => string;
  /** The introduction of the rules that make a day madhyama. */
  readonly faults: string;
  /** The remark on hours that a verse allows only if no hour is free of faults. */
  readonly inNeed: string;
  /** Above the hours in need of a day that has others. */
  readonly alsoInNeed: string;
}

/** The words with which a search describes what it found. */
export interface SearchResultWords {
  readonly solarDay: (day: string) => string;
  readonly pada: (nakshatra: string, pada: string) => string;
  readonly graha: (graha: string, where: string) => string;
  readonly rising: (rashi: string) => string;
  readonly retrograde: (graha: string) => string;
  readonly combust: (graha: string) => string;
  readonly solarMonth: (rashi: string) => string;
  readonly masaKinds: { readonly nija: string; readonly adhika: string; readonly kshaya: string };
  /** The parts of the day that have no name in the lists. */
  readonly kalas: Readonly<Record<UnlistedKala, string>>;
  readonly not: (what: string) => string;
  readonly or: string;
  readonly from: (from: ClockTime, to: ClockTime) => string;
}

/** The parts of the day that a search can use but that have no name in the lists. */
export type UnlistedKala = Exclude<KalaId, IdOf<'kala'>>;
