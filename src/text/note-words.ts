/** Notes in replies, by id, about a day, a place or an hour. */
import type { PlainNoteId, RemarkWords } from '../rules/note.ts';

export type { PlainNoteId } from '../rules/note.ts';

import type { IdOf } from './names.ts';

/** Why something does not happen that day, as replies say it: `always_up`. */
type None = string;

/** The notes of `en/notes/`, and those that contain names of a list. */
export interface NoteWords extends RemarkWords {
  readonly no_sunrise: (why: None) => string;
  readonly no_sunset: (why: None) => string;
  readonly no_next_sunrise: (why: None) => string;
  /** The midheaven lies behind the lagna. */
  readonly houses_backwards: string;
  /** Of the last two karanas, which verse and almanacs order differently. */
  readonly karana_order: string;
  readonly outside_life: string;
  /** Of the lines in Hindi, which some plans have. */
  readonly hindi_with_full_access: (plans: readonly string[]) => string;
  readonly calendar_edge: (edge: CalendarEdge) => string;
  /** Near midnight the tithi of the last sunrise decided. */
  readonly calendar_by_tithi: string;
  readonly calendar_printed: (source: string) => string;
  readonly lunar_two_sankrantis: string;
  readonly lunar_kshaya: string;
  readonly lunar_no_adhika: (shaka: number, masa: IdOf<'masa'>) => string;
  readonly lunar_expunged: (lost: LostMonth) => string;
}

/** A month of a calendar that began near its cut-off. */
export interface CalendarEdge {
  /** The rashi that the Sun entered, by its id. */
  readonly rashi: IdOf<'rashi'>;
  readonly minutes: number;
  readonly side: 'before' | 'after';
  readonly cutoff: 'sunset' | 'sunrise' | 'midnight' | 'aparahna' | 'clock';
  /** The day on which the month would have begun on the other side, YYYY-MM-DD. */
  readonly other: string;
}

/** A lunar month that a year does not have. */
export interface LostMonth {
  readonly shaka: number;
  readonly masa: IdOf<'masa'>;
  /** The month that took its place. */
  readonly instead: IdOf<'masa'>;
  readonly engine: string;
}

/** A remark with its values, to be put into a language. */
export type Note = PlainNoteId | ((words: NoteWords) => string);

export const noteIn = (words: NoteWords, note: Note): string => (typeof note === 'string' ? words[note] : note(words));
