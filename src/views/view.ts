/**
 * A view defines a reply: its payload key, its parameters, its schema and the pure function that fills it. It knows
 * nothing of requests, keys or databases. `ask/routes/` defines its path, price and access.
 */
import type { Static, TSchema } from 'typebox';
import type { EngineKey, Sky, SkyOptions } from '../engines/engine.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';
import type { Voice } from '../text/voice.ts';
import type { NoParameters, Parameters, ParamsOf } from './parameter.ts';

/** What every view receives besides its moment. */
interface Common<P extends Parameters> {
  /** Names in the languages this caller gets: English, and Hindi for full access. */
  readonly say: Voice;
  /** The view's own parameters, read and checked. */
  readonly params: ParamsOf<P>;
  /** Today at the place, from the injected clock. */
  readonly today: CivilDay;
  /** The instant of the request, at most a minute old; without it the beginning of today. Only the stamp of a calendar file has it. */
  readonly now?: JdUt;
  /** A remark for `request.notes[]`. */
  readonly note: (text: string) => void;
  /** Sealed URLs of what the view `opens`, by name. */
  readonly addresses?: ReadyAddresses;
}

/** A URL that can be passed on: it opens one route until it expires, and needs no key. */
export interface ReadyAddress {
  readonly url: string;
  readonly expires: string;
}
export type ReadyAddresses = Readonly<Record<string, ReadyAddress>>;

/** What every engine-bound view receives: one Sky and one moment under it. */
export interface Asked<P extends Parameters = NoParameters> extends Common<P>, Birth {
  /**
   * How the instant was chosen: the engine's sunrise (no time given), the given time, or true noon where the Sun does
   * not rise.
   */
  readonly basis: 'sunrise' | 'time' | 'noon';
  /** The Sky of the same engine at a second place, if one was given. */
  readonly elsewhere?: Sky;
}

/** A pair of births under one engine (the girl's Sky is another place of the same engine). */
export interface AskedPair<P extends Parameters = NoParameters> extends Common<P> {
  readonly boy: Birth;
  readonly girl: Birth;
}

/** Many births on one engine, and which of them are to be compared. */
export interface AskedBatch<P extends Parameters = NoParameters> extends Common<P> {
  /** The birth at an index of the list, counted from 0; its Sky is created on first use. */
  readonly birth: (index: number) => Birth;
  readonly pairs: readonly IndexPair[];
  readonly brief: boolean;
}

/** Places of boy and girl in the list of births, counted from 0. */
export type IndexPair = readonly [boy: number, girl: number];

export interface Birth {
  readonly sky: Sky;
  /** The requested civil day, at the place. */
  readonly day: CivilDay;
  /** The requested instant. */
  readonly t: JdUt;
}

/** One parameter that does not go with the others, and what would. */
export interface Wrong {
  readonly param: string;
  readonly text: string;
  readonly allowed?: string | readonly string[];
}

/** Thrown by a view that finds, while computing, that the request does not exist: a day past the end of its month. */
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
  /** The names of the given parameters. */
  readonly given: ReadonlySet<string>;
}

/** The defaults of a route. */
export interface Standing {
  readonly engine: EngineKey;
  /** Choices of that engine's options. */
  readonly options?: SkyOptions;
  /** The observer's place. */
  readonly place?: StandingPlace;
  /** Whether the reply uses no sky: no engine is named in it. */
  readonly skyless?: true;
}

export interface StandingPlace {
  readonly name: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  readonly zone: string;
  /** A fixed offset; null if the zone's own history applies. */
  readonly fixedHours: number | null;
}

/** Days named by parameters of a view, by the first of them. */
export interface NamedDays {
  readonly name: string;
  readonly first: CivilDay;
}

/** What the query of a row is parsed into. */
export type Reading =
  | 'moment' /* date, time optional: Asked */
  | 'birth' /* date, time required: Asked */
  | 'year' /* a whole year or span that a required parameter names, no time: Asked with `t` at its first midnight */
  | 'pair' /* boy_… and girl_…: AskedPair */
  | 'births'; /* a list in the body of a POST: AskedBatch */

/**
 * `of` and its companions are written as methods, so that views of all schemas and parameters fit in one table: the
 * arguments of a view were parsed by its own declaration.
 */
interface ViewOf<R extends Reading, A, S extends TSchema, P extends Parameters> {
  /** Key of the payload in the envelope; empty if the payload's own keys are at its top. */
  readonly field: string;
  readonly summary: string;
  readonly reads: R;
  readonly params?: P;
  readonly reply: S;
  /** The name of the reply in OpenAPI if views of several fields share it. */
  readonly shape?: string;
  /** Parameters that people look for here but that another route has: the error names it. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** Errors of parameters that are each valid but do not go together. */
  wrongWith?(params: ParamsOf<P>, asked: AskedDay): readonly Wrong[];
  /** The default engine and place for the `id` of the path; the general ones if there are none. */
  standsFor?(id: string): Standing | undefined;
  /** The days that its own parameters name in their own way; rejected or missing ones are not included. */
  daysNamed?(params: Partial<ParamsOf<P>>): NamedDays | undefined;
  /** For how many days others may cache an open reply; default one. */
  lastsDays?(params: ParamsOf<P>, today: CivilDay): number;
  /** Part of the reply is about today, whatever is given. */
  readonly tellsToday?: true;
  /** Long work (scans of a year) that must leave the main thread. */
  readonly heavy?: true;
  /** The same for some parameters and birthdays. */
  heavyWhen?(params: ParamsOf<P>, day: CivilDay): boolean;
  /** What is asked that has the row's `longer` price and access, in words (`more than 366 days`); null where the usual ones hold. */
  longer?(params: ParamsOf<P>): string | null;
  /** A parameter of a JSON body that is no text and no number, as the query has it; undefined where it cannot be one. */
  written?(name: string, value: unknown): string | undefined;
  /** How such parameters are written in a body. */
  readonly inBody?: Readonly<Record<string, InBody>>;
  /** About a millisecond: in a burst some may be computed in another thread. */
  readonly spreads?: true;
  /** Set when `of` returns a finished text of this media type instead of a payload (a picture). */
  readonly media?: string;
  /** `of` returns HTML, and the reply is that HTML printed. */
  readonly printed?: true;
  /** Other routes, by name, of which it returns sealed URLs; made for every request. */
  readonly opens?: Readonly<Record<string, string>>;
  /** Extra entries for the envelope's `conventions`. */
  conventions?(asked: A): Readonly<Record<string, string>>;
  of(asked: A): Static<S>;
  /** The same for `format=ndjson`, streamed; the result of `of` is the two put together. */
  inLines?(asked: A): InLines;
  /** The same for the other formats of `format`, in parts; a table is streamed, a calendar is made as a whole. */
  inText?(asked: A, format: TextFormat): Iterable<string>;
  /** Nothing of it is known before everything is: no format of it is streamed. */
  readonly whole?: true;
}

/** A parameter of a JSON body that is no text and no number: its JSON schema, and the example of the query in this form. */
export interface InBody {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: unknown;
}

/** Formats that are no JSON: a table and a calendar. */
export type TextFormat = 'csv' | 'ics';

/** A payload without its long list, and the entries of that list, a line for each. */
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
/** A view's payload. */
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
