/** All notes of replies, in Hindi. */

import type { NoteWords } from '../../contracts/note-words.ts';
import { calendarNotes } from './calendar-notes.ts';
import { notes as remarks } from './notes/index.ts';
import { namedNotes } from './notes-with-names.ts';

export const notes: NoteWords = {
  ...remarks,
  ...calendarNotes,
  ...namedNotes,
};
