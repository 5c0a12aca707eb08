/**
 * Returns the path of a festival's page in a year. It is null for observances without a page: monthly fasts, single
 * days of a series, eclipses.
 */
import { festivalCalled, YEARLY_IDS, type YearlyId } from 'ganaka/internal/views/festivals/festival.ts';

const PAGED: ReadonlySet<string> = new Set(YEARLY_IDS);

const isFestivalId = (id: string): id is YearlyId => PAGED.has(id);
export const festivalPath = (id: string, year: number): string | null =>
  isFestivalId(id) ? `/festivals/${id}/${year}` : null;

/** Returns the festival id that is meant by an id or another name; undefined if the text names no festival. */
export const festivalMeant = (text: string): YearlyId | undefined =>
  isFestivalId(text) ? text : festivalCalled(text.toLowerCase());
