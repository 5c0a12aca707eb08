/**
 * A regional calendar: its names, its era, its place, and the rules by which its months begin. A rule is data; no
 * function in this folder depends on a calendar by name. Rules with a sankranti are computed under a Sky; laws need
 * none.
 */

import type { Script } from '../../lexicon/script/script-digits.ts';
import { CALENDAR, type CALENDAR_ERA } from '../../lexicon/year/calendar.ts';
import type { MonthName } from '../../lexicon/year/calendar-months.ts';
import type { GistId } from '../../rules/source.ts';
import type { EngineKey, SkyOptions } from '../../sky/engines/engine.ts';

export type CalendarId = (typeof CALENDAR)[number]['id'];
export const CALENDAR_IDS: readonly CalendarId[] = CALENDAR.map(({ id }) => id);

export type CalendarEraId = (typeof CALENDAR_ERA)[number]['id'];

/**
 * How reliable a rule is: a passage that was read; a law; a fit to one publisher or print, which no text gives; a
 * report in another work; common practice.
 */
export type RuleConfidence = 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';

export interface RuleSource {
  /** The source, with its locus if a passage was read. */
  readonly source: string;
  readonly confidence: RuleConfidence;
}

/**
 * What counts as sunrise and sunset in a rule: those of the engine, or the Sun's centre on the horizon without
 * refraction.
 */
export type SunriseHorizon = 'engine' | 'centre';

/**
 * The instant that separates civil day N from the next day. A sankranti belongs to day N if it is after the cut-off of
 * day N − 1 and not after that of day N. `sunrise` is the sunrise of the following morning; `midnight` is the midnight
 * that ends the day. `aparahna` is at three fifths of the daylight, `clock` a number of hours after the day's first
 * midnight.
 */
export type Cutoff =
  | { readonly kind: 'sunset' | 'sunrise' | 'midnight' | 'aparahna' }
  | { readonly kind: 'clock'; readonly hours: number };
export type CutoffKind = Cutoff['kind'];

/** A rashi whose sankranti has its own cut-off. */
export interface RashiException extends RuleSource {
  readonly rashi: number;
  readonly cutoff: Cutoff;
}

/**
 * The rule for a sankranti near midnight, from `fromMinutes` to `toMinutes` (negative is before midnight). The
 * sankranti counts as before midnight if the tithi of the last sunrise is still running, otherwise as after midnight.
 * Some rashis always count as before or as after.
 */
export interface MidnightException extends RuleSource {
  readonly fromMinutes: number;
  readonly toMinutes: number;
  readonly alwaysBefore?: readonly number[];
  readonly alwaysAfter?: readonly number[];
}

/** The rule for the first day of a solar month. */
export interface SankrantiRule extends RuleSource {
  readonly id: string;
  /** The rule in one sentence. */
  readonly gist: GistId;
  readonly cutoff: Cutoff;
  readonly plusDays: 0 | 1;
  readonly horizon: SunriseHorizon;
  readonly rashis?: readonly RashiException[];
  readonly nearMidnight?: MidnightException;
}

/** The law for months of fixed lengths, counted from a day of the Gregorian year. */
export interface LawRule extends RuleSource {
  readonly id: string;
  readonly gist: GistId;
  /** The first day of the first month. */
  readonly begins: { readonly month: number; readonly day: number };
  readonly lengths: readonly number[];
  /**
   * The month that is one day longer in a leap year. `when` says which Gregorian year must be a leap year: the one in
   * which the calendar's year begins (`first`) or ends (`last`).
   */
  readonly leap: { readonly month: number; readonly when: 'first' | 'last' };
  /** Set if a leap year begins a day earlier, because the leap day falls before its first month. */
  readonly leapBeginsEarlier?: true;
  /** The first year of the calendar in which the rule is law; undefined for the oldest rule. */
  readonly fromYear?: number;
}

export interface CalendarPlace {
  readonly name: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  readonly zone: string;
  /** A fixed offset from UT; null if the history of the zone is the legal clock. */
  readonly fixedHours: number | null;
}

interface Named {
  readonly id: CalendarId;
  /** The name in the calendar's own language. */
  readonly native: string;
  readonly language: string;
  readonly script: Script;
}

export interface SolarCalendar extends Named {
  readonly kind: 'solar';
  readonly months: readonly MonthName[];
  readonly engine: EngineKey;
  /** The values of the engine's options with which the calendar is printed. */
  readonly options?: SkyOptions;
  readonly place: CalendarPlace;
  readonly era: EraOf;
  /** The rashi of the first month. */
  readonly firstMonthRashi: number;
  /** The rashi at which the year number changes. */
  readonly yearRashi: number;
  /** The rules; the first is the default. */
  readonly rules: readonly [SankrantiRule, ...SankrantiRule[]];
  /** The first supported day, if the calendar is younger than its era. */
  readonly since?: Since;
  readonly printed?: Prints;
  /** Set if its years have the sixty names, counted from the Shaka year. */
  readonly sixtyYears?: true;
  /** A second count of years, which changes on the first day of a rashi's month. */
  readonly also?: { readonly field: 'tiruvalluvar_year'; readonly rashi: number; readonly minusAd: number };
}

export interface LawCalendar extends Named {
  readonly kind: 'law';
  readonly months: readonly MonthName[];
  readonly era: EraOf;
  /** The laws from the oldest to the newest; each applies from its `fromYear`. */
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

export interface LunarRule extends RuleSource {
  readonly id: 'amanta' | 'purnimanta';
  readonly gist: GistId;
}

export type Calendar = SolarCalendar | LawCalendar | LunarCalendar;

export interface EraOf extends RuleSource {
  readonly id: CalendarEraId;
  /** The calendar's year that begins in a Gregorian year is that Gregorian year minus this number. */
  readonly minusAd: number;
  readonly gist: GistId;
}

/** The first day on which a calendar was used. Earlier days are rejected, or answered with a note. */
export type Since = {
  /** The date as YYYY-MM-DD. */
  readonly date: string;
} & (
  | { readonly before: 'refused' /** The reason, as in the error message. */; readonly why: string }
  | { readonly before: 'answered'; readonly gist: GistId }
);

/** The printed calendars that we have on file. */
export interface Prints {
  readonly source: string;
  /** The printed first day of a month; null if it is not on file. */
  firstDay(year: number, month: number): PrintedDay | null;
  /** Whether the printed calendar applies at a place. */
  holdsAt(place: { readonly zone: string | null; readonly latDeg: number; readonly lonDeg: number }): boolean;
}

export interface PrintedDay {
  /** Julian day number. */
  readonly day: number;
  readonly source: string;
  /** Whether the printed tables agree on a day that differs from the rule. The printed day is then used. */
  readonly answers: boolean;
  readonly yearOfPrint: number | null;
}

export const isSolar = (calendar: Calendar): calendar is SolarCalendar => calendar.kind === 'solar';
