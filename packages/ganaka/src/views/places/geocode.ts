/**
 * `/v1/geocode`: the places that a text may mean, best match first. It uses no engine. Its schema is with those of the
 * views that need no engine.
 */
import type { JdUt } from '../../kernel/units.ts';
import { type Gazetteer, type GazetteerPlace, offsetHoursAt } from '../../places/index.ts';

export interface GeocodedPlace {
  /** The id, which can be used as `place=`. */
  readonly id: string;
  readonly name: string;
  readonly name_hi?: string;
  readonly state: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  /** The time zone's IANA name. */
  readonly zone: string;
  /** The offset of local clocks from UT today, in hours, east positive. */
  readonly tz_today: number;
  readonly population: number | null;
  readonly label: string;
}

/**
 * The best matches for a text. The same gazetteer, text and instant always give the same list, which is empty if
 * nothing is similar.
 */
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
