/** `ganaka/places` in Node: the gazetteer of the package, with 172,000 towns, villages and tirthas. */

import type { Gazetteer, GazetteerPlace } from '../../places/index.ts';
import { zoneAt as zoneOfPoint } from '../../places/zone-at.ts';
import { shownValue } from '../checks/caller-values.ts';
import { checkCoordinates } from '../checks/check-place.ts';
import { type GanakaPlace, place } from '../place.ts';
import { readGazetteer } from './package-files.ts';

export type { GanakaPlace } from '../place.ts';

let opened: Gazetteer | undefined;
const gazetteer = (): Gazetteer => (opened ??= readGazetteer());

/** A place of the gazetteer. */
export interface KnownPlace extends GanakaPlace {
  /** The id, which `placeNamed` accepts. */
  readonly id: string;
  readonly country: string;
  /** A label such as `Rampur, Uttar Pradesh, India`. */
  readonly label: string;
  /** The population; 0 if it is not known. */
  readonly population: number;
}

const known = (found: GazetteerPlace): KnownPlace => {
  const { id, name, devanagari, state, country, latDeg, lonDeg, zone, population, label } = found;
  const spot = place(latDeg, lonDeg, zone, { name, state: state === '' ? null : state, devanagari });
  return Object.freeze({ ...spot, id, country, label, population });
};

const labels = (places: readonly GazetteerPlace[]): string => places.map(({ label }) => label).join('; ');

/**
 * The place with this name, `name, state` or id, in Latin letters or a script of India. Of several places with one name
 * it is the one that has more than twice as many people as every other; if there is none, it throws an error with the
 * candidates.
 */
export function placeNamed(text: string): KnownPlace {
  const found = gazetteer().resolve(typed(text));
  if ('place' in found) return known(found.place);
  if ('tie' in found)
    throw new RangeError(`place "${text}" fits several towns: ${labels(found.tie)}; give one of these`);
  const near = found.miss.length === 0 ? '' : `; did you mean ${labels(found.miss)}?`;
  throw new RangeError(`there is no place "${text}" in the gazetteer${near}`);
}

/** Places that a typed text may mean, the most likely first; at most `limit`, by default 10. */
export function searchPlaces(text: string, limit = 10): readonly KnownPlace[] {
  if (!Number.isInteger(limit) || limit < 1)
    throw new RangeError(`limit must be a whole number from 1; got ${shownValue(limit)}`);
  return gazetteer().search(typed(text), limit).map(known);
}

function typed(text: string): string {
  if (typeof text === 'string' && text.trim() !== '') return text;
  throw new RangeError(`a place must be a name such as Ujjain, "name, state" or an id; got ${shownValue(text)}`);
}

/** The IANA zone of a point on land or sea. */
export function zoneAt(latitude: number, longitude: number): string {
  checkCoordinates(latitude, longitude);
  return zoneOfPoint(latitude, longitude);
}

/**
 * A place from coordinates, with its time zone and Indian state; months and festivals follow the custom of the state.
 */
export const placeAt = (
  latitude: number,
  longitude: number,
  zone: string | number = zoneAt(latitude, longitude),
): GanakaPlace => place(latitude, longitude, zone, { state: gazetteer().stateAt(latitude, longitude) });
