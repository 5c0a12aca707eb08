/**
 * A view defines a reply: its payload key, its parameters and the pure function that fills it. It knows nothing about
 * requests, keys or databases. Its schema is in the file next to it, `<view>.reply.ts`, and a view imports it as a type
 * alone: so the result of `of` is checked against it, and nothing of it is in a bundle of the library. The routes of the
 * service define path, price and access, and bind each view to its schema.
 */
import type { Static, TSchema } from 'typebox';
import type { CivilDay, JdUt } from '../kernel/units.ts';
import type { EngineKey, Sky, SkyOptions } from '../sky/engines/engine.ts';
import type { Voice } from '../text/voice.ts';
import type { NoParameters, Parameters, ParamsOf } from './kit/parameter.ts';

/** What every view receives in addition to its moment. */
interface Common<P extends Parameters> {
  /** Words in the languages that this caller gets: English, and Hindi and requested languages for keys of a paid plan. */
  readonly say: Voice;
  /** The view's own parameters, read and checked. */
  readonly params: ParamsOf<P>;
  /** Today at the place, from the injected clock. */
  readonly today: CivilDay;
  /**
   * The instant of the request, up to a minute old; without it the beginning of today is used. It is only needed for
   * the time stamp of a calendar file.
   */
  readonly now?: JdUt;
  /** Adds a remark to `request.notes[]`. */
  readonly note: (text: string) => void;
  /** Sealed URLs of the routes that the view `opens`, by name. */
  readonly addresses?: ReadyAddresses;
}

/** A sealed URL: it can be passed on, opens one route until it expires, and needs no key. */
export interface SealedUrl {
  readonly url: string;
  readonly expires: string;
}
export type ReadyAddresses = Readonly<Record<string, SealedUrl>>;

/** What every view of one Sky receives: the Sky and one moment under it. */
export interface ViewInput<P extends Parameters = NoParameters> extends Common<P>, Birth {
  /**
   * How the instant was chosen: the engine's sunrise (no time given), the given time, or true noon where the Sun does
   * not rise.
   */
  readonly basis: 'sunrise' | 'time' | 'noon';
  /** The Sky of the same engine at a second place, if the request names one. */
  readonly elsewhere?: Sky;
}

/** A pair of births under one engine. The girl's Sky may be at another place. */
export interface PairInput<P extends Parameters = NoParameters> extends Common<P> {
  readonly boy: Birth;
  readonly girl: Birth;
}

/** Many births under one engine, and the pairs of them that are to be compared. */
export interface BatchInput<P extends Parameters = NoParameters> extends Common<P> {
  /** The birth at an index of the list, counted from 0. Its Sky is created on first use. */
  readonly birth: (index: number) => Birth;
  readonly pairs: readonly IndexPair[];
  readonly brief: boolean;
}

/** Indexes of boy and girl in the list of births, counted from 0. */
export type IndexPair = readonly [boy: number, girl: number];

export interface Birth {
  readonly sky: Sky;
  /** The requested civil day, at the place. */
  readonly day: CivilDay;
  /** The requested instant. */
  readonly t: JdUt;
}

/** The error of a parameter that does not fit the others, and what would be allowed. */
export interface ParameterError {
  readonly param: string;
  readonly text: string;
  readonly allowed?: string | readonly string[];
}

/**
 * Thrown by a view that finds, while computing, that what was requested does not exist, such as a day past the end of
 * its month.
 */
export class NoAnswerError extends Error {
  readonly wrong: ParameterError;

  constructor(wrong: ParameterError) {
    super(wrong.text);
    this.wrong = wrong;
  }
}

/** Thrown by `written`. The message says in one sentence what is wrong. */
export class BodyValueError extends Error {
  /** The names or values that are allowed at that place. */
  readonly allowed: readonly string[] | string | undefined;

  constructor(text: string, allowed?: readonly string[] | string) {
    super(text);
    this.allowed = allowed;
  }
}

/** What is known about a request before anything is computed. */
export interface RequestFacts extends Pick<Birth, 'day'> {
  /** Whether the day was given as a valid `date`; otherwise `day` is only the default. */
  readonly dated: boolean;
  /** The first and the last year that the engine answers for. */
  readonly firstYear: number;
  readonly lastYear: number;
  /** The names of the parameters in the request. */
  readonly given: ReadonlySet<string>;
}

/** The defaults of a route that depend on the `id` in its path, or on other parameters of the request. */
export interface RouteDefaults {
  readonly engine: EngineKey;
  /** Values for the options of that engine. */
  readonly options?: SkyOptions;
  /** The default place. */
  readonly place?: DefaultPlace;
  /** True if the reply uses no Sky, so that it names no engine. */
  readonly skyless?: true;
}

export interface DefaultPlace {
  readonly name: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  /** The state of India that contains it, by the gazetteer's name. */
  readonly state?: string;
  readonly zone: string;
  /** A fixed offset from UT; null if the history of the zone applies. */
  readonly fixedHours: number | null;
}

/** The first of the days that the parameters of a view describe, and the name of the parameter that determines it. */
export interface DescribedDays {
  readonly name: string;
  readonly first: CivilDay;
}

/** What the query of a route is parsed into. */
export type InputKind =
  | 'moment' /* date, time optional: Asked */
  | 'birth' /* date, time required: Asked */
  | 'year' /* a whole year or span that a required parameter names, no time: Asked with `t` at its first midnight */
  | 'pair' /* boy_… and girl_…: PairInput */
  | 'births'; /* a list in the body of a POST: BatchInput */

/**
 * `of` and the other functions are declared as methods, so that views of all schemas and parameters fit in one table.
 * This is safe, because the arguments of a view are parsed by its own declaration.
 */
interface ViewOf<R extends InputKind, A, S extends TSchema, P extends Parameters> {
  /** The key of the payload in the envelope. If it is empty, the payload's keys are at the top of the envelope. */
  readonly field: string;
  readonly summary: string;
  readonly reads: R;
  readonly params?: P;
  /** The name of the reply's schema in OpenAPI, if several views share it. */
  readonly shape?: string;
  /** Parameters that people expect here but that belong to another route. The error message names that route. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** Returns the errors of parameters that are valid alone but not together. */
  wrongWith?(params: ParamsOf<P>, asked: RequestFacts): readonly ParameterError[];
  /**
   * Returns the default engine and place for the `id` of the path, or for the parameters of the request as they were
   * sent; undefined if the general defaults apply.
   */
  standsFor?(id: string, sent: ReadonlyMap<string, string>): RouteDefaults | undefined;
  /**
   * Returns the days that the view's own parameters describe. Parameters that are missing or rejected are not included.
   */
  daysNamed?(params: Partial<ParamsOf<P>>): DescribedDays | undefined;
  /** For how many days clients may cache a reply of an open route; one by default. */
  lastsDays?(params: ParamsOf<P>, today: CivilDay): number;
  /** True if a part of the reply is about today, whatever the request names. */
  readonly tellsToday?: true;
  /** Long work (such as scans of a year) that must run in a thread. */
  readonly heavy?: true;
  /** Whether the request is long work, depending on its parameters and its day. */
  heavyWhen?(params: ParamsOf<P>, day: CivilDay): boolean;
  /**
   * Describes what makes a request subject to the row's `longer` price and access (`more than 366 days`); null if the
   * normal ones apply.
   */
  longer?(params: ParamsOf<P>): string | null;
  /**
   * Converts a value of a JSON body that is neither a string nor a number into the form of a query; undefined if that
   * is not possible.
   */
  written?(name: string, value: unknown): string | undefined;
  /** The JSON form of these values, by parameter. */
  readonly inBody?: Readonly<Record<string, InBody>>;
  /** True if the reply takes about a millisecond. In a burst some of these replies are computed in another thread. */
  readonly spreads?: true;
  /** The media type if `of` returns a finished text instead of a payload, such as a picture. */
  readonly media?: string;
  /** True if `of` returns HTML from which the reply is printed as a PDF. */
  readonly printed?: true;
  /** Other routes, by name, to which the reply has sealed URLs. The URLs are created for each request. */
  readonly opens?: Readonly<Record<string, string>>;
  /** Extra entries for the envelope's `conventions`. */
  conventions?(asked: A): Readonly<Record<string, string>>;
  of(asked: A): Static<S>;
  /**
   * The reply for `format=ndjson`, which is streamed. The payload that `of` returns is the head with the list of lines.
   */
  inLines?(asked: A): InLines;
  /**
   * The rows of `format=csv`, which is streamed. The service makes a table of them, with a column for each value of their
   * schema.
   */
  inRows?(asked: A): Iterable<unknown>;
  /** The calendar file of `format=ics`, which is made as a whole. */
  inCalendar?(asked: A): string;
  /** True if the first part of the reply is known only when all of it has been computed. Then no format is streamed. */
  readonly whole?: true;
}

/** The JSON form of a parameter: its schema, and the example of the query written in this form. */
export interface InBody {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: unknown;
}

/** Formats other than JSON: a CSV table and a calendar file. */
export type TextFormat = 'csv' | 'ics';

/** A payload without its long list, and the entries of that list, one per line. */
export interface InLines {
  readonly head: Readonly<Record<string, unknown>>;
  readonly lines: Iterable<unknown>;
}

export type SkyView<S extends TSchema = TSchema, P extends Parameters = Parameters> = ViewOf<
  'moment' | 'birth' | 'year',
  ViewInput<P>,
  S,
  P
>;
export type PairView<S extends TSchema = TSchema, P extends Parameters = Parameters> = ViewOf<
  'pair',
  PairInput<P>,
  S,
  P
>;
export type BatchView<S extends TSchema = TSchema, P extends Parameters = Parameters> = ViewOf<
  'births',
  BatchInput<P>,
  S,
  P
>;
export type View = SkyView | PairView | BatchView;
/** A view's payload. */
export type PayloadOf<V extends View> = ReturnType<V['of']>;

/** Declares a view of one moment, birth or year under one Sky, whose payload has the schema `S`. */
export const view =
  <S extends TSchema>() =>
  <const P extends Parameters = NoParameters>(declared: SkyView<S, P>): SkyView<S, P> =>
    declared;
/** Declares a view of two births under one engine. */
export const pairView =
  <S extends TSchema>() =>
  <const P extends Parameters = NoParameters>(declared: PairView<S, P>): PairView<S, P> =>
    declared;
/** Declares a view of many births under one engine. */
export const batchView =
  <S extends TSchema>() =>
  <const P extends Parameters = NoParameters>(declared: BatchView<S, P>): BatchView<S, P> =>
    declared;
