/** The data of the calendars page. */

import type { calendar } from 'ganaka/internal/views/calendars/calendar.ts';
import type { CatalogEntry } from 'ganaka/internal/views/calendars/catalog.ts';
import { type DatedId, isDatedId } from 'ganaka/internal/views/calendars/parameters.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';

export type ShownCalendar = PayloadOf<typeof calendar>;
export type CalendarEntry = CatalogEntry;
export type { DatedId };

export const isDatedEntry = (entry: CalendarEntry): entry is CalendarEntry & { readonly id: DatedId } =>
  isDatedId(entry.id);

/** The ISO 15924 code of the script of a calendar's own names. */
export const ISO_15924: Readonly<Record<CalendarEntry['script'], string>> = {
  devanagari: 'Deva',
  bengali: 'Beng',
  odia: 'Orya',
  gurmukhi: 'Guru',
  tamil: 'Taml',
  malayalam: 'Mlym',
};

/** Returns the URL of the page for a civil day in a calendar. */
export const addressOf = (id: DatedId, date: string): string => `/calendars?id=${id}&date=${date}`;
