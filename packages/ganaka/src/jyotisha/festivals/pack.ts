/** The whole year: every festival and every parva, in order of their days. */
import { FESTIVALS } from './catalog/index.ts';
import { type Occurrence, occurrencesOf } from './occurrence.ts';
import { isKeptAt } from './region.ts';
import type { Festival } from './rule.ts';
import type { FestivalYear } from './year.ts';

export interface YearPack {
  readonly festivals: readonly Occurrence[];
  readonly parvas: readonly Occurrence[];
}

const GREAT = FESTIVALS.filter(({ kind }) => kind === 'festival');
const PARVAS = FESTIVALS.filter(({ kind }) => kind !== 'festival');

const nameOnDay = ({ name, day }: Occurrence): string => `${name} ${day}`;

/**
 * The festivals and parvas of a year. `wanted` skips festivals before their days are decided; by default the year has
 * what is observed at the place.
 * A name is listed only once on a day. For example Makara Sankranti is among the festivals and not again among the
 * twelve sankrantis.
 */
export function packOf(
  year: FestivalYear,
  wanted: (festival: Festival) => boolean = (festival) => isKeptAt(festival, year.sky.place),
): YearPack {
  const kept = (festivals: typeof FESTIVALS): Occurrence[] =>
    festivals
      .filter(wanted)
      .flatMap((festival) => occurrencesOf(year, festival))
      .sort((a, b) => a.day - b.day);
  const festivals = kept(GREAT);
  const listed = new Set(festivals.map(nameOnDay));
  return { festivals, parvas: kept(PARVAS).filter((each) => !listed.has(nameOnDay(each))) };
}
