/** The words of calendar files. Made by builders/language-loaders.ts from languages.ts. */
import { calendar as en } from '../languages/en/calendar.ts';
import { calendar as hi } from '../languages/hi/calendar.ts';

export const CALENDARS = { en, hi };
