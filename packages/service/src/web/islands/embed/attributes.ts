/** Reads the attributes of an element. */
import { type GanakaPlace, place } from 'ganaka/internal/library/place.ts';
import { isLanguage, LANGUAGE_IDS, type LanguageId } from 'ganaka/internal/text/languages.ts';
import { ENGINE_NAMES, type EngineName } from '../kit/engine.ts';

const SPOT = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*,\s*(\S+)\s*$/;

/**
 * Returns the place of an attribute. `23.18, 75.77, Asia/Kolkata` is used directly. A name is looked up at the service,
 * and the element shows what was found.
 */
export async function placeIn(text: string | null): Promise<GanakaPlace> {
  if (text === null || text.trim() === '')
    throw new RangeError('place must be a town, or latitude, longitude and zone such as "23.18, 75.77, Asia/Kolkata"');
  const [, latitude, longitude, zone = ''] = SPOT.exec(text) ?? [];
  return latitude === undefined ? placeNamed(text.trim()) : place(Number(latitude), Number(longitude), zone);
}

const known = new Map<string, Promise<GanakaPlace>>();

function placeNamed(name: string): Promise<GanakaPlace> {
  const found = known.get(name) ?? lookUp(name);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

interface GeocodedTown {
  readonly label: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
  readonly state: string;
}

async function lookUp(name: string): Promise<GanakaPlace> {
  const address = new URL(`/v1/geocode?limit=1&q=${encodeURIComponent(name)}`, import.meta.url);
  const reply = await fetch(address, { credentials: 'omit' }).catch(() => Response.error());
  if (!reply.ok) throw new Error(`the service cannot look up "${name}" now; give latitude, longitude and zone`);
  const { places }: { readonly places: readonly GeocodedTown[] } = await reply.json();
  const [found] = places;
  if (found === undefined) throw new RangeError(`there is no place "${name}"; give latitude, longitude and zone`);
  return place(found.lat, found.lon, found.zone, { name: found.label });
}

export function engineIn(text: string | null): EngineName {
  const found = ENGINE_NAMES.find((name) => name === (text ?? 'drik'));
  if (found === undefined) throw new RangeError(`engine must be one of ${ENGINE_NAMES.join(', ')}; got "${text}"`);
  return found;
}

export function languageIn(text: string | null): LanguageId {
  const code = text ?? 'en';
  if (!isLanguage(code)) throw new RangeError(`lang must be one of ${LANGUAGE_IDS.join(', ')}; got "${code}"`);
  return code;
}
