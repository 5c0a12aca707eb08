/** When a festival comes: a tithi of a month, and the part of the day it is looked for in. */
import type { KalaId } from '../rules/kala.ts';

/** The amanta months by name. */
export const MASA = {
  chaitra: 1,
  vaishakha: 2,
  jyeshtha: 3,
  ashadha: 4,
  shravana: 5,
  bhadrapada: 6,
  ashvina: 7,
  kartika: 8,
  margashirsha: 9,
  pausha: 10,
  magha: 11,
  phalguna: 12,
} as const;
export type MasaId = keyof typeof MASA;

/** A tithi, 1–30 (30 is amavasya), or several. */
export interface TithiOccasion {
  readonly tithi: number | readonly number[];
  /** The month it is kept in; every month, adhika included, where none is named. */
  readonly masa?: MasaId;
  /** Kept in an adhika month of the name where there is one, and then not in the true one. */
  readonly inAdhika?: true;
  /** The tithi makes it only with this weekday; 1 is Sunday. */
  readonly weekday?: number;
  /** Months of every month in which it is not kept. */
  readonly except?: readonly MasaId[];
}
/** Parts of the day that are not cut from sunrise and sunset alone. */
export type FestivalKala = KalaId | 'moonrise' | 'dawn_from_moonrise';
