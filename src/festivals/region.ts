/**
 * Regions of festivals. A state of India is known by the gazetteer's name of it, another country by its clocks. The
 * assignment follows printed almanacs, not a text.
 */
import type { Place } from '../kernel/place.ts';
import { isInIndia } from '../panchanga/custom.ts';

/** Lands outside India with their time zones; every other name is a state's. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  'Sri Lanka': ['Asia/Colombo'],
  Singapore: ['Asia/Singapore'],
  Malaysia: ['Asia/Kuala_Lumpur', 'Asia/Kuching'],
};

export const ASSAM = ['Assam'] as const;
export const BENGAL = ['West Bengal', 'Tripura'] as const;
export const ODISHA = ['Odisha'] as const;
export const PUNJAB = ['Punjab', 'Haryana'] as const;
export const KERALA = ['Kerala', 'Lakshadweep'] as const;
/** With the lands in which Tamils are at home. */
export const TAMIL_LANDS = ['Tamil Nadu', 'Puducherry', 'Sri Lanka', 'Singapore', 'Malaysia'] as const;
/** Where Savitri is worshipped on the purnima. */
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

/** A festival of some regions only, or of all but some. */
export interface Regional {
  /** Observed only in these. */
  readonly regions?: readonly string[];
  /** Observed everywhere but in these. */
  readonly notIn?: readonly string[];
}

const isIn = (place: Place, region: string): boolean => {
  const zones = ZONES[region];
  if (zones !== undefined) return place.zone !== null && zones.includes(place.zone);
  return place.state === region && isInIndia(place);
};

export const isKeptAt = ({ regions, notIn }: Regional, place: Place): boolean =>
  (regions === undefined || regions.some((each) => isIn(place, each))) && !notIn?.some((each) => isIn(place, each));
