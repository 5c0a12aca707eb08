/** The words of the terminal, loaded by language. */
import { TERMINALS } from './loaders/terminals.ts';
import { onDemand } from './on-demand.ts';
import type { TerminalWords } from './terminal-words.ts';
import type { LanguageId } from './voice.ts';

const terminals = onDemand(TERMINALS, ({ terminal }): TerminalWords => terminal);

export const hasTerminal = (id: LanguageId): boolean => terminals.has(id);
export const loadTerminalWords = (id: LanguageId): Promise<TerminalWords> => terminals.load(id);
