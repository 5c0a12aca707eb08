/**
 * Notes by area. English defines which ids exist, and the other spoken languages have all of them
 * (`text/note-words.ts`). These files import nothing, so that a rule can refer to a note without loading its words
 * (`rules/note.ts`).
 */
import { festivalsNotes } from './festivals.ts';
import { kundaliNotes } from './kundali.ts';
import { muhurtaNotes } from './muhurta.ts';
import { panchangaNotes } from './panchanga.ts';
import { siddhantaNotes } from './siddhanta.ts';
import { yogasNotes } from './yogas.ts';

export const notes = {
  ...festivalsNotes,
  ...kundaliNotes,
  ...muhurtaNotes,
  ...panchangaNotes,
  ...siddhantaNotes,
  ...yogasNotes,
} as const;
