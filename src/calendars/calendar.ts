/**
 * A regional calendar: its names, its era, its place, and the rules by which its months begin. A rule is data; the
 * functions in this folder know no calendar by name. Rules with a sankranti are computed under a Sky; laws need none.
 */
import type { EngineKey, SkyOptions } from '../engines/engine.ts';
import { CALENDAR, type CALENDAR_ERA } from '../lexicon/calendar.ts';
import type { MonthName } from '../lexicon/calendar-months.ts';
import type { Script } from '../lexicon/script-digits.ts';
import type { GistId } from '../rules/source.ts';

export type CalendarId = (typeof CALENDAR)[number]['id'];
export const CALENDAR_IDS: readonly CalendarId[] = CALENDAR.map(({ id }) => id);

export type EraId = (typeof CALENDAR_ERA)[number]['id'];

/**
 * How reliable a rule is: a passage that was read; a law; a fit to one publisher or print, which no text gives; what
 * another work reports; common practice.
 */
export type Confidence = 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';

export interface Vouched {
  /** With its locus if a passage was read. */
  readonly source: string;
  readonly confidence: Confidence;
}

/** Sunrise and sunset for a rule: those of the engine, or the Sun's centre on the horizon without refraction. */
export type Horizon = 'engine' | 'centre';

/**
 * The instant that separates civil day N from the next: a sankranti at or before it, and after that of N − 1, belongs
 * to N. `sunrise` is that of the following morning, `midnight` the one that ends the day, `aparahna` three fifths of
 * the daylight, `clock` a number of hours after the day's first midnight.
 */
export type Cutoff =
  | { readonly kind: 'sunset' | 'sunrise' | 'midnight' | 'aparahna' }
  | { readonly kind: 'clock'; readonly hours: number };
export type CutoffKind = Cutoff['kind'];

/** A rashi whose sankranti has its own cut-off. */
export interface RashiException extends Vouched {
  readonly rashi: number;
  readonly cutoff: Cutoff;
}

/**
 * Around midnight: a sankranti within these minutes of it (negative is before) counts as before midnight if the tithi
 * of the last sunrise still runs, otherwise as after. Some rashis always count one way.
 */
export interface MidnightException extends Vouched {
  readonly fromMinutes: number;
  readonly toMinutes: number;
  readonly alwaysBefore?: readonly number[];
  readonly alwaysAfter?: readonly number[];
}

/** When the first day of a solar month is. */
export interface SankrantiRule extends Vouched {
  readonly id: string;
  /** In one sentence. */
  readonly gist: GistId;
  readonly cutoff: Cutoff;
  readonly plusDays: 0 | 1;
  readonly horizon: Horizon;
  readonly rashis?: readonly RashiException[];
  readonly nearMidnight?: MidnightException;
}

/** Lengths fixed by law, counted from a day of the Gregorian year. */
export interface LawRule extends Vouched {
  readonly id: string;
  readonly gist: GistId;
  /** The first day of the first month. */
  readonly begins: { readonly month: number; readonly day: number };
  readonly lengths: readonly number[];
  /**
   * The month that is a day longer, and which Gregorian leap year makes it so: the one in which the calendar's year
   * begins or ends.
   */
  readonly leap: { readonly month: number; readonly when: 'first' | 'last' };
  /** Whether a leap year begins a day earlier: the leap day is then before its first month. */
  readonly leapBeginsEarlier?: true;
  /** The first year of the calendar for which the rule is law; none if it always has been. */
  readonly fromYear?: number;
}

export interface CalendarPlace {
  readonly name: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  readonly zone: string;
  /** A fixed offset; null if the zone's own history is the legal clock. */
  readonly fixedHours: number | null;
}

interface Named {
  readonly id: CalendarId;
  /** In its own language. */
  readonly native: string;
  readonly language: string;
  readonly script: Script;
}

export interface SolarCalendar extends Named {
  readonly kind: 'solar';
  readonly months: readonly MonthName[];
  readonly engine: EngineKey;
  /** Choices of the engine's options by which the calendar is printed. */
  readonly options?: SkyOptions;
  readonly place: CalendarPlace;
  readonly era: EraOf;
  /** The rashi of month 1. */
  readonly firstMonthRashi: number;
  /** The rashi with which the year number changes. */
  readonly yearRashi: number;
  /** The first is the default. */
  readonly rules: readonly [SankrantiRule, ...SankrantiRule[]];
  /** The first day it supports, if the calendar is younger than its era. */
  readonly since?: Since;
  readonly printed?: Prints;
  /** Whether its year has one of the sixty names, counted from the Shaka year. */
  readonly sixtyYears?: true;
  /** A second count of years, from the first day of a rashi's month. */
  readonly also?: { readonly field: 'tiruvalluvar_year'; readonly rashi: number; readonly minusAd: number };
}

export interface LawCalendar extends Named {
  readonly kind: 'law';
  readonly months: readonly MonthName[];
  readonly era: EraOf;
  /** From the oldest to the newest; each applies from its `fromYear`. */
  readonly rules: readonly [LawRule, ...LawRule[]];
  readonly since?: Since;
}

export interface LunarCalendar extends Named {
  readonly kind: 'lunar';
  readonly months: readonly MonthName[];
  readonly engine: EngineKey;
  readonly place: CalendarPlace;
  readonly rules: readonly LunarRule[];
}

export interface LunarRule extends Vouched {
  readonly id: 'amanta' | 'purnimanta';
  readonly gist: GistId;
}

export type Calendar = SolarCalendar | LawCalendar | LunarCalendar;

export interface EraOf extends Vouched {
  readonly id: EraId;
  /** The calendar's year that begins in a Gregorian year is that year minus this. */
  readonly minusAd: number;
  readonly gist: GistId;
}

/** The start of a calendar's use: earlier days are rejected, or answered with a note. */
export type Since = {
  /** YYYY-MM-DD. */
  readonly date: string;
} & (
  | { readonly before: 'refused' /** Why, as the refusal says it. */; readonly why: string }
  | { readonly before: 'answered'; readonly gist: GistId }
);

/** What a print on file says. */
export interface Prints {
  readonly source: string;
  /** First days by year and month, if on file. */
  firstDay(year: number, month: number): PrintedDay | null;
  /** Whether the print is the calendar of a place. */
  holdsAt(place: { readonly zone: string | null; readonly latDeg: number; readonly lonDeg: number }): boolean;
}

export interface PrintedDay {
  /** Julian day number. */
  readonly day: number;
  readonly source: string;
  /** Whether tables of the print agree against the rule, so that the print is used. */
  readonly answers: boolean;
  readonly yearOfPrint: number | null;
}

export const isSolar = (calendar: Calendar): calendar is SolarCalendar => calendar.kind === 'solar';
