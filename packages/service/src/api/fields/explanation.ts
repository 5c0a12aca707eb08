/** Descriptions of the fields of explanations, comparisons and searches. */
export const EXPLANATION: Readonly<Record<string, string>> = {
  explanation: 'what decided, in order, and what would have changed it',
  tree: 'the rungs or clauses in order',
  held: 'whether it holds',
  doubt: 'how far the instants are in doubt, apart from the place',
  sensitivity: 'what changes within the minutes by which the birth time may be wrong',
  claimed: 'the day that the other calendar gives',
  agrees: 'whether ours is the same day',
  balance_years: 'years of the first dasha still to run at birth',
  earliest: 'at the earliest birth time',
  given: 'at the birth time given',
  latest: 'at the latest birth time',
  differences: 'the fields in which the engines differ',
  causes: 'of each two engines that differ',
  resolution: 'day or hour',
  matches: 'the days or times found, in order',
};
