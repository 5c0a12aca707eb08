/**
 * The words of calendar files. They are separate from the other words of a language, because the library writes no such
 * files.
 */
import type { CalendarWords } from '../contracts/calendar-words.ts';
import type { SpokenLanguage } from '../language.ts';
import type { SpokenId } from '../languages.ts';
import { CALENDARS } from '../loaders/calendars.generated.ts';
import { wordsIn } from './loaded.ts';

const WORDS: Readonly<Record<SpokenId, CalendarWords>> = CALENDARS;

/** A language with its words of calendar files. */
export interface Tongue extends SpokenLanguage {
  readonly calendar: CalendarWords;
}

/** Returns the words of a language that has been loaded. */
export const tongueOf = (id: SpokenId): Tongue => ({ ...wordsIn(id), calendar: WORDS[id] });
