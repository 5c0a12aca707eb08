/**
 * One list of places from both extracts. A recent row and a 2020 row are one place if they have the same coordinates,
 * or share a name within 25 km in one country; the recent name and coordinates win, the 2020 row gives its id,
 * population and other names. What only one of them has is kept.
 */
import { fold } from 'ganaka/internal/places/fold.ts';
import type { DumpRow, ModernRow } from './sources.ts';

export interface MergedPlace {
  name: string;
  lat: number;
  lon: number;
  country: string;
  admin1: string;
  admin2: string;
  /** The GeoNames row of 2020, where there is one. */
  dump: DumpRow | null;
}

const SAME_PLACE_KM = 25;
const DUPLICATE_KM = 10;

export function merge(modern: readonly ModernRow[], dump: readonly DumpRow[]): MergedPlace[] {
  const places: MergedPlace[] = modern.map((row) => ({ ...row, dump: null }));
  const bySpot = groupBy(places, spot);
  const left: DumpRow[] = [];
  for (const row of dump) {
    const here = (bySpot.get(spot(row)) ?? []).filter((place) => !place.dump);
    const match = here.find((place) => place.name === row.name) ?? here[0];
    if (match) match.dump = row;
    else left.push(row);
  }
  const byName = groupBy(places, (place) => `${place.country} ${fold(place.name)}`);
  for (const row of left) {
    const names = new Set([row.name, ...row.otherNames].map(fold));
    const near = [...names]
      .flatMap((name) => byName.get(`${row.country} ${name}`) ?? [])
      .map((place) => ({ place, km: kmBetween(place, row) }))
      .sort((a, b) => a.km - b.km);
    const match = near.find(({ place, km }) => !place.dump && km < SAME_PLACE_KM);
    if (match) match.place.dump = row;
    else if (!near.some(({ km }) => km < DUPLICATE_KM)) places.push({ ...row, dump: row });
  }
  return places;
}

export function kmBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const rad = Math.PI / 180;
  const dLat = (b.lat - a.lat) * rad;
  const dLon = (b.lon - a.lon) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLon / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(h));
}

const spot = ({ country, lat, lon }: { country: string; lat: number; lon: number }): string =>
  `${country} ${lat} ${lon}`;

function groupBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
