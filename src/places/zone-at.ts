/**
 * The zone that a point lies in, by the borders of `@photostructure/tz-lookup` (simplified: a village on a border may get its
 * neighbour's zone; places of the gazetteer carry their own).
 */
import tzLookup from '@photostructure/tz-lookup';
import { isZone, localToUt, meanTimeHours, offsetHoursAt, standardSince } from './zones.ts';

/** The IANA zone of a point on land or sea. Coordinates out of range are brought to the nearest that exist. */
export function zoneAt(latDeg: number, lonDeg: number): string {
  const lat = Number.isFinite(latDeg) ? Math.min(90, Math.max(-90, latDeg)) : 0;
  const lon = Number.isFinite(lonDeg) ? Math.min(180, Math.max(-180, lonDeg)) : 0;
  return tzLookup(lat, lon);
}

/** All that parsing a request needs from zones. */
export const CLOCKS = { zoneAt, isZone, offsetHoursAt, localToUt, meanTimeHours, standardSince };
