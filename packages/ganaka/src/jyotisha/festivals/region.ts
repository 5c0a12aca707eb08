/**
 * The regions of festivals. A state of India is identified by its name in the gazetteer, another country by its time
 * zones, or by a rectangle where only a numeric offset is known. The assignment follows printed almanacs, not a text.
 */
import type { Place } from '../../kernel/place.ts';
import { isInIndia, isInNepal, type Where } from '../panchanga/day/custom.ts';

const NEPAL_LAND = 'Nepal';

/** The hours east of UT of a country, and degrees of latitude and longitude that contain its towns. */
interface Box {
  readonly hours: readonly number[];
  readonly lat: readonly [from: number, to: number];
  readonly lon: readonly [from: number, to: number];
}
interface Country {
  readonly zones: readonly string[];
  readonly box?: Box;
}

/** The countries outside India. Every other name of a region is that of an Indian state. */
const COUNTRIES: Readonly<Record<string, Country>> = {
  'Sri Lanka': { zones: ['Asia/Colombo'], box: { hours: [5.5], lat: [5.8, 9.9], lon: [79.6, 82] } },
  Singapore: { zones: ['Asia/Singapore'], box: { hours: [8], lat: [1.15, 1.48], lon: [103.6, 104.1] } },
  Malaysia: {
    zones: ['Asia/Kuala_Lumpur', 'Asia/Kuching'],
    box: { hours: [8], lat: [0.8, 7.5], lon: [99.5, 119.4] },
  },
  Bangladesh: { zones: ['Asia/Dhaka'] },
  Mauritius: { zones: ['Indian/Mauritius'], box: { hours: [4], lat: [-20.7, -19.5], lon: [57.2, 63.6] } },
  Fiji: { zones: ['Pacific/Fiji'], box: { hours: [12, 13], lat: [-21, -12], lon: [176.5, 180] } },
  Guyana: { zones: ['America/Guyana'], box: { hours: [-4], lat: [1, 8.6], lon: [-61.4, -56.4] } },
  Suriname: { zones: ['America/Paramaribo'], box: { hours: [-3], lat: [1.8, 6.1], lon: [-58.1, -54] } },
  'Trinidad and Tobago': {
    zones: ['America/Port_of_Spain'],
    box: { hours: [-4], lat: [10, 11.4], lon: [-62, -60.4] },
  },
  Kenya: { zones: ['Africa/Nairobi'], box: { hours: [3], lat: [-4.8, 5.1], lon: [33.9, 41.9] } },
};

export const NEPAL = [NEPAL_LAND] as const;
export const ASSAM = ['Assam'] as const;
export const BENGAL = ['West Bengal', 'Tripura'] as const;
export const ODISHA = ['Odisha'] as const;
export const PUNJAB = ['Punjab', 'Haryana'] as const;
/** The states in which the fire of Lohri is lit. */
export const LOHRI_LANDS = [...PUNJAB, 'Chandigarh', 'Delhi', 'Himachal Pradesh', 'Jammu and Kashmir'] as const;
/** The states, and the country, in which the autumn worship of Durga is a public festival. */
export const DURGA_LANDS = [...BENGAL, ...ASSAM, ...ODISHA, 'Bihar', 'Jharkhand', 'Bangladesh'] as const;
export const KERALA = ['Kerala', 'Lakshadweep'] as const;
/** Tamil Nadu and Puducherry, and the countries with a large Tamil population. */
export const TAMIL_LANDS = ['Tamil Nadu', 'Puducherry', 'Sri Lanka', 'Singapore', 'Malaysia'] as const;
/** The lands that celebrate Thaipusam. */
export const THAIPUSAM_LANDS = [...TAMIL_LANDS, ...KERALA, 'Mauritius'] as const;
/** The countries of the Caribbean whose holidays have the day that India keeps. */
export const CARIBBEAN = ['Guyana', 'Suriname', 'Trinidad and Tobago'] as const;
/** The lands in which Deepavali is the day of Naraka Chaturdashi. */
export const DAWN_DEEPAVALI_LANDS = [...TAMIL_LANDS, ...KERALA] as const;
/** The states in which Savitri is worshipped on the purnima. */
export const DECCAN = [
  'Maharashtra',
  'Goa',
  'Gujarat',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Karnataka',
  'Telangana',
  'Andhra Pradesh',
  'Tamil Nadu',
  'Puducherry',
  'Kerala',
  'Lakshadweep',
] as const;

/** Whose days count: those of the place's own land, or those that most lands keep. */
export const LANDS = ['here', 'all'] as const;
export type Lands = (typeof LANDS)[number];

/** The regions of a festival that is not observed everywhere. */
export interface Regional {
  /** The festival is observed only in these regions. */
  readonly regions?: readonly string[];
  /** The festival is observed everywhere but in these regions. */
  readonly notIn?: readonly string[];
}

export const isIn = (place: Where, region: string): boolean => {
  if (region === NEPAL_LAND) return isInNepal(place);
  const country = COUNTRIES[region];
  if (country === undefined) return place.state === region && isInIndia(place);
  if (place.zone !== null) return country.zones.includes(place.zone);
  return (
    country.box !== undefined && isWithin(country.box, place) && (region !== 'Malaysia' || !isIn(place, 'Singapore'))
  );
};

export const isInTamilLand = (place: Where): boolean => TAMIL_LANDS.some((each) => isIn(place, each));
const isWithin = ({ hours, lat, lon }: Box, { latDeg, lonDeg, tzHours }: Where): boolean =>
  hours.includes(tzHours) && latDeg >= lat[0] && latDeg <= lat[1] && lonDeg >= lon[0] && lonDeg <= lon[1];

export const isKeptAt = ({ regions, notIn }: Regional, place: Place): boolean =>
  (regions === undefined || regions.some((each) => isIn(place, each))) && !notIn?.some((each) => isIn(place, each));
