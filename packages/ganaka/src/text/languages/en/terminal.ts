/** The words of the terminal output in English. */
import type { TerminalWords } from '../../contracts/terminal-words.ts';
import { heads, labels } from './terminal-labels.ts';

export const terminal: TerminalWords = {
  heads,
  labels,
  until: (what, clock) => `${what} to ${clock}`,
};
