/** Reads the page of a day by its attributes: paths in the snapshot of the API, with what the page shows for each. */

/** The blocks whose values the page shows. */
export const BLOCKS_OF_PAGE = [
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'weekday',
  'paksha',
  'months',
  'eras',
  'samvatsara',
  'rise_set',
  'sankranti',
  'shastra_kala',
  'muhurta',
  'hora',
  'chaughadiya',
  'bhadra',
  'vasa',
  'special_yogas',
  'grahas',
  'asta',
  'gandamula',
  'panchaka',
  'tarabala',
  'chandrabala',
  'lagnas',
  'padas',
];

interface PageValue {
  readonly path: string;
  readonly shown: string;
  /** What the snapshot has at the path. */
  readonly given: string;
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

function at(snapshot: unknown, path: string): unknown {
  let value = snapshot;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value;
}

interface Given {
  readonly start?: string;
  readonly end?: string;
  readonly lord?: string;
  readonly name?: string;
  readonly name_hi?: string;
  readonly rashi?: Given;
  readonly adhika?: boolean;
}

/** Every instant, period, name and number of the page, next to what the snapshot has there. Fasts are not in it. */
export function valuesIn(html: string, snapshot: unknown, lang: 'en' | 'hi'): PageValue[] {
  const values: PageValue[] = [];
  for (const [, shown = '', path = ''] of html.matchAll(/<time datetime="([^"]*)" data-at="([^"]*)"/g))
    values.push({ path, shown, given: String(at(snapshot, path)) });
  for (const [, path = '', inner = ''] of html.matchAll(/data-hours="([^"]*)"[^>]*>(.*?<time .*?<time [^>]*>)/gs)) {
    if (path.startsWith('fasts.')) continue;
    const [start, end] = [...inner.matchAll(/<time datetime="([^"]*)"/g)].map(([, each]) => each);
    const given = at(snapshot, path) as Given;
    values.push({ path, shown: `${start} ${end}`, given: `${given?.start} ${given?.end}` });
  }
  for (const [, shown = '', path = ''] of html.matchAll(/<data value="([^"]*)" data-of="([^"]*)"/g))
    values.push({ path, shown, given: String(at(snapshot, path)) });
  for (const [, tag, path = '', inner = ''] of html.matchAll(/<(\w+)[^>]* data-name="([^"]*)"[^>]*>(.*?)<\/\1>/gs)) {
    if (tag === undefined || path.startsWith('hora.')) continue; // a hora has its lord by id
    const given = at(snapshot, path) as Given;
    const named = given?.rashi !== undefined && path.startsWith('lagnas.') ? given.rashi : given;
    const name = String(lang === 'hi' ? (named?.name_hi ?? named?.name) : named?.name);
    const shown = textOf(inner);
    values.push({ path, shown: given?.adhika === true && shown.includes(name) ? name : shown, given: name });
  }
  return values;
}

export const timesIn = (html: string): string[] =>
  [...html.matchAll(/datetime="([^"]*)"/g)].map(([, each]) => each ?? '');
