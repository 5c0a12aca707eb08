/**
 * A parameter as a view declares it: its format, meaning, allowed values and default. The type that the view's `of`
 * receives is inferred from the declaration. The parser, the error messages, OpenAPI and the reference page are derived
 * from it.
 */

import type { CivilDay } from '../../kernel/units.ts';
import type { EngineKey } from '../../sky/engines/engine.ts';

/**
 * The format of a value. `words` is a comma-separated list. `year` is a whole number; on a route for whole years it
 * sets the year that the reply covers, and `samvat` does so with a Vikram year. `ahargana` is a number of days that
 * replaces date and time. `place` is a second place, whose Sky the view also receives.
 */
export type ParameterKind =
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

/** The allowed words, or the smallest and largest number. */
export type AllowedValues = readonly string[] | { readonly from: number; readonly to: number };

/**
 * What happens if the parameter is missing: an error, undefined, its default, or today at the place. A `fixed`
 * parameter cannot be given; `request` shows its value like every other default.
 */
export type ParameterNeed = 'required' | 'optional' | 'defaulted' | 'today' | 'fixed';

export interface Parameter<V = unknown, N extends ParameterNeed = ParameterNeed> {
  readonly kind: ParameterKind;
  readonly need: N;
  readonly meaning: string;
  readonly example: string;
  readonly allows?: AllowedValues;
  /** The allowed values on one engine, for a parameter whose values do not all make sense on every engine. */
  readonly allowsUnder?: (engine: EngineKey) => AllowedValues;
  /**
   * Other words for some of the values, in lower case with hyphens. They are replaced by the value, which is then shown
   * in `request`.
   */
  readonly alsoCalled?: ReadonlyMap<string, string>;
  /** The list of names that are accepted too, in every language. */
  readonly calledIn?: 'festival';
  /** The default if `need` is `defaulted` or `fixed`. */
  readonly value?: V;
  /** If the parameter is missing, the reply depends on the current time, so it changes from day to day. */
  readonly fromNow?: true;
  /** True if `request` in the reply does not repeat the value. */
  readonly personal?: true;
  /** True if the value is about somebody's birth. Such a reply is never cached. */
  readonly natal?: true;
}

/** The parameters of a view by name, in the order in which they are listed. */
export type Parameters = Readonly<Record<string, Parameter>>;
/** A parameter with its name. */
export type NamedParameter = readonly [name: string, parameter: Parameter];
export type NoParameters = Readonly<Record<never, Parameter>>;

type ValueOf<Q> = Q extends Parameter<infer V> ? V : never;

/** The type that a view receives for its parameters. Only optional ones may be undefined. */
export type ParamsOf<P extends Parameters> = {
  readonly [K in keyof P as P[K]['need'] extends 'optional' ? never : K]: ValueOf<P[K]>;
} & {
  readonly [K in keyof P as 'optional' extends P[K]['need'] ? K : never]?: ValueOf<P[K]>;
};

/** The type that a caller without a query string passes. Only required parameters must be given. */
export type CallerParams<P extends Parameters> = {
  readonly [K in keyof P as P[K]['need'] extends 'required' ? K : never]: ValueOf<P[K]>;
} & {
  readonly [K in keyof P as P[K]['need'] extends 'required' | 'fixed' ? never : K]?: ValueOf<P[K]>;
};

/** Values by name, for a view that is not known statically. */
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

/** A comma-separated list. `allowsUnder` gives the words of an engine that does not have all of them. */
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

/** A flag: 1 or 0. */
export const flag = (about: About): Optional<boolean> => ({ kind: 'flag', need: 'optional', ...about });

export const date = (about: About): Optional<CivilDay> => ({ kind: 'date', need: 'optional', ...about });

/** A month as `YYYY-MM`, passed on as a string. */
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

/** Makes a date default to today at the place. */
export const orToday = (parameter: Optional<CivilDay>): Parameter<CivilDay, 'today'> => ({
  ...parameter,
  need: 'today',
});

/** If the parameter is missing, the view chooses a value from today's date. */
export const fromNow = <V>(parameter: Optional<V>): Optional<V> => ({ ...parameter, fromNow: true });

/** Marks a parameter as data about somebody's birth. */
export const natal = <V>(parameter: Optional<V>): Optional<V> => ({ ...parameter, natal: true });

/** The same parameter with other bounds. */
export const within = (parameter: Optional<number>, from: number, to: number): Optional<number> => ({
  ...parameter,
  allows: { from, to },
});

/** The defaults of the parameters. */
export function defaultValuesOf(own: readonly NamedParameter[]): Record<string, unknown> {
  const standing: Record<string, unknown> = {};
  for (const [name, { value }] of own) if (value !== undefined) standing[name] = value;
  return standing;
}
