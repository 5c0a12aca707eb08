/** The whole year: every festival and every parva, in the order of their days. */
import { FESTIVALS } from './catalog/index.ts';
import { type Occurrence, occurrencesOf } from './occurrence.ts';
import type { Festival } from './rule.ts';
import type { FestivalYear } from './year.ts';

export interface YearPack {
  readonly festivals: readonly Occurrence[];
  readonly parvas: readonly Occurrence[];
}

const GREAT = FESTIVALS.filter(({ kind }) => kind === 'festival');
const PARVAS = FESTIVALS.filter(({ kind }) => kind !== 'festival');

/** `wanted` leaves out what nobody asked for before its days are decided. */
export function packOf(year: FestivalYear, wanted: (festival: Festival) => boolean = () => true): YearPack {
  const kept = (festivals: typeof FESTIVALS): Occurrence[] =>
    festivals
      .filter(wanted)
      .flatMap((festival) => occurrencesOf(year, festival))
      .sort((a, b) => a.day - b.day);
  return { festivals: kept(GREAT), parvas: kept(PARVAS) };
}
