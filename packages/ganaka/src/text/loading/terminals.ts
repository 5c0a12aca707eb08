/** The words of the terminal, loaded by language. */

import type { TerminalWords } from '../contracts/terminal-words.ts';
import { TERMINALS } from '../loaders/terminals.generated.ts';
import type { LanguageId } from '../voice.ts';
import { onDemand } from './on-demand.ts';

const terminals = onDemand(TERMINALS, ({ terminal }): TerminalWords => terminal);

export const hasTerminal = (id: LanguageId): boolean => terminals.has(id);
export const loadTerminalWords = (id: LanguageId): Promise<TerminalWords> => terminals.load(id);
