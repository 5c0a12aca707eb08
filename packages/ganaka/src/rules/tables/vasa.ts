/**
 * The dwelling places of fire and Shiva on a day, the directions of yogini and shula, and the graha that receives an
 * oblation. Shula ("thorn") is the direction not to be travelled.
 */
import type { DIRECTION } from '../../lexicon/hours/direction.ts';
import type { SHIVA_VASA } from '../../lexicon/hours/shiva-vasa.ts';
import type { Source } from '../source.ts';

export type DirectionId = (typeof DIRECTION)[number]['id'];
export type AgniPlace = 'bhuloka' | 'svarga' | 'patala';

export interface AgniRow {
  readonly place: AgniPlace;
  /** Whether a homa (fire offering) may be performed: fire must be on earth. */
  readonly good: boolean;
  /** What the verse says about a homa at that time. We do not repeat what it says about fire in heaven. */
  readonly effect: 'homa.good' | 'homa.bad' | 'homa.loss';
}

/** The dwelling place of fire, by the remainder of (tithi + 1 + vara) divided by four; tithi 1–30, Sunday 1. */
export const AGNI_BY_REMAINDER: readonly AgniRow[] = [
  { place: 'bhuloka', good: true, effect: 'homa.good' },
  { place: 'svarga', good: false, effect: 'homa.bad' },
  { place: 'patala', good: false, effect: 'homa.loss' },
  { place: 'bhuloka', good: true, effect: 'homa.good' },
];
export const AGNI_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '2.35-2.36',
  gist: 'vasa.tithi_1_vara_four_counts',
};

/** The grahas that receive the oblation. Each has three nakshatras, counted from that of the Sun. */
export const HOMA_ORDER = ['surya', 'budha', 'shukra', 'shani', 'chandra', 'mangala', 'guru', 'rahu', 'ketu'] as const;
export type HomaGraha = (typeof HOMA_ORDER)[number];
export const HOMA_BAD: ReadonlySet<string> = new Set(['surya', 'shani', 'mangala', 'rahu', 'ketu']);
/** The direction not to be travelled, by weekday from Sunday. */
export const SHULA_BY_VARA: readonly DirectionId[] = ['west', 'east', 'north', 'north', 'south', 'west', 'east'];
/** The direction not to be travelled, by the number of the nakshatra. */
export const SHULA_BY_NAKSHATRA: Readonly<Record<number, DirectionId>> = {
  18: 'east', // jyeshtha
  25: 'south', // purva bhadrapada
  4: 'west', // rohini
  12: 'north', // uttara phalguni
};
export const SHULA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '11.10',
  gist: 'vasa.varas_nakshatra_direction',
};

/** The direction of yogini, by the number of the tithi in its paksha. Purnima is 15, amavasya 16. */
export const YOGINI_BY_TITHI: readonly DirectionId[] = [
  'east', // 1
  'north',
  'southeast',
  'southwest',
  'south', // 5
  'west',
  'northwest',
  'northeast',
  'east',
  'north', // 10
  'southeast',
  'southwest',
  'south',
  'west',
  'northwest', // purnima
  'northeast', // amavasya
];
export const YOGINI_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '11.34',
  gist: 'vasa.tithis_directions',
};

/**
 * The good dwelling places of Shiva. The place is found in `SHIVA_VASA` by the remainder of (twice the tithi + 5)
 * divided by seven; tithi 1–30.
 */
export const SHIVA_GOOD: ReadonlySet<ShivaPlace> = new Set(['kailasa', 'gauri', 'vrishabha']);
export type ShivaPlace = (typeof SHIVA_VASA)[number]['id'];
export const SHIVA_SOURCE: Source = {
  confidence: 'general-knowledge',
  gist: 'vasa.twice_tithi_five_seven',
};
