/** `/v1/geocode`: the places a text may mean, best first. Uses no engine; its schema is with the plain views. */
import type { JdUt } from '../kernel/units.ts';
import { type Gazetteer, type GazetteerPlace, offsetHoursAt } from '../places/index.ts';

export interface GeocodedPlace {
  /** Can be used as `place=`. */
  readonly id: string;
  readonly name: string;
  readonly name_hi?: string;
  readonly state: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  /** IANA name. */
  readonly zone: string;
  /** Hours east of UT that clocks there show today. */
  readonly tz_today: number;
  readonly population: number | null;
  readonly label: string;
}

/** Pure: the same gazetteer, text and instant give the same list; a text that resembles nothing gives none. */
export const geocodeReply = (
  gazetteer: Gazetteer,
  q: string,
  limit: number,
  now: JdUt,
  hindi: boolean,
): readonly GeocodedPlace[] => gazetteer.search(q, limit).map((place) => geocoded(place, now, hindi));

function geocoded(place: GazetteerPlace, now: JdUt, hindi: boolean): GeocodedPlace {
  return {
    id: place.id,
    name: place.name,
    ...(hindi && place.devanagari !== undefined ? { name_hi: place.devanagari } : {}),
    state: place.state,
    country: place.country,
    lat: place.latDeg,
    lon: place.lonDeg,
    zone: place.zone,
    tz_today: offsetHoursAt(place.zone, now),
    population: place.population > 0 ? place.population : null,
    label: place.label,
  };
}
