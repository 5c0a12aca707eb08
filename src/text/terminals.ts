/** The words of the terminal, loaded by language. */
import { onDemand } from './on-demand.ts';
import type { TerminalWords } from './terminal-words.ts';
import type { LanguageId } from './voice.ts';

const TERMINALS = onDemand<TerminalWords>({
  en: async () => (await import('./en/terminal.ts')).terminal,
  hi: async () => (await import('./hi/terminal.ts')).terminal,
});

export const hasTerminal = (id: LanguageId): boolean => TERMINALS.has(id);
export const loadTerminalWords = (id: LanguageId): Promise<TerminalWords> => TERMINALS.load(id);
