/** Places and clocks: what other folders need to find a place by its name and the time on its clocks. */
export { DEFAULT_PLACE } from '../kernel/default-place.ts';
export { type Gazetteer, type GazetteerPlace, openPlaces, type PlaceResolution } from './gazetteer.ts';
export { type PlacesOnDemand, placesOnDemand } from './on-demand.ts';
export { CLOCKS, zoneAt } from './zone-at.ts';
export { isZone, localToUt, offsetHoursAt } from './zones.ts';
