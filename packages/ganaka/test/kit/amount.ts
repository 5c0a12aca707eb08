/**
 * How much is generated. `npm test` looks at a sample, which finds what is broken in many places; `npm run proofs` looks
 * at everything, with twenty times as many drawn cases. Tests that import this file run in both.
 */
const FACTOR = Number(process.env.PROOF_FACTOR ?? '0.25');
const isProof = FACTOR > 1;

/** How many cases are drawn. */
export const times = (count: number): number => Math.ceil(count * FACTOR);

/** A number for each of both: `few` in `npm test`, `all` in proofs. */
export const inProofs = (all: number, few: number): number => (isProof ? all : few);

/** Each `n`th of a list, the first among them; in proofs all of it. */
export const sampled = <T>(list: readonly T[], n: number): readonly T[] =>
  isProof ? list : list.filter((_, i) => i % n === 0);

/** One of each group, of another place in each, so that groups of three kinds show all three; in proofs all. */
export function oneOfEach<T>(list: readonly T[], groupOf: (each: T) => unknown): readonly T[] {
  if (isProof) return list;
  const groups = new Map<unknown, T[]>();
  for (const each of list) groups.set(groupOf(each), [...(groups.get(groupOf(each)) ?? []), each]);
  return [...groups.values()].flatMap((group, k) => group.filter((_, i) => i === k % group.length));
}
