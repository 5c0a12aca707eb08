/**
 * Finds out why two engines give different values for a field: which single input, if taken from the other engine,
 * would remove the difference. Nothing is computed from a mixed sky; only the inputs that each engine reports for
 * itself are compared.
 */
import { arc } from '../kernel/angle.ts';
import { type PartOf, rowOf } from './fields.ts';
import { differing, INPUTS, type Input, type Inputs, type Places } from './inputs.ts';

/** `several`: no single input is known to remove the difference. */
export const CAUSES = [...INPUTS, 'several'] as const;
export type Cause = (typeof CAUSES)[number];

/** Two engines whose answers are compared. */
export interface Pair {
  readonly one: Inputs;
  readonly other: Inputs;
  /** The inputs that differ between the two. */
  readonly apart: readonly Input[];
}

export const pairOf = (one: Inputs, other: Inputs): Pair => ({ one, other, apart: differing(one, other) });

export function causeOf(field: string, { one, other, apart }: Pair): Cause {
  const row = rowOf(field);
  const used = (input: Input): boolean =>
    (row?.restsOn === undefined || row.restsOn.includes(input)) &&
    (input !== 'sunrise' || row?.partOf === undefined || one.bySunrise);
  const [only, ...more] = apart.filter(used);
  if (only !== undefined && more.length === 0) return only;
  if (row?.partOf === undefined) return 'several';
  return exchanged(row.partOf, one, other, apart.filter(used)) ?? 'several';
}

/**
 * Returns the input that, taken from the other engine, makes the first engine name the same part of the circle. If
 * several inputs do so, returns the one that changes the positions most.
 */
function exchanged(partOf: PartOf, one: Inputs, other: Inputs, apart: readonly Input[]): Input | null {
  const meant = partOf(other.at(other.t));
  const own = one.at(one.t);
  if (partOf(own) === meant) return null;
  const moved = (input: Input): Places =>
    input === 'sunrise' ? one.at(other.t) : { ...own, [input]: other.at(one.t)[input] };
  const enough = apart.filter((input) => partOf(moved(input)) === meant);
  const shift = (input: Input): number => shiftOf(own, moved(input));
  return enough.toSorted((a, b) => shift(b) - shift(a))[0] ?? null;
}

const shiftOf = (from: Places, to: Places): number =>
  Math.abs(arc(from.chandra, to.chandra)) + Math.abs(arc(from.surya, to.surya)) + Math.abs(to.ayanamsa - from.ayanamsa);
