/** Births in the fragment of a URL (after `#`), which browsers do not send to the server. */
import { type BirthEntry, bornIn } from './born.ts';

/** The births, keyed by the id of their fields, and the choices of the page. */
export interface SharedLink {
  readonly births: Readonly<Record<string, BirthEntry>>;
  readonly engine: string;
  readonly style: string;
}

export function linkOf({ births, engine, style }: SharedLink): string {
  const query = new URLSearchParams({ engine, style });
  for (const [id, { name, date, time, town, showing }] of Object.entries(births)) {
    const { label, lat, lon, zone, state } = town;
    const fields = { name, date, time, town: label, lat: String(lat), lon: String(lon), zone, state: state ?? '' };
    for (const [field, value] of Object.entries({ ...fields, showing: showing ?? '' }))
      if (value !== '') query.set(`${id}.${field}`, value);
  }
  return `#${query}`;
}

/** Reads the births with these ids from a fragment. Returns null if there are none, and 'bad' if one is incomplete. */
export function sharedIn(hash: string, ids: readonly string[]): SharedLink | 'bad' | null {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  if (!ids.some((id) => query.has(`${id}.date`))) return null;
  const births: Record<string, BirthEntry> = {};
  for (const id of ids) {
    const field = (name: string): string => query.get(`${id}.${name}`) ?? '';
    const town = { label: field('town'), zone: field('zone'), state: field('state') };
    const [lat, lon] = [field('lat'), field('lon')].map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
    const born = bornIn({
      name: field('name'),
      date: field('date'),
      time: field('time'),
      town: { ...town, lat, lon },
      showing: field('showing'),
    });
    if (born === null) return 'bad';
    births[id] = born;
  }
  return { births, engine: query.get('engine') ?? '', style: query.get('style') ?? '' };
}
