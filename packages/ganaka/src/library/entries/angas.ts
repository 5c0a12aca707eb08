/** `ganaka/angas`: the five angas of a day as numbers and instants, without names. */
export { type AngaRun, angas, type GanakaAngas, type MonthNumber, today } from '../days/angas.ts';
export type { DateLike } from '../days/date.ts';
export type { GanakaEngine } from '../engine.ts';
export { type GanakaPlace, place } from '../place.ts';
