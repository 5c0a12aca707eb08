/** What a request needs to know about the Earth: places by name, zones, and clocks with their history. */
import type { CivilDay, JdUt } from '../kernel/units.ts';

/** What the gazetteer and the zones provide; created in `main.ts` from `places/`. */
export interface Whereabouts {
  resolve(text: string): Resolution;
  /** The state of India at a point: that of the nearest place; null elsewhere. */
  stateAt(latDeg: number, lonDeg: number): string | null;
  zoneAt(latDeg: number, lonDeg: number): string;
  isZone(name: string): boolean;
  /** Hours east of UT; before the zone's standard time those of local mean time at the longitude. */
  offsetHoursAt(zone: string, t: JdUt, lonDeg: number): number;
  localToUt(zone: string, day: CivilDay, hours: number, lonDeg: number): LocalTime;
  /** Local mean time of a longitude, hours east of UT. */
  meanTimeHours(lonDeg: number): number;
  /** When the zone's clocks left local mean time; null if they never used it. */
  standardSince(zone: string): JdUt | null;
}

export interface KnownPlace {
  /** Can be used as `place`. */
  readonly id: string;
  readonly name: string;
  readonly devanagari?: string;
  readonly state: string;
  readonly country: string;
  readonly label: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  readonly zone: string;
}
export type Resolution =
  /** `over` is the largest other place of the bare name, which is so much smaller that it was not meant. */
  | { readonly place: KnownPlace; readonly over?: KnownPlace }
  | { readonly tie: readonly KnownPlace[] }
  | { readonly miss: readonly KnownPlace[] };
export type LocalTime =
  | { readonly t: JdUt; readonly offsetHours: number; readonly repeated?: true }
  | { readonly skipped: true };
