/** Reads tables that are completely filled: an index out of range is a bug and throws, instead of reading as zero. */
export function at(table: Float64Array, index: number): number {
  const value = table[index];
  if (value === undefined) throw new RangeError(`no number ${index} in a table of ${table.length}`);
  return value;
}

/**
 * Dot product of `short` with the same number of elements of `long`, in four sums, so that none waits for another. The
 * lengths are checked once instead of at every index, which matters when it is called ten thousand times for a block.
 */
export function product(long: Float64Array, short: Float64Array): number {
  if (short.length > long.length) throw new RangeError(`${short.length} numbers with ${long.length}`);
  const of = (i: number): number => (long[i] as number) * (short[i] as number);
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let i = 0;
  for (; i + 3 < short.length; i += 4) {
    a += of(i);
    b += of(i + 1);
    c += of(i + 2);
    d += of(i + 3);
  }
  for (; i < short.length; i++) a += of(i);
  return a + b + (c + d);
}
