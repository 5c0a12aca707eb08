/** The table of gazetted and listed holidays: its shape, and our days for a case. */
import { ALIASES, festivalNamed, YEARLY } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { type Occurrence, occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';

export interface HolidayCase {
  readonly country: string;
  readonly state: string | null;
  readonly year: number;
  readonly date: string;
  readonly name: string;
  readonly festival_id: string | null;
  readonly proposed_id?: string;
  readonly source: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
  readonly slip?: string;
}
export type Verdict = 'default' | 'alternative' | 'neither' | 'no rule';

const { drik, 'surya-siddhanta': surya } = engines('x');
const DRIK = { node: 'mean', positions: 'apparent', rise: 'limb' };
const SURYA = { bija: 'full', jya: 'exact' };

const { stateAt } = readGazetteer();
const years = new Map<string, FestivalYear>();
function yearOf({ country, lat, lon, tz }: HolidayCase, year: number): FestivalYear {
  const key = `${lat}/${lon}/${year}`;
  let known = years.get(key);
  if (known === undefined) {
    const place = { ...placeWithOffset('x', lat, lon, tz), state: stateAt(lat, lon) ?? undefined };
    const sky = country === 'NP' ? surya.skyOver(place, SURYA) : drik.skyOver(place, DRIK);
    years.set(key, (known = new FestivalYear(sky, year)));
  }
  return known;
}

/** The occurrences of the festival of a case in its year; null if the service has no such festival. */
export function occurrencesFor(wanted: HolidayCase): Occurrence[] | null {
  const asked = wanted.festival_id ?? wanted.proposed_id;
  const id = asked === undefined ? undefined : (ALIASES.get(asked) ?? asked);
  if (id === undefined || !YEARLY.some((each) => each.id === id)) return null;
  return occurrencesOf(yearOf(wanted, Number(wanted.date.slice(0, 4))), festivalNamed(id));
}

export function verdictOn(wanted: HolidayCase): Verdict {
  const found = occurrencesFor(wanted);
  if (found === null) return 'no rule';
  if (found.some(({ day }) => isoDate(day) === wanted.date)) return 'default';
  return found.some(({ alternatives }) => alternatives.some(({ day }) => isoDate(day) === wanted.date))
    ? 'alternative'
    : 'neither';
}
