/** A note on a reply. Code refers to a note by its id, with values if the note has any. Each language has the words. */
import type { notes } from '../text/languages/en/notes/index.ts';

type English = typeof notes;
/** The same notes in any language: a sentence, or a function from the note's values to a sentence. */
export type WordsOf<E> = {
  readonly [Id in keyof E]: E[Id] extends (...values: infer V) => string ? (...values: V) => string : string;
};
export type RemarkWords = WordsOf<English>;

/** The ids of notes without values. */
export type PlainNoteId = { [Id in keyof English]: English[Id] extends string ? Id : never }[keyof English];
export type RemarkNote = PlainNoteId | ((words: RemarkWords) => string);
