/**
 * The regions of festivals. A state of India is identified by its name in the gazetteer, another country by its time
 * zones. The assignment follows printed almanacs, not a text.
 */
import type { Place } from '../../kernel/place.ts';
import { isInIndia, isInNepal, type Where } from '../panchanga/day/custom.ts';

/** The countries outside India with their time zones. Every other name is that of an Indian state. */
const NEPAL_LAND = 'Nepal';
const ZONES: Readonly<Record<string, readonly string[]>> = {
  'Sri Lanka': ['Asia/Colombo'],
  Singapore: ['Asia/Singapore'],
  Malaysia: ['Asia/Kuala_Lumpur', 'Asia/Kuching'],
  Bangladesh: ['Asia/Dhaka'],
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
  const zones = ZONES[region];
  if (zones !== undefined) return place.zone !== null && zones.includes(place.zone);
  return place.state === region && isInIndia(place);
};

export const isInTamilLand = (place: Where): boolean => TAMIL_LANDS.some((each) => isIn(place, each));

export const isKeptAt = ({ regions, notIn }: Regional, place: Place): boolean =>
  (regions === undefined || regions.some((each) => isIn(place, each))) && !notIn?.some((each) => isIn(place, each));
