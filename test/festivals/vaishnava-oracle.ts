/**
 * The table of Gaudiya fasts (a Math's calendar and the program VCAL 4.01): its shape, the sample of it that is kept
 * here, and our fasts about the day of a case.
 */
import { readFileSync } from 'node:fs';
import { ekadashi } from 'ganaka/internal/jyotisha/festivals/catalog/ekadashi.ts';
import { type Occurrence, occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { dayOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { place, placeNear } from 'ganaka/internal/library/place.ts';
import { mahadvadashiOf } from 'ganaka/internal/rules/tables/mahadvadashi.ts';
import { clock } from 'ganaka/internal/text/format.ts';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';

export interface VaishnavaCase {
  readonly source: 'SCS Math' | 'VCAL 4.01';
  readonly place: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number | string;
  readonly date: string;
  readonly mahadvadashi: string | null;
  readonly parana: { readonly date: string; readonly from: string; readonly to: string } | null;
  /** Set if the day cannot be right: its sunrise is neither in the eleventh nor in the twelfth. */
  readonly slip?: unknown;
}

const SAMPLE = new URL('../authorities/vaishnava-sample.json', import.meta.url);
export const { cases: sample }: { cases: readonly VaishnavaCase[] } = JSON.parse(readFileSync(SAMPLE, 'utf8'));

const { drik, 'surya-siddhanta': surya } = engines('x');
const OPTIONS = {
  drik: { node: 'mean', positions: 'apparent', rise: 'limb' },
  surya: { bija: 'full', jya: 'exact' },
};
/** The sky by which each source counts its tithis. */
const SKY = {
  'VCAL 4.01': (spot: Parameters<typeof drik.skyOver>[0]) => drik.skyOver(spot, OPTIONS.drik),
  'SCS Math': (spot: Parameters<typeof surya.skyOver>[0]) => surya.skyOver(spot, OPTIONS.surya),
} as const;

/** A fast as the table has it. */
export interface Fast {
  readonly date: string;
  readonly mahadvadashi: string | null;
  readonly start: string;
  readonly end: string;
}

const years = new Map<string, readonly Fast[]>();

/** The fasts of the year of a case at its place, by the sky of its source. */
export function fastsOf(one: VaishnavaCase): readonly Fast[] {
  const number = Number(one.date.slice(0, 4));
  const key = `${one.source}/${one.place}/${number}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  const spot = placeNear(place(one.lat, one.lon, one.tz), null, dayOf({ year: number, month: 1, day: 1 }));
  const year = new FestivalYear(SKY[one.source](spot), number, undefined, 'here', 'gaudiya');
  const fasts = occurrencesOf(year, ekadashi).map((kept) => fastOf(kept, year));
  years.set(key, fasts);
  return fasts;
}

function fastOf({ day, fast }: Occurrence, { sky }: FestivalYear): Fast {
  if (fast === null) throw new Error('an ekadashi without its fast');
  const { great, parana } = fast;
  return {
    date: isoDate(day),
    mahadvadashi: great === null ? null : mahadvadashiOf(great, 'padma').id,
    start: clock(sky.place, parana.window.from),
    end: clock(sky.place, parana.window.to),
  };
}

/** How many cases there are, on how many the day agrees, and on how many mahadvadashis day and name do. */
export interface Agreement {
  readonly cases: number;
  readonly days: number;
  readonly great: number;
  readonly names: number;
}

export function agreementWith(source: VaishnavaCase['source'], cases: readonly VaishnavaCase[]): Agreement {
  const found = cases
    .filter((one) => one.source === source && one.slip === undefined)
    .map((one) => ({ one, ours: fastsOf(one).find(({ date }) => date === one.date) }));
  const great = found.filter(({ one }) => one.mahadvadashi !== null);
  return {
    cases: found.length,
    days: found.filter(({ ours }) => ours !== undefined).length,
    great: great.length,
    names: great.filter(({ one, ours }) => ours?.mahadvadashi === one.mahadvadashi).length,
  };
}

const minutes = (hhmm: string): number => Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(3, 5));

/** Whether both ends of a parana are within some minutes of the printed ones. */
export const paranaWithin = (one: VaishnavaCase, { start, end }: Fast, most: number): boolean =>
  one.parana !== null &&
  start.startsWith(one.parana.date) &&
  Math.abs(minutes(start.slice(11, 16)) - minutes(one.parana.from)) <= most &&
  Math.abs(minutes(end.slice(11, 16)) - minutes(one.parana.to)) <= most;
