/** What explains an answer, compares it, or searches for it. */
export const EXPLANATION: Readonly<Record<string, string>> = {
  explanation: 'what decided, in order, and what would have changed it',
  tree: 'the rungs or clauses in order',
  held: 'whether it holds',
  doubt: 'how far the instants are in doubt, apart from the place',
  resolution: 'day or hour',
  matches: 'the days or times found, in order',
};
