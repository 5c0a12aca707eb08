/** What a sankalpa names of a place: its kshetra and its town, and by which reckoning the month is named there. */
import type { Place } from '../kernel/place.ts';
import { KSHETRA_BY_PLACE, type KshetraId, TOWN_STEMS } from '../rules/tables/sankalpa.ts';

export interface SankalpaPlace {
  /** Devanagari name of the town, or null when it is not known. */
  readonly town: string | null;
  readonly inIndia: boolean;
  readonly kshetra: KshetraId | null;
  /** Whether months are named from full moon to full moon. */
  readonly purnimanta: boolean;
}

/** North of it the month is named from full moon to full moon, south of it from new moon to new moon (Dharmasindhu 1). */
const VINDHYA_LAT_DEG = 23;

const INDIAN_ZONES: ReadonlySet<string> = new Set(['Asia/Kolkata', 'Asia/Calcutta']);
/** The other lands with ground between the Vindhya and the Himalaya: Nepal, Pakistan, Bangladesh, Bhutan. */
const NEIGHBOUR_ZONES: ReadonlySet<string> = new Set([
  'Asia/Kathmandu',
  'Asia/Katmandu',
  'Asia/Karachi',
  'Asia/Dhaka',
  'Asia/Dacca',
  'Asia/Thimphu',
  'Asia/Thimbu',
]);

/** India by its zone; for a bare numeric offset by a frame around it. */
function isInIndia({ zone, tzHours, latDeg, lonDeg }: Place): boolean {
  if (zone !== null) return INDIAN_ZONES.has(zone);
  return tzHours === 5.5 && latDeg > 6.5 && latDeg < 37.5 && lonDeg > 68 && lonDeg < 97.5;
}

/** The same for its neighbours, whose clocks are five to six hours ahead. */
function isNeighbour({ zone, tzHours, latDeg, lonDeg }: Place): boolean {
  if (zone !== null) return NEIGHBOUR_ZONES.has(zone);
  return tzHours >= 5 && tzHours <= 6 && latDeg > 6.5 && latDeg < 37.5 && lonDeg > 61 && lonDeg < 97.5;
}

/** What the tables say of a name. */
interface Spot {
  readonly stem: string | undefined;
  readonly kshetra: KshetraId | undefined;
}
const NOWHERE: Spot = { stem: undefined, kshetra: undefined };
const NINE = 57; // as a character code

/** By the name before the first comma; where coordinates stand for a name there is none. */
function spotOf(name: string): Spot {
  if (!(name.charCodeAt(0) > NINE)) return NOWHERE;
  const comma = name.indexOf(',');
  const folded = (comma < 0 ? name : name.slice(0, comma)).trim().toLowerCase();
  return { stem: TOWN_STEMS.get(folded), kshetra: KSHETRA_BY_PLACE.get(folded) };
}

export function sankalpaPlaceOf(place: Place): SankalpaPlace {
  const inIndia = isInIndia(place);
  const north = place.latDeg >= VINDHYA_LAT_DEG;
  const { stem, kshetra } = spotOf(place.name);
  return {
    town: stem ?? place.nameHi ?? null,
    inIndia,
    kshetra: inIndia ? (kshetra ?? (north ? 'aryavarta' : null)) : null,
    purnimanta: north && (inIndia || isNeighbour(place)),
  };
}
