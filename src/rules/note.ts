/**
 * A note on a reply. Rules, domains and views name it by its id, with its values if it has some; a language puts it
 * into words.
 */
import type { notes } from '../text/en/notes/index.ts';

type English = typeof notes;
/** The same remarks in any language: a sentence, or a function of the remark’s values. */
export type WordsOf<E> = {
  readonly [Id in keyof E]: E[Id] extends (...values: infer V) => string ? (...values: V) => string : string;
};
export type RemarkWords = WordsOf<English>;

/** A remark without values. */
export type PlainNoteId = { [Id in keyof English]: English[Id] extends string ? Id : never }[keyof English];
export type Note = PlainNoteId | ((words: RemarkWords) => string);
