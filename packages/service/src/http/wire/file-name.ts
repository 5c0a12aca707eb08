/** The name under which a browser saves a table or a calendar: the route and its years or dates. */
import type { Headers } from './request-parts.ts';

const ENDINGS: Readonly<Record<string, string>> = { 'text/csv': 'csv', 'text/calendar': 'ics' };
/** Parameters that become part of the file name, in this order. */
const ABOUT = ['year', 'samvat', 'from', 'to'];
/** A value that is safe in a file name and in a header. */
const PLAIN = /^[\w-]{1,40}$/;

/** The file name; null if the reply is neither a table nor a calendar. */
export function fileName(path: string, queryText: string, media: string): string | null {
  const ending = ENDINGS[media.split(';', 1)[0] ?? ''];
  if (ending === undefined) return null;
  const query = new URLSearchParams(queryText);
  const last = path.split('/').findLast((each) => each !== 'year') ?? '';
  const named = last === '{id}' ? (query.get('id') ?? '') : last.replace(/\.ics$/, '');
  const route = PLAIN.test(named) ? named : 'ganaka';
  const about = ABOUT.flatMap((name) => query.get(name) ?? []).filter((value) => PLAIN.test(value));
  return `${[route, ...about].join('-')}.${ending}`;
}

export function addFileName(headers: Headers, path: string, queryText: string, media: string): void {
  const name = fileName(path, queryText, media);
  if (name !== null) headers['content-disposition'] = `attachment; filename="${name}"`;
}
