/** Remarks of replies, by id: what a day, a place or an hour brings with it. */
import type { OtherId, Voice } from './voice.ts';

/** Why something does not happen that day, as replies say it: `always_up`. */
type None = string;

export interface NoteWords {
  readonly no_sunrise: (why: None) => string;
  readonly no_sunset: (why: None) => string;
  readonly no_next_sunrise: (why: None) => string;
  /** The midheaven lies behind the lagna. */
  readonly houses_backwards: string;
  /** Of the last two karanas, which verse and almanacs order differently. */
  readonly karana_order: string;
  readonly outside_life: string;
}

/** A remark with its values, to be put into a language. */
export type Note = (words: NoteWords) => string;

/** `{notes, notes_hi?}` */
export const notesSaid = (say: Voice, notes: readonly Note[]): NotesSaid =>
  say.sentences('notes', (language) => notes.map((note) => note(language.notes)));

export type NotesSaid = { readonly notes: string[] } & { readonly [K in `notes_${OtherId}`]?: string[] };
