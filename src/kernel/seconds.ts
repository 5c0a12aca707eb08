/** Finds the seconds at which a value changes, before and after a given time. */

export interface Step<V> {
  /** The first second with the new value, going away from the given time; negative if it is before that time. */
  readonly seconds: number;
  readonly from: V;
  readonly to: V;
}

export const WAYS = [-1, 1] as const;
type Way = (typeof WAYS)[number];

/**
 * Returns every change between the given time and `reach` seconds before or after it. Within `look` seconds the value
 * must not change and change back.
 */
export function changesOf<V>(way: Way, reach: number, look: number, value: (seconds: number) => V): Step<V>[] {
  const found: Step<V>[] = [];
  for (let from = 0; from < reach; from += look)
    found.push(...changesBetween(way, from, Math.min(from + look, reach), value));
  return found;
}

/**
 * Returns the changes between two seconds at which the value is different. The first change is found by bisection, and
 * the rest of the interval is then searched again.
 */
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

/** Caches the result of `make` for each second. */
export function remembered<T>(make: (seconds: number) => T): (seconds: number) => T {
  const known = new Map<number, T>();
  return (seconds) => {
    const found = known.get(seconds) ?? make(seconds);
    known.set(seconds, found);
    return found;
  };
}
