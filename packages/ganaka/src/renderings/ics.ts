/** Days and hours of observance as an iCalendar file (RFC 5545). */
import ical, { foldLines, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import { dateOf } from '../kernel/civil.ts';
import type { Span } from '../kernel/span.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';
import { unixMsOf } from '../kernel/unix.ts';

export interface CalendarEvent {
  /** The identifier, which is the same in every version of the calendar. */
  readonly uid: string;
  readonly summary: string;
  /** The BCP 47 code, if the summary is in one language other than English. */
  readonly language?: string;
  readonly description: string;
  /** A whole civil day, or a span of time. */
  readonly on: CivilDay | Span;
}

export interface IcsCalendar {
  readonly name: string;
  /** The time zone of the place, if known. Programs display it; the times in the file are in UT. */
  readonly zone: string | null;
  readonly events: Iterable<CalendarEvent>;
  /** The sequence number of every event. It is increased when the dates of the calendar may have changed. */
  readonly sequence: number;
  /** When the file is made: `DTSTAMP` of every event. */
  readonly made: JdUt;
}

const REFRESH_SECONDS = 86_400;

export function icsOf({ name, zone, events, sequence, made }: IcsCalendar): string {
  const kept = [...events];
  const stamp = instant(made);
  const calendar = ical({
    name,
    prodId: { company: 'Ganaka', product: 'Panchanga', language: 'EN' },
    ttl: REFRESH_SECONDS,
    events: kept.map((each) => ({ ...eventOf(each), sequence, stamp })),
  });
  const text = withLanguages(
    withZone(calendar.toString(), zone),
    kept.map(({ language }) => language),
  );
  // every line ends with CRLF, also the last one (RFC 5545, 3.1 and 3.4); the package omits the last
  return `${text}\r\n`;
}

const BEFORE = 'X-PUBLISHED-TTL:';

/**
 * Adds the time zone to the properties of the calendar, which come before its events (RFC 5545, 3.6). The package would
 * write it after them.
 */
const withZone = (text: string, zone: string | null): string =>
  zone === null ? text : text.replace(BEFORE, `X-WR-TIMEZONE:${zone}\r\n${BEFORE}`);

/**
 * Adds the language to each summary that has one, as in `SUMMARY;LANGUAGE=ta:`. The package writes no parameters there.
 */
function withLanguages(text: string, languages: readonly (string | undefined)[]): string {
  if (languages.every((language) => language === undefined)) return text;
  let n = 0;
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const told = lines.map((line) => {
    if (!line.startsWith('SUMMARY:')) return line;
    const language = languages[n++];
    return language === undefined ? line : line.replace('SUMMARY:', `SUMMARY;LANGUAGE=${language}:`);
  });
  return foldLines(told.join('\r\n'));
}

function eventOf({ uid, summary, description, on }: CalendarEvent): ICalEventData {
  const about = { id: uid, summary, ...(description !== '' && { description }) };
  // a festival does not make the whole day busy (RFC 5545, 3.8.2.7)
  const transparency = ICalEventTransparency.TRANSPARENT;
  if (typeof on === 'number') return { ...about, start: dayStart(on), allDay: true, transparency };
  const [start, end] = [instant(on.from), instant(on.to)];
  // an end must be later than the start (RFC 5545, 3.8.2.2); without one the event is an instant, such as moonrise
  return { ...about, start, ...(end > start && { end }) };
}

function dayStart(day: CivilDay): Date {
  const { year, month, day: dayOfMonth } = dateOf(day);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  return date;
}

const instant = (t: JdUt): Date => new Date(Math.round(unixMsOf(t) / 1000) * 1000);
