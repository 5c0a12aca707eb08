/** The types of the library's functions. */

import type { GanakaBirth } from './births/birth.ts';
import type { AnswerOptions } from './checks/answer-options.ts';
import type { GanakaDay } from './days/day.ts';
import type { GanakaEngine } from './engine.ts';
import type { GanakaPlace } from './place.ts';

/** The options argument, which is required if one of its fields is. */
export type OptionsArgument<O> = object extends O ? [options?: O] : [options: O];

export type OfBirth<R, O = object> = (birth: GanakaBirth, ...chosen: OptionsArgument<O>) => R;
export type OfDay<R, O = object> = (day: GanakaDay, ...chosen: OptionsArgument<O>) => R;
export type OfPair<R, O = object> = (boy: GanakaBirth, girl: GanakaBirth, ...chosen: OptionsArgument<O>) => R;
export type OfYear<R, O extends object = object> = (
  engine: GanakaEngine,
  place: GanakaPlace,
  year: number,
  options?: Partial<Omit<O, 'year'>> & AnswerOptions,
) => R;
export type OfMonth<R, O extends object = object> = (
  engine: GanakaEngine,
  place: GanakaPlace,
  /** A month such as `2026-11`, or an object whose `toString()` returns one, such as a `Temporal.PlainYearMonth`. */
  month: string | { toString(): string },
  options?: Partial<Omit<O, 'month'>> & AnswerOptions,
) => R;
