/**
 * A view says what a reply holds: its payload key, its parameters, its schema and the pure function that fills it.
 * It knows no request, no key, no database. Which row shows it, at what price and to whom, is in `ask/routes/`.
 */
import type { Static, TSchema } from 'typebox';
import type { EngineKey, Sky, SkyOptions } from '../engines/engine.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';
import type { Voice } from '../text/voice.ts';
import type { NoParameters, Parameters, ParamsOf } from './parameter.ts';

/** What every view receives beside its moment. */
interface Common<P extends Parameters> {
  /** Names in the languages this caller gets: English, and Hindi beside it for full access. */
  readonly say: Voice;
  /** The view's own parameters, read and checked. */
  readonly params: ParamsOf<P>;
  /** Today at the place, from the injected clock. */
  readonly today: CivilDay;
  /** A remark for `request.notes[]`. */
  readonly note: (text: string) => void;
  /** Ready addresses of what the view `opens`, by name. */
  readonly addresses?: ReadyAddresses;
}

/** An address that can be handed on: it opens one route until its end, and needs no key beside it. */
export interface ReadyAddress {
  readonly url: string;
  readonly expires: string;
}
export type ReadyAddresses = Readonly<Record<string, ReadyAddress>>;

/** What every engine-bound view receives: one Sky and one moment under it. */
export interface Asked<P extends Parameters = NoParameters> extends Common<P>, Birth {
  /** Why that instant: the engine's sunrise (no time given), the time given, or true noon where the Sun does not rise. */
  readonly basis: 'sunrise' | 'time' | 'noon';
  /** The Sky of the same engine over a second place, where one was given. */
  readonly elsewhere?: Sky;
}

/** A pair of births under one engine (the girl's Sky is another place of the same engine). */
export interface AskedPair<P extends Parameters = NoParameters> extends Common<P> {
  readonly boy: Birth;
  readonly girl: Birth;
}

/** Many births under one engine, and which of them are to be laid side by side. */
export interface AskedBatch<P extends Parameters = NoParameters> extends Common<P> {
  /** The birth at a place of the list, counted from 0; its Sky is made when it is first asked for. */
  readonly birth: (index: number) => Birth;
  readonly pairs: readonly IndexPair[];
  readonly brief: boolean;
}

/** Places of boy and girl in the list of births, counted from 0. */
export type IndexPair = readonly [boy: number, girl: number];

export interface Birth {
  readonly sky: Sky;
  /** The civil day asked for, at the place. */
  readonly day: CivilDay;
  /** The instant asked for. */
  readonly t: JdUt;
}

/** One parameter that does not go with the others, and what would. */
export interface Wrong {
  readonly param: string;
  readonly text: string;
  readonly allowed?: string | readonly string[];
}

/** Thrown by a view that finds, when it computes, that what was asked for does not exist: a day past the end of its month. */
export class Unanswerable extends Error {
  readonly wrong: Wrong;

  constructor(wrong: Wrong) {
    super(wrong.text);
    this.wrong = wrong;
  }
}

/** Thrown by `written` with what is wrong, in one sentence. */
export class Unwritable extends Error {}

/** What is known of a request before anything is computed. */
export interface AskedDay extends Pick<Birth, 'day'> {
  /** Whether that day was given as `date`. */
  readonly dated: boolean;
  /** The first and the last year that the engine answers for. */
  readonly firstYear: number;
  readonly lastYear: number;
  /** The names of what was given. */
  readonly given: ReadonlySet<string>;
}

/** What stands on a route unless it is asked for otherwise. */
export interface Standing {
  readonly engine: EngineKey;
  /** Choices of that engine's options. */
  readonly options?: SkyOptions;
  /** Where one looks from. */
  readonly place?: StandingPlace;
  /** Whether the answer asks nothing of the sky: no engine is named in the reply. */
  readonly skyless?: true;
}

export interface StandingPlace {
  readonly name: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  readonly zone: string;
  /** A fixed offset; null where the zone's own history holds. */
  readonly fixedHours: number | null;
}

/** Days that parameters of a view name, by the first of them. */
export interface NamedDays {
  readonly name: string;
  readonly first: CivilDay;
}

/** What the query of a row is read into. */
export type Reading =
  | 'moment' /* date, time optional: Asked */
  | 'birth' /* date, time required: Asked */
  | 'year' /* a whole year or span that a required parameter names, no time: Asked with `t` at its first midnight */
  | 'pair' /* boy_… and girl_…: AskedPair */
  | 'births'; /* a list in the body of a POST: AskedBatch */

/**
 * `of` and its companions are written as methods, so that views of all schemas and parameters stand in one table: what
 * a view is handed was read from its own declaration.
 */
interface ViewOf<R extends Reading, A, S extends TSchema, P extends Parameters> {
  /** Key of the payload in the envelope; empty where the payload's own keys stand at its top. */
  readonly field: string;
  readonly summary: string;
  readonly reads: R;
  readonly params?: P;
  readonly reply: S;
  /** What OpenAPI calls the reply where views of several fields share it. */
  readonly shape?: string;
  /** Parameters that people look for here and that another route has: a refusal names it. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** What is wrong with parameters that are each well written but do not go together. */
  wrongWith?(params: ParamsOf<P>, asked: AskedDay): readonly Wrong[];
  /** The engine and the place that stand for the `id` of the path; the specification's own where there are none. */
  standsFor?(id: string): Standing | undefined;
  /** The days that its own parameters name in a way of their own; what was refused or left out is not among them. */
  daysNamed?(params: Partial<ParamsOf<P>>): NamedDays | undefined;
  /** For how many days others may keep an open reply; one, unless it is said here. */
  lastsDays?(params: ParamsOf<P>, today: CivilDay): number;
  /** Part of the answer is about today, whatever is given. */
  readonly tellsToday?: true;
  /** Long work (year scans) that must leave the main thread. */
  readonly heavy?: true;
  /** The same for some parameters and birthdays. */
  heavyWhen?(params: ParamsOf<P>, day: CivilDay): boolean;
  /** What is asked that has the row's `longer` price and access, in words (`more than 366 days`); null where the usual ones hold. */
  longer?(params: ParamsOf<P>): string | null;
  /** A parameter of a JSON body that is no text and no number, as the query has it; undefined where it cannot be one. */
  written?(name: string, value: unknown): string | undefined;
  /** About a millisecond: of many at once some may be made in another thread. */
  readonly spreads?: true;
  /** Set when `of` returns a finished text of this media type instead of a payload (a picture). */
  readonly media?: string;
  /** What `of` returns is HTML, and what is sent is that printed. */
  readonly printed?: true;
  /** Routes beside its own, by name, of which it hands out ready addresses; made anew for every request. */
  readonly opens?: Readonly<Record<string, string>>;
  /** Extra entries for the envelope's `conventions`. */
  conventions?(asked: A): Readonly<Record<string, string>>;
  of(asked: A): Static<S>;
  /** The same for `format=ndjson`, sent while it is made; what `of` answers is the two put together. */
  inLines?(asked: A): InLines;
  /** The same for the other formats that `format` takes, in parts; a table is sent while it is made, a calendar is made whole. */
  inText?(asked: A, format: TextFormat): Iterable<string>;
  /** Of which nothing is known before everything is: no format of it is sent while it is made. */
  readonly whole?: true;
}

/** Formats that are no JSON: a table and a calendar. */
export type TextFormat = 'csv' | 'ics';

/** A payload without its long list, and what that list holds, a line for each. */
export interface InLines {
  readonly head: Readonly<Record<string, unknown>>;
  readonly lines: Iterable<unknown>;
}

export type SkyView<S extends TSchema = TSchema, P extends Parameters = Parameters> = ViewOf<
  'moment' | 'birth' | 'year',
  Asked<P>,
  S,
  P
>;
export type PairView<S extends TSchema = TSchema, P extends Parameters = Parameters> = ViewOf<
  'pair',
  AskedPair<P>,
  S,
  P
>;
export type BatchView<S extends TSchema = TSchema, P extends Parameters = Parameters> = ViewOf<
  'births',
  AskedBatch<P>,
  S,
  P
>;
export type View = SkyView | PairView | BatchView;
/** What a view answers. */
export type PayloadOf<V extends View> = Static<V['reply']>;

/** Declares a view of one moment, birth or year under one Sky. */
export const view = <S extends TSchema, const P extends Parameters = NoParameters>(
  declared: SkyView<S, P>,
): SkyView<S, P> => declared;
/** Declares a view of two births under one engine. */
export const pairView = <S extends TSchema, const P extends Parameters = NoParameters>(
  declared: PairView<S, P>,
): PairView<S, P> => declared;
/** Declares a view of many births under one engine. */
export const batchView = <S extends TSchema, const P extends Parameters = NoParameters>(
  declared: BatchView<S, P>,
): BatchView<S, P> => declared;
