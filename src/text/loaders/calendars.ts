/** The words of calendar files. Made by builders/language-loaders.ts from languages.ts. */
import { calendar as en } from '../en/calendar.ts';
import { calendar as hi } from '../hi/calendar.ts';

export const CALENDARS = { en, hi };
