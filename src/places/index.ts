/** Places and clocks: what the outer layers need to turn words into a spot on Earth and a clock there. */
export { type Gazetteer, type GazetteerPlace, openPlaces, type Resolved } from './gazetteer.ts';
export { isZone, type LocalTime, localToUt, offsetHoursAt, zoneAt } from './zones.ts';

/** The place meant when none is given; the pair of coordinates is the specification's, not the gazetteer's. */
export const DEFAULT_PLACE = {
  name: 'Dehradun',
  latDeg: 30.3165,
  lonDeg: 78.0322,
  tzHours: 5.5,
  zone: 'Asia/Kolkata',
} as const;
