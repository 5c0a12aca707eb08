/** What a language must have for the pages of the terminal. English defines which ids exist. */
import type { heads, labels } from './en/terminal-labels.ts';

export type TerminalHead = keyof typeof heads;
export type TerminalLabel = keyof typeof labels;

export interface TerminalWords {
  /** Above a page or a part of it. */
  readonly heads: Readonly<Record<TerminalHead, string>>;
  readonly labels: Readonly<Record<TerminalLabel, string>>;
  /** `Saptami to 06:31` */
  readonly until: (what: string, clock: string) => string;
}
