/** Notes in the languages of a reply. */
import { type Note, noteIn } from '../contracts/note-words.ts';
import type { OtherId, SentenceSaid, Voice } from '../voice.ts';

/** Returns `{note, note_hi?}`. */
export const noteSaid = (say: Voice, note: Note): SentenceSaid<'note'> =>
  say.sentences('note', (language) => noteIn(language.notes, note));

/** Returns `{notes, notes_hi?}`. */
export const notesSaid = (say: Voice, notes: readonly Note[]): NotesSaid =>
  say.sentences('notes', (language) => notes.map((note) => noteIn(language.notes, note)));

export type NotesSaid = { readonly notes: string[] } & { readonly [K in `notes_${OtherId}`]?: string[] };
