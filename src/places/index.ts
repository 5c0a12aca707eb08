/** Places and clocks: what the outer layers need to turn words into a spot on Earth and its clock. */
export { DEFAULT_PLACE } from '../kernel/default-place.ts';
export { type Gazetteer, type GazetteerPlace, openPlaces, type Resolved } from './gazetteer.ts';
export { CLOCKS, zoneAt } from './zone-at.ts';
export { isZone, type LocalTime, localToUt, offsetHoursAt } from './zones.ts';
