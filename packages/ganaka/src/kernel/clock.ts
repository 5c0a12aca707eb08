/**
 * The clock of a place: a fixed offset, or a time zone with its history, its daylight saving time and, before it, the
 * local mean time. What zones show comes from the caller; `places/zones.ts` has it.
 */
import { dayAt, midnight } from './civil.ts';
import { DEFAULT_PLACE } from './default-place.ts';
import { type Place, type PlaceWithoutOffset, placeUnder } from './place.ts';
import { type CivilDay, type JdUt, jdUt } from './units.ts';

export interface ZoneClocks {
  /**
   * The clock's offset in hours east of UT. Before the zone's standard time it is the local mean time of the longitude.
   */
  offsetHoursAt(zone: string, t: JdUt, lonDeg: number): number;
  /** The instant at which clocks of the zone show `hours` past midnight of `day`. */
  localToUt(zone: string, day: CivilDay, hours: number, lonDeg: number): LocalTime;
}

export type LocalTime =
  | {
      readonly t: JdUt;
      readonly offsetHours: number;
      /** The second instant, if clocks showed the time twice. */
      readonly second?: { readonly t: JdUt; readonly offsetHours: number };
    }
  | { readonly skipped: true };

/** A place and what its clock runs by. */
export interface ClockedSpot extends PlaceWithoutOffset {
  /** A fixed UTC offset; null if the zone decides. */
  readonly fixedHours: number | null;
}
type Clocked = Pick<ClockedSpot, 'zone' | 'fixedHours' | 'lonDeg'>;
type Offsets = Pick<ZoneClocks, 'offsetHoursAt'>;

function offsetsOf({ fixedHours, zone, lonDeg }: Clocked, zones: Offsets): Place['offsetHoursAt'] {
  if (fixedHours !== null || zone === null) return () => fixedHours ?? DEFAULT_PLACE.tzHours;
  return (t) => zones.offsetHoursAt(zone, t, lonDeg);
}

/** The place with its offset at an instant of the day, by default at its mean noon. */
export const placeOn = (spot: ClockedSpot, day: CivilDay, t: JdUt | null, zones: Offsets): Place =>
  placeUnder(spot, offsetsOf(spot, zones), t ?? jdUt(day - spot.lonDeg / 360));

/** The place with its offset at an instant. */
export const placeAt = (spot: ClockedSpot, t: JdUt, zones: Offsets): Place =>
  placeUnder(spot, offsetsOf(spot, zones), t);

/** The civil day that clocks at the place show at an instant. */
export const todayAt = (spot: Clocked, now: JdUt, zones: Offsets): CivilDay => dayAt(now, offsetsOf(spot, zones)(now));

/** The instant of a local clock time, or `skipped` if the clocks never showed it. */
export function clockTime(spot: Clocked, day: CivilDay, hours: number, zones: ZoneClocks): LocalTime {
  const { fixedHours, zone, lonDeg } = spot;
  if (fixedHours === null && zone !== null) return zones.localToUt(zone, day, hours, lonDeg);
  const offsetHours = fixedHours ?? DEFAULT_PLACE.tzHours;
  return { t: jdUt(midnight(day, offsetHours) + hours / 24), offsetHours };
}
