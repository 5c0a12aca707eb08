/** Reading tables that are full: an index outside one is a mistake of ours, and stops the work instead of passing as a nought. */
export function at(table: Float64Array, index: number): number {
  const value = table[index];
  if (value === undefined) throw new RangeError(`no number ${index} in a table of ${table.length}`);
  return value;
}

/**
 * Of the numbers of `short` with as many of `long`; in four sums, so that none waits for another. The lengths are looked at once instead of every index,
 * which counts where it is done some ten thousand times for a block.
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
