/** Binary search over sorted one-byte keys. */
import type { KeyList } from './file.ts';

/** The first index whose key is not before `key`. A prefix comes before longer keys that begin with it. */
export function lowerBound(list: KeyList, key: string): number {
  let low = 0;
  let high = list.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareAt(list, middle, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the key at `index` begins with `prefix`. */
export function startsAt(list: KeyList, index: number, prefix: string): boolean {
  if (index >= list.count) return false;
  const start = list.starts[index] ?? 0;
  const length = (list.starts[index + 1] ?? start) - start;
  if (length < prefix.length) return false;
  for (let i = 0; i < prefix.length; i++) if (list.bytes[start + i] !== prefix.charCodeAt(i)) return false;
  return true;
}

export const lengthAt = (list: KeyList, index: number): number =>
  (list.starts[index + 1] ?? 0) - (list.starts[index] ?? 0);

export interface RankedName {
  /** The index of the place. */
  readonly index: number;
  /** The rank of the name. 2: checked by hand; 1: the place's own name; 0: another name that GeoNames lists. */
  readonly rank: number;
}

/** Every place with this folded name. */
export function exact(list: KeyList, key: string): RankedName[] {
  const found: RankedName[] = [];
  for (let i = lowerBound(list, key); startsAt(list, i, key) && lengthAt(list, i) === key.length; i++)
    found.push({ index: list.places[i] ?? 0, rank: list.ranks[i] ?? 0 });
  return found;
}

function compareAt(list: KeyList, index: number, key: string): number {
  const start = list.starts[index] ?? 0;
  const length = (list.starts[index + 1] ?? start) - start;
  const common = Math.min(length, key.length);
  for (let i = 0; i < common; i++) {
    const difference = (list.bytes[start + i] ?? 0) - key.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return length - key.length;
}
