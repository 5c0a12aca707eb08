/** Changes of a value at whole seconds before and after a given time. */

export interface Step<V> {
  /** From the given time to the first second of the new value, away from the given time; negative is earlier. */
  readonly seconds: number;
  readonly from: V;
  readonly to: V;
}

export const WAYS = [-1, 1] as const;
type Way = (typeof WAYS)[number];

/** Every change on the way from zero to `reach`, one way. `look`: in so many seconds a value does not change and change back. */
export function changesOf<V>(way: Way, reach: number, look: number, value: (seconds: number) => V): Step<V>[] {
  const found: Step<V>[] = [];
  for (let from = 0; from < reach; from += look)
    found.push(...changesBetween(way, from, Math.min(from + look, reach), value));
  return found;
}

/** Between two looks a value may change more than once: the first change is found, and what is left is looked at again. */
export function changesBetween<V>(way: Way, from: number, to: number, value: (seconds: number) => V): Step<V>[] {
  const before = value(way * from);
  if (value(way * to) === before) return [];
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (value(way * middle) === before) low = middle;
    else high = middle;
  }
  const step = { seconds: way * high, from: before, to: value(way * high) };
  return high < to ? [step, ...changesBetween(way, high, to, value)] : [step];
}

export const nearestFirst = <C extends { readonly seconds: number }>(changes: readonly C[]): C[] =>
  [...changes].sort((a, b) => Math.abs(a.seconds) - Math.abs(b.seconds) || a.seconds - b.seconds);

/** Computed once for each second. */
export function remembered<T>(make: (seconds: number) => T): (seconds: number) => T {
  const known = new Map<number, T>();
  return (seconds) => {
    const found = known.get(seconds) ?? make(seconds);
    known.set(seconds, found);
    return found;
  };
}
