/**
 * Finds out why two engines give different values for a field: which single input, if taken from the other engine,
 * would remove the difference. Nothing is computed from a mixed sky; only the inputs that each engine reports for
 * itself are compared.
 */
import { arc } from '../../kernel/angle.ts';
import type { JdUt } from '../../kernel/units.ts';
import { type ComparedInstant, type PartOf, restsOf } from './fields.ts';
import {
  INPUTS,
  type Input,
  type Inputs,
  inputOf,
  isApart,
  isSameTime,
  type MoonEvent,
  type TropicalLongitudes,
} from './inputs.ts';

/** `engine`: only one of the two has the field. `several`: no single input is known to remove the difference. */
export const CAUSES = [...INPUTS, 'engine', 'several'] as const;
export type Cause = (typeof CAUSES)[number];

/** Two engines whose answers are compared. */
export interface EnginePair {
  readonly one: Inputs;
  readonly other: Inputs;
  /** Whether the two differ in an input. */
  readonly isApart: (input: Input) => boolean;
}

export function pairOf(one: Inputs, other: Inputs): EnginePair {
  const known = new Map<Input, boolean>();
  return {
    one,
    other,
    isApart(input) {
      const apart = known.get(input) ?? isApart(input, one, other);
      known.set(input, apart);
      return apart;
    },
  };
}

export function causeOf(field: string, pair: EnginePair): Cause {
  const { one, other } = pair;
  const { restsOn = INPUTS, at, partOf, moonEvent, ofOneEngine } = restsOf(field);
  if (ofOneEngine === true) return 'engine';
  if (moonEvent !== undefined) return causeOfEvent(moonEvent, one, other) ?? 'several';
  // if the request has a time, fields of that moment do not depend on the sunrise
  const isUsed = (input: Input): boolean => input !== 'sunrise' || at !== 'moment' || one.bySunrise;
  const apart = restsOn.filter((input) => isUsed(input) && pair.isApart(input));
  const [only, ...more] = apart;
  if (only !== undefined && more.length === 0) return only;
  return (at && partOf && exchanged(partOf, at, pair, apart)) ?? 'several';
}

/**
 * Returns `chandra` if the other engine's Moon within the first engine's day gives the other engine's event, and
 * `sunrise` if the first engine's Moon within the other engine's day does.
 */
function causeOfEvent(event: MoonEvent, one: Inputs, other: Inputs): Input | null {
  if (one.bounds === null || other.bounds === null) return null;
  const meant = other.moonEvent(event, other.bounds);
  if (isSameTime(other.moonEvent(event, one.bounds), meant)) return 'chandra';
  return isSameTime(one.moonEvent(event, other.bounds), meant) ? 'sunrise' : null;
}

const timeOf = ({ t, bounds }: Inputs, instant: ComparedInstant): JdUt | null =>
  instant === 'moment' ? t : (bounds?.from ?? null);

/**
 * Returns the input that, taken from the other engine, makes the first engine name the same part of the circle. If
 * several inputs do so, returns the one that changes the positions most.
 */
function exchanged(
  partOf: PartOf,
  at: ComparedInstant,
  { one, other }: EnginePair,
  apart: readonly Input[],
): Input | null {
  const [here, there] = [timeOf(one, at), timeOf(other, at)];
  if (here === null || there === null) return null;
  const meant = partOf(other.at(there));
  const own = one.at(here);
  if (partOf(own) === meant) return null;
  const moved = (input: Input): TropicalLongitudes =>
    input === 'sunrise' ? one.at(there) : withInput(input, own, other.at(here));
  const shift = (input: Input): number => shiftOf(input, own, moved(input));
  return apart.filter((input) => partOf(moved(input)) === meant).toSorted((a, b) => shift(b) - shift(a))[0] ?? null;
}

/** The positions of `own` with one input taken from `theirs`. */
function withInput(input: Input, own: TropicalLongitudes, theirs: TropicalLongitudes): TropicalLongitudes {
  if (input === 'ayanamsa') return { ...own, ayanamsa: theirs.ayanamsa };
  return {
    ayanamsa: own.ayanamsa,
    sayana: (point) => (inputOf(point) === input ? theirs : own).sayana(point),
    speed: (graha) => (graha === input ? theirs : own).speed(graha),
    meanMotion: own.meanMotion,
    latitude: (graha) => (graha === input ? theirs : own).latitude(graha),
  };
}

/** The number of degrees by which an exchanged input shifts the positions that depend on it. */
function shiftOf(input: Input, from: TropicalLongitudes, to: TropicalLongitudes): number {
  if (input === 'ayanamsa') return Math.abs(to.ayanamsa - from.ayanamsa);
  const moved = input === 'sunrise' ? (['surya', 'chandra'] as const) : ([input] as const);
  return moved.reduce((sum, point) => sum + Math.abs(arc(from.sayana(point), to.sayana(point))), 0);
}
