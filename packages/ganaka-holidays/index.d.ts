/** The files of the package: `data/json`, `data/csv` and `data/ics` have the same dates. */

/** A file of `data/json`, such as `IN.json` or `IN-MH.json`. */
export interface HolidayFile {
  /** ISO 3166-1 code of the country. */
  readonly country: string;
  /** Code of the state of India; null for the whole country. */
  readonly state: string | null;
  /** The name of the country or state. */
  readonly name: string;
  /** The engine of the land's calendar: `drik` or `surya_siddhanta`. */
  readonly engine: string;
  /** The place at which the dates are decided: the capital. */
  readonly place: string;
  /** The first and the last year. */
  readonly years: readonly [first: number, last: number];
  /** The names of the festivals by id. */
  readonly festivals: Readonly<Record<string, string>>;
  /** The rules that decided; `days[].rule` is an index into them. */
  readonly rules: readonly HolidayRule[];
  /** The lists that are quoted; `days[].listed.source` is an index into them. */
  readonly sources: readonly string[];
  /** Every holiday, by date. */
  readonly days: readonly HolidayDay[];
}

export interface HolidayRule {
  readonly work: string;
  readonly locus?: string;
  /** The rule in one sentence. */
  readonly gist: string;
  readonly confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
}

export interface HolidayDay {
  /** The listed date if there is one, else that of the rule: `2026-11-08`. */
  readonly date: string;
  /** Id of the festival. */
  readonly festival: string;
  /** The date by the rule, if it is another. */
  readonly rule_date?: string;
  readonly rule: number;
  /** Minutes by which the nearest instant of the decision would have to move to give another date. */
  readonly margin_minutes: number | null;
  readonly listed?: {
    readonly source: number;
    readonly kind: 'public' | 'restricted' | 'bank' | 'exchange';
    /** The festival's own day, if the list replaces it. */
    readonly substitute_for?: string;
    /** The tradition that has the listed date, if it is not that of the rule. */
    readonly tradition?: string;
  };
}

/** `data/index.json`, the default export: every file with its size in bytes. */
export interface HolidayIndex {
  readonly version: string;
  readonly years: readonly [first: number, last: number];
  readonly lands: readonly {
    /** `IN` or `IN-MH`, the name of the files without their ending. */
    readonly id: string;
    readonly name: string;
    readonly holidays: number;
    readonly bytes: { readonly json: number; readonly csv: number; readonly ics: number };
  }[];
}

declare const index: HolidayIndex;
export default index;
