/**
 * Why two engines answer a field differently: which one of their inputs, taken from the other, would remove the
 * difference. Nothing is computed from a mixed sky: what each engine says of its own inputs is compared.
 */
import { arc } from '../kernel/angle.ts';
import { type PartOf, restsOf } from './fields.ts';
import { INPUTS, type Input, type Inputs, isApart, type Places } from './inputs.ts';

/** `several`: no single input is known to remove the difference. */
export const CAUSES = [...INPUTS, 'several'] as const;
export type Cause = (typeof CAUSES)[number];

/** Two engines whose answers are compared. */
export interface Pair {
  readonly one: Inputs;
  readonly other: Inputs;
  /** Whether they have an input different. */
  readonly isApart: (input: Input) => boolean;
}

export function pairOf(one: Inputs, other: Inputs): Pair {
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

export function causeOf(field: string, pair: Pair): Cause {
  const { one, other } = pair;
  const { restsOn = INPUTS, partOf, atInstant = partOf !== undefined } = restsOf(field);
  // at a time that was given, the sunrise does not matter
  const used = restsOn.filter((input) => (input !== 'sunrise' || !atInstant || one.bySunrise) && pair.isApart(input));
  const [only, ...more] = used;
  if (only !== undefined && more.length === 0) return only;
  return (partOf && exchanged(partOf, one, other, used)) ?? 'several';
}

/** The one input with which the first engine would name the part that the other names; of several the one that differs most. */
function exchanged(partOf: PartOf, one: Inputs, other: Inputs, apart: readonly Input[]): Input | null {
  const meant = partOf(other.at(other.t));
  const own = one.at(one.t);
  if (partOf(own) === meant) return null;
  const enough = apart.filter((input) => partOf(withInput(input, one, other)) === meant);
  const shift = (input: Input): number => shiftOf(input, own, withInput(input, one, other));
  return enough.toSorted((a, b) => shift(b) - shift(a))[0] ?? null;
}

/** The places of the first engine with one input of the other. */
function withInput(input: Input, one: Inputs, other: Inputs): Places {
  if (input === 'sunrise') return one.at(other.t);
  const [own, theirs] = [one.at(one.t), other.at(one.t)];
  if (input === 'ayanamsa') return { ayanamsa: theirs.ayanamsa, sayana: own.sayana };
  return { ayanamsa: own.ayanamsa, sayana: (point) => (point === input ? theirs : own).sayana(point) };
}

/** By how many degrees an input moves what it moves. */
function shiftOf(input: Input, from: Places, to: Places): number {
  if (input === 'ayanamsa') return Math.abs(to.ayanamsa - from.ayanamsa);
  const moved = input === 'sunrise' ? (['surya', 'chandra'] as const) : ([input] as const);
  return moved.reduce((sum, point) => sum + Math.abs(arc(from.sayana(point), to.sayana(point))), 0);
}
