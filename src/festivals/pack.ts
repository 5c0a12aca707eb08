/** The whole year: every festival and every parva, in the order of their days. */
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
 * `wanted` leaves out what was not requested before its days are decided; without it the year has what is observed at
 * the place. What one day observes under one name is listed once: Makara's entry with the festivals, not again with the
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
