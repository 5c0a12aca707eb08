/** What a language needs for the descriptions of a calendar file. */
import type { KalaId } from '../rules/kala.ts';
import type { IdOf } from './names.ts';

/** A time on the clock of the place, in minutes, with its civil date. */
export interface ClockTime {
  /** `16:18` */
  readonly time: string;
  /** Of the month. */
  readonly day: number;
  /** 1–12. */
  readonly month: number;
}

export interface CalendarWords {
  /** Names of calendars. */
  readonly titles: { readonly festivals: string; readonly panchanga: string };
  /** `28 Oct` */
  readonly dayMonth: (day: number, month: number) => string;
  /** `Amavasya 16:18 on 28 Oct to 14:36 on 29 Oct.` */
  readonly runs: (name: string, from: ClockTime, to: ClockTime) => string;
  readonly enters: (rashi: string, at: ClockTime) => string;
  /** A work and where in it. */
  readonly passage: (work: string, locus: string | undefined) => string;
  /** The sentence of a rule with its source. */
  readonly ruled: (gist: string, passage: string) => string;
  /** The day of another school. */
  readonly otherDay: (date: string, ruled: string) => string;
  readonly margins: { readonly narrow: string; readonly knife_edge: string };
  readonly wedding: WeddingWords;
  /** Of the first day of a solar month. */
  readonly cutoff: (
    kind: 'sunset' | 'sunrise' | 'midnight' | 'aparahna' | 'clock',
    at: ClockTime,
    minutes: number,
  ) => string;
  readonly source: (source: string) => string;
  readonly found: FoundWords;
}

export interface WeddingWords {
  readonly verdicts: { readonly shubha: string; readonly madhyama: string; readonly varjya: string };
  readonly best: string;
  readonly others: string;
  /** `10:12 to 11:40, Karka rising`; of the day after, with its date. */
  readonly hours: (from: ClockTime, to: ClockTime, isNextDay: boolean, rising: string) => string;
  /** Before the rules that make a day middling. */
  readonly faults: string;
  /** Hours that a verse allows only where none is free of faults. */
  readonly inNeed: string;
}

/** The words of a search: what was found, in words. */
export interface FoundWords {
  readonly solarDay: (day: string) => string;
  readonly pada: (nakshatra: string, pada: string) => string;
  readonly graha: (graha: string, where: string) => string;
  readonly rising: (rashi: string) => string;
  readonly retrograde: (graha: string) => string;
  readonly combust: (graha: string) => string;
  readonly solarMonth: (rashi: string) => string;
  readonly masaKinds: { readonly nija: string; readonly adhika: string; readonly kshaya: string };
  /** Parts of the day without a name in the lists. */
  readonly kalas: Readonly<Record<UnlistedKala, string>>;
  readonly not: (what: string) => string;
  readonly or: string;
  readonly from: (from: ClockTime, to: ClockTime) => string;
}

/** The parts of the day that a search knows and the lists of names do not. */
export type UnlistedKala = Exclude<KalaId, IdOf<'kala'>>;
