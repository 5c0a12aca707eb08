/**
 * `ganaka`: the whole library for Node. It reads the ephemeris, the places and the languages from the package. In other
 * environments each part has its own entry, and the caller passes in the bytes. `test/library/face.test.ts` lists the
 * exports.
 */

export { type BirthOptions, birth, type GanakaBirth } from './library/birth.ts';
export type { ChitrapakshaOptions } from './library/chitra.ts';
export type { DateLike, TimeLike } from './library/date.ts';
export { type DayOptions, day, type GanakaDay } from './library/day.ts';
export type { GanakaEngine } from './library/engine.ts';
export * as calendars from './library/entries/calendars.ts';
export * as drawings from './library/entries/drawings.ts';
export * as festivals from './library/entries/festivals.ts';
export * as grahana from './library/entries/grahana.ts';
export * as kundali from './library/entries/kundali.ts';
export * as matching from './library/entries/matching.ts';
export * as muhurta from './library/entries/muhurta.ts';
export * as panchanga from './library/entries/panchanga.ts';
export { type SuryaOptions, surya } from './library/entries/surya.ts';
export * as zones from './library/entries/zones.ts';
export { addLanguages, type GanakaLanguage } from './library/languages.ts';
export type { ModernOptions } from './library/modern.ts';
export { type GanakaPlace, place } from './library/place.ts';
export type { BlockName, Blocks, Snapshot } from './library/replies.ts';
export { load as chitrapaksha } from './node/chitrapaksha.ts';
export { load as drik } from './node/drik.ts';
export type { LoadOptions } from './node/ephemeris.ts';
export { loadLanguages } from './node/languages.ts';
export { type KnownPlace, placeAt, placeNamed, searchPlaces, zoneAt } from './node/places.ts';
