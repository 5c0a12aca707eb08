/** Finds the seconds at which a value changes, before and after a given time. */
import { arc } from './angle.ts';

export interface ValueChange<V> {
  /** The first second with the new value, going away from the given time; negative if it is before that time. */
  readonly seconds: number;
  readonly from: V;
  readonly to: V;
}

export const WAYS = [-1, 1] as const;
export type Way = (typeof WAYS)[number];

/**
 * Returns every change between the given time and `reach` seconds before or after it. Within `look` seconds the value
 * must not change and change back.
 */
export const changesOf = <V>(way: Way, reach: number, look: number, value: (seconds: number) => V): ValueChange<V>[] =>
  changesAmong(way, looksOf(reach, look), value);

/** Returns every change, looking at these seconds, of which the first is 0. */
export const changesAmong = <V>(way: Way, looks: readonly number[], value: (seconds: number) => V): ValueChange<V>[] =>
  looks.slice(1).flatMap((to, i) => changesBetween(way, looks[i] ?? 0, to, value));

/** The seconds from 0 to `reach`, `look` apart. */
export function looksOf(reach: number, look: number): number[] {
  const found: number[] = [];
  for (let from = 0; from < reach; from += look) found.push(from);
  return [...found, reach];
}

/** Adds seconds between two looks until an angle moves less than `mostDeg` from each to the next, or they are adjacent. */
export function closerLooks(
  way: Way,
  looks: readonly number[],
  angle: (seconds: number) => number,
  mostDeg: number,
): number[] {
  const isClose = (from: number, to: number): boolean =>
    to - from <= 1 || Math.abs(arc(angle(way * from), angle(way * to))) < mostDeg;
  const upTo = (from: number, to: number): number[] => {
    if (isClose(from, to)) return [to];
    const middle = Math.floor((from + to) / 2);
    return [...upTo(from, middle), ...upTo(middle, to)];
  };
  return looks.flatMap((to, i) => (i === 0 ? [to] : upTo(looks[i - 1] ?? 0, to)));
}

/**
 * Returns the changes between two seconds at which the value is different. The first change is found by bisection, and
 * the rest of the interval is then searched again.
 */
export function changesBetween<V>(way: Way, from: number, to: number, value: (seconds: number) => V): ValueChange<V>[] {
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
