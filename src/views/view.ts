/**
 * A view says what a reply holds: its payload key, its schema and the pure function that fills it.
 * It knows no request, no key, no database. Which row shows it, at what price and to whom, is in `ask/routes/`.
 */
import type { Static, TSchema } from 'typebox';
import type { EngineKey, Sky } from '../engines/engine.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';
import type { Say } from '../text/say.ts';
import type { Params } from './params.ts';

/** What every engine-bound view receives: one Sky and one moment under it. */
export interface Asked {
  readonly sky: Sky;
  /** The civil day asked for, at the place. */
  readonly day: CivilDay;
  /** The instant asked for. */
  readonly t: JdUt;
  /** Why that instant: the engine's sunrise (no time given), the time given, or true noon where the Sun does not rise. */
  readonly basis: 'sunrise' | 'time' | 'noon';
  /** Names in the languages this caller gets: English, and Hindi beside it for full access. */
  readonly say: Say;
  /** The row's own parameters, read and checked; those not given and without a default are undefined. */
  readonly params: Params;
  /** Today at the place, from the injected clock; for routes that look forward from now (`on`). */
  readonly today: CivilDay;
  /** A remark for `request.notes[]`. */
  readonly note: (text: string) => void;
}

/** A pair of births under one engine (the girl's Sky is another place of the same engine). */
export interface AskedPair extends Omit<Asked, 'sky' | 'day' | 't' | 'basis'> {
  readonly boy: Birth;
  readonly girl: Birth;
}

export interface Birth {
  readonly sky: Sky;
  readonly day: CivilDay;
  readonly t: JdUt;
}

/** What the query of a row is read into. */
export type Reading =
  | 'moment' /* date, time optional: Asked */
  | 'birth' /* date, time required: Asked */
  | 'year' /* year required, no time: Asked with `t` at the first midnight of the year */
  | 'pair'; /* boy_… and girl_…: AskedPair */

/** The words a parameter may be, or the least and greatest number. */
export type Allowed = readonly string[] | { readonly from: number; readonly to: number };

interface ViewOf<R extends Reading, A, S extends TSchema> {
  /** Key of the payload in the envelope. */
  readonly field: string;
  readonly summary: string;
  readonly reads: R;
  readonly reply: S;
  /** Long work (year scans) that must leave the main thread: always, or for some parameters and birthdays. */
  readonly heavy?: boolean | ((params: Params, day: CivilDay, today: CivilDay) => boolean);
  /** About a millisecond: of many at once some may be made in another thread. */
  readonly spreads?: true;
  /** Set when `of` returns a finished text of this media type instead of a payload (a picture). */
  readonly media?: string;
  /** What the row's own parameters may be: words to choose from, or the bounds of a number. */
  readonly allows?: Readonly<Partial<Record<keyof Params, Allowed>>>;
  /** The same under one engine, where not every value has a meaning for each. */
  readonly allowsUnder?: (engine: EngineKey) => Readonly<Partial<Record<keyof Params, Allowed>>>;
  /** Values of the row's own parameters when they are not given; echoed in `request`. */
  readonly defaults?: Partial<Params>;
  /** Extra entries for the envelope's `conventions`. */
  readonly conventions?: (asked: A) => Readonly<Record<string, string>>;
  readonly of: (asked: A) => Static<S>;
}

export type SkyView<S extends TSchema = TSchema> = ViewOf<'moment' | 'birth' | 'year', Asked, S>;
export type PairView<S extends TSchema = TSchema> = ViewOf<'pair', AskedPair, S>;
export type View = SkyView | PairView;

/** Declares a view of one moment, birth or year under one Sky. */
export const view = <S extends TSchema>(declared: SkyView<S>): SkyView => declared as unknown as SkyView;
/** Declares a view of two births under one engine. */
export const pairView = <S extends TSchema>(declared: PairView<S>): PairView => declared as unknown as PairView;
