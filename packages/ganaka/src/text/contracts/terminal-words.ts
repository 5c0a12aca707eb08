/** The words that a language must have for the terminal output. English defines which ids exist. */
import type { heads, labels } from '../languages/en/terminal-labels.ts';

export type TerminalHead = keyof typeof heads;
export type TerminalLabel = keyof typeof labels;

export interface TerminalWords {
  /** The headings of a page or of a part of it. */
  readonly heads: Readonly<Record<TerminalHead, string>>;
  readonly labels: Readonly<Record<TerminalLabel, string>>;
  /** `Saptami to 06:31` */
  readonly until: (what: string, clock: string) => string;
}
