/**
 * Regional names of months and years. In India the state of the place decides. If the state is unknown, the Vindhya is
 * the boundary, as in the Dharmasindhu (1, uddesha 3): south of it months end with the new moon. Outside India months
 * run from new moon to new moon, except in some neighbouring countries.
 * The assignment of states follows their printed almanacs, not a text.
 */
import type { Place } from '../../../kernel/place.ts';

/** amanta: months from new moon to new moon. purnimanta: months from full moon to full moon. */
export const MONTH_SYSTEMS = ['amanta', 'purnimanta'] as const;
export type MonthSystem = (typeof MONTH_SYSTEMS)[number];
export const ERAS = ['vikram', 'shaka', 'kali'] as const;
export type EraId = (typeof ERAS)[number];

/** What decides the custom of a place. */
export type Where = Pick<Place, 'state' | 'zone' | 'tzHours' | 'latDeg' | 'lonDeg'>;

export interface Custom {
  readonly months: MonthSystem;
  /** The era whose year is given first and is named in a sankalpa. */
  readonly era: EraId;
  /** Whether the Vikram year begins with Kartika. */
  readonly kartikadi: boolean;
  /** Whether the civil months are solar. If so, the solar month is given with the lunar one. */
  readonly solar: boolean;
  /** Whose mean Jupiter names the year where Jupiter's year does: that of the text's revolutions, or the engine's. */
  readonly jupiter: JupiterSchool;
}

export const JUPITER_SCHOOLS = ['text', 'corrected'] as const;
export type JupiterSchool = (typeof JUPITER_SCHOOLS)[number];

/** The newspapers of northern India print the text's Jupiter; docs/PANCHANGA.md lists where. */
const NORTHERN: Custom = { months: 'purnimanta', era: 'vikram', kartikadi: false, solar: false, jupiter: 'text' };
const NORTHERN_SOLAR: Custom = { ...NORTHERN, solar: true };
/** Of these countries no print was found. */
const NEIGHBOURS: Custom = { ...NORTHERN, jupiter: 'corrected' };
const NEPALI: Custom = { ...NEIGHBOURS, solar: true };
const SOUTHERN: Custom = { months: 'amanta', era: 'shaka', kartikadi: false, solar: false, jupiter: 'corrected' };
const SOUTHERN_SOLAR: Custom = { ...SOUTHERN, solar: true };
const GUJARATI: Custom = { ...SOUTHERN, era: 'vikram', kartikadi: true };
const ELSEWHERE: Custom = { ...SOUTHERN, era: 'vikram' };

/**
 * Whether the year has the name of Jupiter's year, as with the Vikram era. Otherwise it has the name of the lunar year.
 */
export const namedByJupiter = ({ era }: Custom): boolean => era === 'vikram';

/** The customs, keyed by the gazetteer's name of the state. */
const OF_STATE: ReadonlyMap<string, Custom> = new Map([
  ['Gujarat', GUJARATI],
  ['Dadra and Nagar Haveli and Daman and Diu', GUJARATI],
  ['Maharashtra', SOUTHERN],
  ['Goa', SOUTHERN],
  ['Karnataka', SOUTHERN],
  ['Andhra Pradesh', SOUTHERN],
  ['Telangana', SOUTHERN],
  ['Tamil Nadu', SOUTHERN_SOLAR],
  ['Puducherry', SOUTHERN_SOLAR],
  ['Kerala', SOUTHERN_SOLAR],
  ['Lakshadweep', SOUTHERN_SOLAR],
  ['West Bengal', SOUTHERN_SOLAR],
  ['Assam', SOUTHERN_SOLAR],
  ['Tripura', SOUTHERN_SOLAR],
  ['Andaman and Nicobar', SOUTHERN_SOLAR],
  ['Odisha', NORTHERN_SOLAR],
  ['Punjab', NORTHERN_SOLAR],
  ['Haryana', NORTHERN_SOLAR],
]);

/**
 * The boundary between north and south. North of it months run from full moon to full moon, south of it from new moon
 * to new moon (Dharmasindhu 1).
 */
const VINDHYA_LAT_DEG = 23;
export const isNorth = ({ latDeg }: Pick<Place, 'latDeg'>): boolean => latDeg >= VINDHYA_LAT_DEG;

const INDIAN_ZONES: ReadonlySet<string> = new Set(['Asia/Kolkata', 'Asia/Calcutta']);
/** The other countries with land between the Vindhya and the Himalaya: Nepal, Pakistan, Bangladesh, Bhutan. */
const NEIGHBOUR_ZONES: ReadonlySet<string> = new Set([
  'Asia/Kathmandu',
  'Asia/Katmandu',
  'Asia/Karachi',
  'Asia/Dhaka',
  'Asia/Dacca',
  'Asia/Thimphu',
  'Asia/Thimbu',
]);

const NEPAL_ZONES: ReadonlySet<string> = new Set(['Asia/Kathmandu', 'Asia/Katmandu']);
/** The UT offset that no other country uses, for places with only a numeric offset. */
const NEPAL_HOURS = 5.75;
export const isInNepal = ({ zone, tzHours }: Pick<Place, 'zone' | 'tzHours'>): boolean =>
  zone === null ? tzHours === NEPAL_HOURS : NEPAL_ZONES.has(zone);

/** Whether a place is in India: by its time zone, or for a numeric offset by a rectangle around India. */
export function isInIndia({ zone, tzHours, latDeg, lonDeg }: Where): boolean {
  if (zone !== null) return INDIAN_ZONES.has(zone);
  return tzHours === 5.5 && latDeg > 6.5 && latDeg < 37.5 && lonDeg > 68 && lonDeg < 97.5;
}

/**
 * Whether a place is in a neighbouring country, by its time zone or by a rectangle. Clocks there are five to six hours
 * ahead of UT.
 */
function isNeighbour({ zone, tzHours, latDeg, lonDeg }: Where): boolean {
  if (zone !== null) return NEIGHBOUR_ZONES.has(zone);
  return tzHours >= 5 && tzHours <= 6 && latDeg > 6.5 && latDeg < 37.5 && lonDeg > 61 && lonDeg < 97.5;
}

export function customOf(place: Where): Custom {
  const inIndia = isInIndia(place);
  if (inIndia && place.state !== undefined) return OF_STATE.get(place.state) ?? NORTHERN;
  if (inIndia) return isNorth(place) ? NORTHERN : SOUTHERN;
  if (isInNepal(place)) return NEPALI;
  return isNorth(place) && isNeighbour(place) ? NEIGHBOURS : ELSEWHERE;
}
