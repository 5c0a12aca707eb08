/**
 * The words of calendar files. They are separate from the other words of a language, because the library writes no such
 * files.
 */
import type { CalendarWords } from './calendar-words.ts';
import { calendar as en } from './en/calendar.ts';
import { calendar as hi } from './hi/calendar.ts';
import type { Spoken } from './language.ts';
import type { SpokenId } from './languages.ts';
import { wordsIn } from './loaded.ts';

const CALENDARS: Readonly<Record<SpokenId, CalendarWords>> = { en, hi };

/** A language with its words of calendar files. */
export interface Tongue extends Spoken {
  readonly calendar: CalendarWords;
}

/** Returns the words of a language that has been loaded. */
export const tongueOf = (id: SpokenId): Tongue => ({ ...wordsIn(id), calendar: CALENDARS[id] });
