/** The table of published festival dates: its shape, the sample of it that is kept here, and our date for a case. */
import { readFileSync } from 'node:fs';
import { festivalNamed } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { type Occurrence, occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';

export interface FestivalCase {
  readonly id: string;
  readonly year: number;
  readonly place: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
  readonly date: string | null;
  readonly accept: readonly string[];
  readonly tier: 'A' | 'B' | 'C' | 'D' | 'X' | 'N' | 'P';
  readonly instants?: readonly {
    readonly number: number;
    readonly instant_local: string;
    readonly drik_printed?: string;
  }[];
}

const SAMPLE = new URL('../authorities/festivals-sample.json', import.meta.url);

export const { cases: sample }: { cases: readonly FestivalCase[] } = JSON.parse(readFileSync(SAMPLE, 'utf8'));

const { drik, 'surya-siddhanta': surya } = engines('x');
const OPTIONS = {
  drik: { node: 'mean', positions: 'apparent', rise: 'limb' },
  surya: { bija: 'full', jya: 'exact' },
};
const years = new Map<string, FestivalYear>();

export function yearAt(
  engine: 'drik' | 'surya',
  { lat, lon, tz, year }: Pick<FestivalCase, 'lat' | 'lon' | 'tz' | 'year'>,
): FestivalYear {
  const key = `${engine}/${lat}/${lon}/${tz}/${year}`;
  let known = years.get(key);
  if (known === undefined) {
    const place = placeWithOffset('x', lat, lon, tz);
    const sky = engine === 'drik' ? drik.skyOver(place, OPTIONS.drik) : surya.skyOver(place, OPTIONS.surya);
    years.set(key, (known = new FestivalYear(sky, year)));
  }
  return known;
}

export const occurrences = (engine: 'drik' | 'surya', wanted: FestivalCase): Occurrence[] =>
  occurrencesOf(yearAt(engine, wanted), festivalNamed(wanted.id));

export const dateFor = (engine: 'drik' | 'surya', wanted: FestivalCase): string | null => {
  const first = occurrences(engine, wanted)[0];
  return first === undefined ? null : isoDate(first.day);
};
