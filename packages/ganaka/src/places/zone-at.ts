/**
 * The time zone of a point, by the borders of `@photostructure/tz-lookup`. The borders are simplified, so a village
 * near a border may get the wrong zone; places of the gazetteer have their own zone.
 */
import tzLookup from '@photostructure/tz-lookup';
import { isZone, localToUt, meanTimeHours, offsetHoursAt, standardSince } from './zones.ts';

/**
 * The IANA zone of a point on land or sea. Coordinates out of range get the zone of the nearest point: they are refused
 * with the other parameters of their request, after all have been read.
 */
export function zoneAt(latDeg: number, lonDeg: number): string {
  const lat = Number.isFinite(latDeg) ? Math.min(90, Math.max(-90, latDeg)) : 0;
  const lon = Number.isFinite(lonDeg) ? Math.min(180, Math.max(-180, lonDeg)) : 0;
  return tzLookup(lat, lon);
}

/** The functions of time zones that parsing a request needs. */
export const CLOCKS = { zoneAt, isZone, offsetHoursAt, localToUt, meanTimeHours, standardSince };
