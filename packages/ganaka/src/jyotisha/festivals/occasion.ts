/** When a festival occurs: its month, tithi and part of the day. */
import type { KalaId } from '../../rules/kala.ts';

/** The numbers of the amanta months. */
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

/** A tithi, 1–30 (30 is amavasya), or several tithis. */
export interface TithiOccasion {
  readonly tithi: number | readonly number[];
  /** The month. Without it, the festival is observed in every month, adhika months included. */
  readonly masa?: MasaId;
  /** Observed in the adhika month of this name if there is one, and then not in the true month. */
  readonly inAdhika?: true;
  /** Observed only on this weekday; 1 is Sunday. */
  readonly weekday?: number;
  /** The months in which a monthly observance is left out. */
  readonly except?: readonly MasaId[];
}
/** The parts of the day. The two that are not a `KalaId` also depend on the Moon. */
export type FestivalKala = KalaId | 'moonrise' | 'dawn_from_moonrise';
