/** Reading tables that are full: an index outside one is a mistake of ours, and stops the work instead of passing as a nought. */
export function at(table: Float64Array, index: number): number {
  const value = table[index];
  if (value === undefined) throw new RangeError(`no number ${index} in a table of ${table.length}`);
  return value;
}
