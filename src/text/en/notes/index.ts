/**
 * Remarks by area. English says which there are, and another spoken language has every one of them (`text/note-words.ts`). These files
 * import nothing, so that a rule can name a remark without bringing its words (`rules/note.ts`).
 */
import { muhurtaNotes } from './muhurta.ts';
import { siddhantaNotes } from './siddhanta.ts';

export const notes = {
  ...muhurtaNotes,
  ...siddhantaNotes,
} as const;
