/** When a festival occurs: a tithi of a month, and its part of the day. */
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
  /** Its month; every month, adhika included, if none is named. */
  readonly masa?: MasaId;
  /** Observed in an adhika month of the name if there is one, and then not in the true one. */
  readonly inAdhika?: true;
  /** Only with this weekday; 1 is Sunday. */
  readonly weekday?: number;
  /** Months in which a monthly observance is left out. */
  readonly except?: readonly MasaId[];
}
/** Parts of the day that do not follow from sunrise and sunset only. */
export type FestivalKala = KalaId | 'moonrise' | 'dawn_from_moonrise';
