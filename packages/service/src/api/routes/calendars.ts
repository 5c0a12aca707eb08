/** Conversion to and from regional calendars. The default engine is that of the calendar. */
import { calendarReply } from 'ganaka/internal/views/calendars/calendar.reply.ts';
import { calendar } from 'ganaka/internal/views/calendars/calendar.ts';
import { gaurabdaReply } from 'ganaka/internal/views/calendars/gaurabda.reply.ts';
import { gaurabdaCalendar } from 'ganaka/internal/views/calendars/gaurabda.ts';
import { lunarReply } from 'ganaka/internal/views/calendars/lunar.reply.ts';
import { lunarCalendar } from 'ganaka/internal/views/calendars/lunar.ts';
import { calendarYearReply } from 'ganaka/internal/views/calendars/year.reply.ts';
import { calendarYear } from 'ganaka/internal/views/calendars/year.ts';
import { calendars as catalog } from '../plain.ts';
import { host, table } from '../route.ts';

export const calendars = [
  ...table('calendar', host(null), [
    // path, credits, access, shows, its schema
    ['/v1/calendars', 'light', 'open', catalog],
  ]),
  ...table('calendar', host('drik'), [
    // path, credits, access, shows, its schema
    ['/v1/calendars/lunar', 'light', 'open', lunarCalendar, lunarReply],
    ['/v1/calendars/gaurabda', 'light', 'open', gaurabdaCalendar, gaurabdaReply],
    ['/v1/calendars/{id}', 'light', 'open', calendar, calendarReply],
    ['/v1/calendars/{id}/year', 'light', 'open', calendarYear, calendarYearReply],
  ]),
];
