/** The reasons why an event does not occur, in English. */
export type Why = 'always_up' | 'always_down' | 'not_today' | 'not_in_this_engine';

export const WHY: Readonly<Record<Why, string>> = {
  always_up: 'it stays above the horizon',
  always_down: 'it stays below the horizon',
  not_today: 'it does not happen between this sunrise and the next',
  not_in_this_engine: 'this engine does not have it',
};
