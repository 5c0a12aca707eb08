/** What the page of calendars shows. */
import type { Static } from 'typebox';
import type { CalendarId } from '../../../calendars/calendar.ts';
import type { calendar } from '../../../views/calendars/calendar.ts';
import type { CatalogEntry } from '../../../views/calendars/catalog.ts';

export type CalendarSaid = Static<typeof calendar.reply>;
export type CalendarEntry = CatalogEntry;
/** A calendar with months of its own. */
export type DatedId = Exclude<CalendarId, 'lunar'>;

export const isDatedEntry = (entry: CalendarEntry): entry is CalendarEntry & { readonly id: DatedId } =>
  entry.id !== 'lunar';

/** The page at a civil day in a calendar. */
export const addressOf = (id: DatedId, date: string): string => `/calendars?id=${id}&date=${date}`;
