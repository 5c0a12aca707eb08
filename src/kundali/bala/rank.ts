/** Places in order of size, 1 the greatest; equals share a place. */
export const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => 1 + values.filter((other) => other > value).length);
