/** Notes in the languages of a reply. */
import { type Note, noteIn } from '../contracts/note-words.ts';
import type { LocalizedSentence, OtherId, Voice } from '../voice.ts';

/** Returns `{note, note_hi?}`. */
export const noteText = (say: Voice, note: Note): LocalizedSentence<'note'> =>
  say.sentences('note', (language) => noteIn(language.notes, note));

/** Returns `{notes, notes_hi?}`. */
export const notesReplyOf = (say: Voice, notes: readonly Note[]): NotesReply =>
  say.sentences('notes', (language) => notes.map((note) => noteIn(language.notes, note)));

export type NotesReply = { readonly notes: string[] } & { readonly [K in `notes_${OtherId}`]?: string[] };
