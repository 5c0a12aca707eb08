/** The address of a festival's page in a year; null for what has none: fasts of every month, single days of a row of days, eclipses. */
import { festivalCalled, YEARLY_IDS, type YearlyId } from '../views/festivals/festival.ts';

const PAGED: ReadonlySet<string> = new Set(YEARLY_IDS);

const isFestivalId = (id: string): id is YearlyId => PAGED.has(id);
export const festivalPath = (id: string, year: number): string | null =>
  isFestivalId(id) ? `/festivals/${id}/${year}` : null;

/** The id that is meant by an id or another of its names; undefined for what is none. */
export const festivalMeant = (text: string): YearlyId | undefined =>
  isFestivalId(text) ? text : festivalCalled(text.toLowerCase());
