/** Reads tables that are completely filled. An index out of range is a bug, so it throws instead of returning zero. */
export function at(table: Float64Array, index: number): number {
  const value = table[index];
  if (value === undefined) throw new RangeError(`no number ${index} in a table of ${table.length}`);
  return value;
}

/**
 * Dot product of `short` with the same number of elements of `long`. It uses four independent sums, which the CPU can
 * compute in parallel. The lengths are checked once instead of at every index, because this is called ten thousand
 * times per block.
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
