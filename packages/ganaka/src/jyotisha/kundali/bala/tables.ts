/** The figures of the six strengths, in virupas unless stated otherwise. The verses are in `sources.ts`. */
import type { Graha, TaraGraha } from '../../../sky/engines/engine.ts';
import type { Sapta } from '../chart/chart.ts';
import type { VargaId } from '../chart/varga.ts';
import type { Panchadha } from '../graha/maitri.ts';
import type { BalaRules } from './rules.ts';

export const RUPA = 60;

/** The seven vargas of saptavargaja bala (strength in seven vargas). */
export const SAPTAVARGA = ['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30'] as const satisfies readonly VargaId[];

/** The strength in a varga, by ownership of the rashi or friendship with its lord. */
export const VARGAJA: Readonly<Record<BalaRules, Readonly<Record<'moolatrikona' | 'own' | Panchadha, number>>>> = {
  raman: { moolatrikona: 45, own: 30, adhimitra: 22.5, mitra: 15, sama: 7.5, shatru: 3.75, adhishatru: 1.875 },
  parashara: { moolatrikona: 45, own: 30, adhimitra: 20, mitra: 15, sama: 10, shatru: 4, adhishatru: 2 },
};

/** The strength in a kendra (house 1, 4, 7, 10), panaphara (2, 5, 8, 11) and apoklima (3, 6, 9, 12). */
export const KENDRADI = [60, 30, 15] as const;
export const QUARTER = 15;

/** The house at whose middle a graha has no strength of direction. */
export const WEAK_HOUSE: Readonly<Record<Sapta, 1 | 4 | 7 | 10>> = {
  surya: 4,
  chandra: 10,
  mangala: 4,
  budha: 7,
  guru: 7,
  shukra: 10,
  shani: 1,
};

/** When each graha is strong: towards noon, towards midnight, or always. */
export const NATONNATA: Readonly<Record<Sapta, 'noon' | 'midnight' | 'always'>> = {
  surya: 'noon',
  chandra: 'midnight',
  mangala: 'midnight',
  budha: 'always',
  guru: 'noon',
  shukra: 'noon',
  shani: 'midnight',
};

/** The lords of the thirds of daylight and of the night. Jupiter has this strength in all of them. */
export const TRIBHAGA: Readonly<Record<'day' | 'night', readonly [Sapta, Sapta, Sapta]>> = {
  day: ['budha', 'surya', 'shani'],
  night: ['chandra', 'shukra', 'mangala'],
};

export const LORDSHIPS = { abda: 15, masa: 30, vara: 45, hora: 60 } as const;

/** The side of the equator on which a graha gains ayana bala. */
export const AYANA: Readonly<Record<Sapta, 'north' | 'south' | 'either'>> = {
  surya: 'north',
  chandra: 'south',
  mangala: 'north',
  budha: 'either',
  guru: 'north',
  shukra: 'north',
  shani: 'south',
};
/**
 * The shares of ninety that the first, second and third 30° of the bhuja (the distance from the nearer equinox) give
 * (BPHS 27.15).
 */
export const AYANA_KHANDAS = [45, 33, 12] as const;

/** The natural strength in sevenths of a rupa. */
export const NAISARGIKA: Readonly<Record<Sapta, number>> = {
  surya: 7,
  chandra: 6,
  mangala: 2,
  budha: 3,
  guru: 4,
  shukra: 5,
  shani: 1,
};

/**
 * The diameters of the discs (bimba-parimana), by whose difference the gain of a planetary war is divided. All five
 * have the same unit.
 */
export const DISCS: Readonly<Record<TaraGraha, number>> = {
  mangala: 9.4,
  budha: 6.6,
  guru: 190.4,
  shukra: 16.6,
  shani: 158,
};

/** The strength that a graha needs to be called strong. */
export const REQUIRED: Readonly<Record<BalaRules, Readonly<Record<Sapta, number>>>> = {
  raman: { surya: 300, chandra: 360, mangala: 300, budha: 420, guru: 390, shukra: 330, shani: 300 },
  parashara: { surya: 390, chandra: 360, mangala: 300, budha: 420, guru: 390, shukra: 330, shani: 300 },
};

/**
 * What Raman adds for the special aspects, and for which number of whole signs between the two longitudes (0 = none).
 */
export const LOOK_ADDITIONS: Readonly<
  Partial<Record<Graha, { readonly signs: readonly number[]; readonly virupas: number }>>
> = {
  mangala: { signs: [3, 7], virupas: 15 },
  guru: { signs: [4, 8], virupas: 30 },
  shani: { signs: [2, 9], virupas: 45 },
};

/**
 * How a rashi rises: with the head, the back or both (BPHS 4.7-4.23). The verses do not mention Vrishchika; by common
 * practice it rises with the head.
 */
export const RISES: readonly ('head' | 'back' | 'both')[] = [
  'back',
  'back',
  'head',
  'back',
  'head',
  'head',
  'head',
  'head',
  'back',
  'back',
  'head',
  'both',
];
