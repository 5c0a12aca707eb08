/**
 * `ganaka`: the whole library for Node. It reads the ephemeris, the places and the languages from the package. In other
 * environments each part has its own entry, and the caller passes in the bytes.
 */

export { type BirthOptions, birth, type GanakaBirth } from '../births/birth.ts';
export type { AnswerOptions } from '../checks/answer-options.ts';
export type { DateLike, TimeLike } from '../days/date.ts';
export { type DayOptions, day, type GanakaDay } from '../days/day.ts';
export type { GanakaEngine } from '../engine.ts';
export type { ChitrapakshaOptions } from '../engines/chitra.ts';
export type { ModernOptions } from '../engines/modern.ts';
export { addLanguages, type GanakaLanguage } from '../languages.ts';
export { load as chitrapaksha } from '../node/chitrapaksha.ts';
export { load as drik } from '../node/drik.ts';
export type { LoadOptions } from '../node/ephemeris.ts';
export { loadLanguages } from '../node/languages.ts';
export { type KnownPlace, placeAt, placeNamed, searchPlaces, zoneAt } from '../node/places.ts';
export { type GanakaPlace, place } from '../place.ts';
export type { BlockName, Blocks, Snapshot } from '../replies.ts';
export * as calendars from './calendars.ts';
export * as drawings from './drawings.ts';
export * as festivals from './festivals.ts';
export * as grahana from './grahana.ts';
export * as kundali from './kundali.ts';
export * as matching from './matching.ts';
export * as muhurta from './muhurta.ts';
export * as panchanga from './panchanga.ts';
export { type SuryaOptions, surya } from './surya.ts';
export * as zones from './zones.ts';
