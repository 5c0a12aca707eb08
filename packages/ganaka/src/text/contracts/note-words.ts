/** The notes in replies about a day, a place or an hour, by id. */
import type { PlainNoteId, RemarkWords } from '../../rules/note.ts';

export type { PlainNoteId } from '../../rules/note.ts';

import type { IdOf } from '../names.ts';

/** The reason why an event does not occur on the day, as in replies: `always_up`. */
type None = string;

/** Notes on dates of regional and lunar calendars. */
export interface CalendarNotes {
  readonly calendar_edge: (edge: CalendarEdge) => string;
  /** The month began near midnight, and the tithi at the last sunrise decided. */
  readonly calendar_by_tithi: string;
  readonly calendar_printed: (source: string) => string;
  readonly lunar_two_sankrantis: string;
  readonly lunar_kshaya: string;
  readonly gaurabda_not_there: (year: number, reason: 'no_adhika' | 'kshaya_masa') => string;
  readonly lunar_no_adhika: (shaka: number, masa: IdOf<'masa'>) => string;
  readonly lunar_expunged: (lost: LostMonth) => string;
}

/** Notes with names or reasons in them, and those of places where the Sun does not rise. */
export interface NamedNotes {
  readonly no_sunrise: (why: None) => string;
  readonly no_sunset: (why: None) => string;
  readonly no_next_sunrise: (why: None) => string;
  /** The midheaven is behind the lagna. */
  readonly houses_backwards: string;
  /** About the last two karanas, which the verse and the almanacs put in different order. */
  readonly karana_order: string;
  readonly outside_life: string;
  /** About the Hindi lines, which only some plans include. */
  readonly hindi_with_paid_plans: string;
}

/** All notes: those of `en/notes/`, those that contain names from a list, and those of the calendars. */
export interface NoteWords extends RemarkWords, CalendarNotes, NamedNotes {}

/** A month of a calendar whose sankranti was near the cut-off. */
export interface CalendarEdge {
  /** The id of the rashi that the Sun entered. */
  readonly rashi: IdOf<'rashi'>;
  readonly minutes: number;
  readonly side: 'before' | 'after';
  readonly cutoff: 'sunset' | 'sunrise' | 'midnight' | 'aparahna' | 'clock';
  /** The day on which the month would have begun on the other side of the cut-off, YYYY-MM-DD. */
  readonly other: string;
}

/** A lunar month that is missing in a year. */
export interface LostMonth {
  readonly shaka: number;
  readonly masa: IdOf<'masa'>;
  /** The month that contains the days of the missing one. */
  readonly instead: IdOf<'masa'>;
  readonly engine: string;
}

/** A note with its values, which can be worded in any language. */
export type Note = PlainNoteId | ((words: NoteWords) => string);

export const noteIn = (words: NoteWords, note: Note): string => (typeof note === 'string' ? words[note] : note(words));
