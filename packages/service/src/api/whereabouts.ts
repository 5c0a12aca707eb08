/** What a request needs to know about places: their names, time zones, and the history of their clocks. */
import type { ZoneClocks } from 'ganaka/internal/kernel/clock.ts';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';

/** The functions of the gazetteer and the time zones; created in `main.ts` from `places/`. */
export interface Whereabouts extends ZoneClocks {
  resolve(text: string): Resolution;
  /** The Indian state at a point, taken from the nearest place; null outside India. */
  stateAt(latDeg: number, lonDeg: number): string | null;
  zoneAt(latDeg: number, lonDeg: number): string;
  isZone(name: string): boolean;
  /** Local mean time of a longitude, hours east of UT. */
  meanTimeHours(lonDeg: number): number;
  /** When the zone's clocks left local mean time; null if they never used it. */
  standardSince(zone: string): JdUt | null;
}

export interface PlaceMatch {
  /** The id, which can be used as `place`. */
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
  /** `over` is the largest other place with that name. It is so much smaller that it was probably not meant. */
  | { readonly place: PlaceMatch; readonly over?: PlaceMatch }
  | { readonly tie: readonly PlaceMatch[] }
  | { readonly miss: readonly PlaceMatch[] };
