/** What a language has to have for the pages of the terminal. English says which ids there are. */
import type { heads, labels } from './en/terminal.ts';
import { onDemand } from './on-demand.ts';
import type { LanguageId } from './voice.ts';

export type TerminalHead = keyof typeof heads;
export type TerminalLabel = keyof typeof labels;

export interface TerminalWords {
  /** Over a page or a part of it. */
  readonly heads: Readonly<Record<TerminalHead, string>>;
  readonly labels: Readonly<Record<TerminalLabel, string>>;
  /** `Saptami to 06:31` */
  readonly until: (what: string, clock: string) => string;
}

const TERMINALS = onDemand<TerminalWords>({
  en: async () => (await import('./en/terminal.ts')).terminal,
  hi: async () => (await import('./hi/terminal.ts')).terminal,
});

export const hasTerminal = (id: LanguageId): boolean => TERMINALS.has(id);
export const loadTerminalWords = (id: LanguageId): Promise<TerminalWords> => TERMINALS.load(id);
