/**
 * A parameter as a view declares it: how it is written, what it means, what it may be, and what stands when it is left
 * out. What the view's `of` receives is inferred from the declaration; the reader, the refusals, OpenAPI and the
 * reference page are made of it.
 */
import type { EngineKey } from '../engines/engine.ts';
import type { CivilDay } from '../kernel/units.ts';

/**
 * How a value is written. `words` is a comma list. `year` is a whole number which, on a route of whole years, says when
 * the year begins, `samvat` the same of a Vikram year; `ahargana` is a number of days that stands for date and time together. `place`
 * is another place than that of the moment, which the view then sees the sky of as well.
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
 * What happens when it is left out: it is missed, it is undefined, its default stands, or today at the place does.
 * What is `fixed` cannot be given at all; it is said in `request` like every other value that stands.
 */
export type Need = 'required' | 'optional' | 'defaulted' | 'today' | 'fixed';

export interface Parameter<V = unknown, N extends Need = Need> {
  readonly kind: Kind;
  readonly need: N;
  readonly meaning: string;
  readonly example: string;
  readonly allows?: Allowed;
  /** The same under one engine, where not every value has a meaning for each. */
  readonly allowsUnder?: (engine: EngineKey) => Allowed;
  /** Other words for some of the values, in small letters with hyphens: taken as the value, which `request` then names. */
  readonly alsoCalled?: ReadonlyMap<string, string>;
  /** What stands where `need` is `defaulted` or `fixed`. */
  readonly value?: V;
  /** Left out, the answer counts from now: another day's clock gives another answer. */
  readonly fromNow?: true;
  /** Not repeated in the reply's `request`. */
  readonly personal?: true;
  /** Of somebody's birth: nothing of a reply to it is kept. */
  readonly natal?: true;
}

/** The parameters of a view by name, in the order in which they are listed. */
export type Parameters = Readonly<Record<string, Parameter>>;
/** One of them with its name. */
export type Own = readonly [name: string, parameter: Parameter];
export type NoParameters = Readonly<Record<never, Parameter>>;

type ValueOf<Q> = Q extends Parameter<infer V> ? V : never;

/** What a view receives for what it declared; only an optional parameter may be undefined. */
export type ParamsOf<P extends Parameters> = {
  readonly [K in keyof P as P[K]['need'] extends 'optional' ? never : K]: ValueOf<P[K]>;
} & {
  readonly [K in keyof P as 'optional' extends P[K]['need'] ? K : never]?: ValueOf<P[K]>;
};

/** What must be handed in where no query is read: the rest stands as declared. */
export type GivenOf<P extends Parameters> = {
  readonly [K in keyof P as P[K]['need'] extends 'required' ? K : never]: ValueOf<P[K]>;
} & {
  readonly [K in keyof P as P[K]['need'] extends 'required' | 'fixed' ? never : K]?: ValueOf<P[K]>;
};

/** Values by name, where it is not known whose they are. */
export type Values = Readonly<Record<string, unknown>>;

interface About {
  readonly meaning: string;
  readonly example: string;
}
type Optional<V> = Parameter<V, 'optional'>;

export const text = (about: About): Optional<string> => ({ kind: 'text', need: 'optional', ...about });

export const oneOf = <const W extends string>(
  allows: readonly W[],
  about: About & Pick<Parameter, 'alsoCalled'>,
): Optional<W> => ({
  kind: 'word',
  need: 'optional',
  allows,
  ...about,
});

/** A comma list; under an engine that has not all of the words, `allowsUnder` says which. */
export const someOf = (
  about: About & Pick<Parameter, 'allows' | 'allowsUnder' | 'alsoCalled'>,
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

/** `YYYY-MM`, handed on as it is written. */
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

/** Today at the place when it is not given. */
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

/** What stands of the parameters unless it is given. */
export function standingOf(own: readonly Own[]): Record<string, unknown> {
  const standing: Record<string, unknown> = {};
  for (const [name, { value }] of own) if (value !== undefined) standing[name] = value;
  return standing;
}
