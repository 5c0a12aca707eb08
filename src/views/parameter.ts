/**
 * A parameter as declared by a view: its format, meaning, allowed values and default. The type that the view's `of`
 * receives is inferred from the declaration; the parser, the error messages, OpenAPI and the reference page are derived
 * from it.
 */
import type { EngineKey } from '../engines/engine.ts';
import type { CivilDay } from '../kernel/units.ts';

/**
 * The format of a value. `words` is a comma list. `year` is a whole number which, on a route of whole years, says when
 * the year begins, `samvat` the same of a Vikram year; `ahargana` is a number of days that replaces date and time.
 * `place` is another place than that of the moment, whose Sky the view then gets as well.
 */
export type Kind =
  | 'text'
  | 'word'
  | 'words'
  | 'integer'
  | 'number'
  | 'flag'
  | 'date'
  | 'month'
  | 'year'
  | 'samvat'
  | 'ahargana'
  | 'place';

/** The words a parameter may be, or the least and greatest number. */
export type Allowed = readonly string[] | { readonly from: number; readonly to: number };

/**
 * What happens if it is left out: an error, undefined, its default, or today at the place. A `fixed` value cannot be
 * given at all; `request` prints it like every other default.
 */
export type Need = 'required' | 'optional' | 'defaulted' | 'today' | 'fixed';

export interface Parameter<V = unknown, N extends Need = Need> {
  readonly kind: Kind;
  readonly need: N;
  readonly meaning: string;
  readonly example: string;
  readonly allows?: Allowed;
  /** The same on one engine, if not every value has a meaning for each. */
  readonly allowsUnder?: (engine: EngineKey) => Allowed;
  /** Other words for some of the values, in small letters with hyphens: taken as the value, which `request` then names. */
  readonly alsoCalled?: ReadonlyMap<string, string>;
  /** The list whose names in every language are understood too. */
  readonly calledIn?: 'festival';
  /** The default if `need` is `defaulted` or `fixed`. */
  readonly value?: V;
  /** If left out, the reply counts from now: another day's clock gives another reply. */
  readonly fromNow?: true;
  /** Not repeated in the reply's `request`. */
  readonly personal?: true;
  /** About somebody's birth: nothing of the reply is cached. */
  readonly natal?: true;
}

/** The parameters of a view by name, in the order in which they are listed. */
export type Parameters = Readonly<Record<string, Parameter>>;
/** One of them with its name. */
export type Own = readonly [name: string, parameter: Parameter];
export type NoParameters = Readonly<Record<never, Parameter>>;

type ValueOf<Q> = Q extends Parameter<infer V> ? V : never;

/** What a view receives for its declaration; only an optional parameter may be undefined. */
export type ParamsOf<P extends Parameters> = {
  readonly [K in keyof P as P[K]['need'] extends 'optional' ? never : K]: ValueOf<P[K]>;
} & {
  readonly [K in keyof P as 'optional' extends P[K]['need'] ? K : never]?: ValueOf<P[K]>;
};

/** What must be passed without a query: the rest has its defaults. */
export type GivenOf<P extends Parameters> = {
  readonly [K in keyof P as P[K]['need'] extends 'required' ? K : never]: ValueOf<P[K]>;
} & {
  readonly [K in keyof P as P[K]['need'] extends 'required' | 'fixed' ? never : K]?: ValueOf<P[K]>;
};

/** Values by name, of an unknown view. */
export type Values = Readonly<Record<string, unknown>>;

interface About {
  readonly meaning: string;
  readonly example: string;
}
type Optional<V> = Parameter<V, 'optional'>;

export const text = (about: About): Optional<string> => ({ kind: 'text', need: 'optional', ...about });

export const oneOf = <const W extends string>(
  allows: readonly W[],
  about: About & Pick<Parameter, 'alsoCalled' | 'calledIn'>,
): Optional<W> => ({
  kind: 'word',
  need: 'optional',
  allows,
  ...about,
});

/** A comma list; on an engine that does not have all of the words, `allowsUnder` says which. */
export const someOf = (
  about: About & Pick<Parameter, 'allows' | 'allowsUnder' | 'alsoCalled' | 'calledIn'>,
): Optional<readonly string[]> => ({
  kind: 'words',
  need: 'optional',
  ...about,
});

export const wholeNumber = (from: number, to: number, about: About): Optional<number> => ({
  kind: 'integer',
  need: 'optional',
  allows: { from, to },
  ...about,
});

export const decimal = (from: number, to: number, about: About): Optional<number> => ({
  kind: 'number',
  need: 'optional',
  allows: { from, to },
  ...about,
});

/** 1 or 0. */
export const flag = (about: About): Optional<boolean> => ({ kind: 'flag', need: 'optional', ...about });

export const date = (about: About): Optional<CivilDay> => ({ kind: 'date', need: 'optional', ...about });

/** `YYYY-MM`, passed on as written. */
export const month = (about: About): Optional<string> => ({ kind: 'month', need: 'optional', ...about });

export const required = <V>(parameter: Optional<V>): Parameter<V, 'required'> => ({ ...parameter, need: 'required' });

export const defaulted = <V>(parameter: Optional<V>, value: NoInfer<V>): Parameter<V, 'defaulted'> => ({
  ...parameter,
  need: 'defaulted',
  value,
});

export const fixed = <V>(parameter: Optional<V>, value: NoInfer<V>): Parameter<V, 'fixed'> => ({
  ...parameter,
  need: 'fixed',
  value,
});

/** Defaults to today at the place. */
export const orToday = (parameter: Optional<CivilDay>): Parameter<CivilDay, 'today'> => ({
  ...parameter,
  need: 'today',
});

/** Left out, the view finds the value from today. */
export const fromNow = <V>(parameter: Optional<V>): Optional<V> => ({ ...parameter, fromNow: true });

/** About somebody's birth. */
export const natal = <V>(parameter: Optional<V>): Optional<V> => ({ ...parameter, natal: true });

/** The same with other bounds. */
export const within = (parameter: Optional<number>, from: number, to: number): Optional<number> => ({
  ...parameter,
  allows: { from, to },
});

/** The defaults of the parameters. */
export function standingOf(own: readonly Own[]): Record<string, unknown> {
  const standing: Record<string, unknown> = {};
  for (const [name, { value }] of own) if (value !== undefined) standing[name] = value;
  return standing;
}
