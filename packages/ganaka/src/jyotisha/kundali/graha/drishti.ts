/**
 * Aspects of the grahas (BPHS 26.3-26.12).
 * By rashi: all grahas fully aspect the seventh, Mangala also the fourth and eighth, Guru the fifth and ninth, Shani
 * the third and tenth.
 * By degree: a strength of 0 to 60 virupas from the distance between the two, with special values for these three
 * grahas.
 */

import { ahead } from '../../../kernel/angle.ts';
import type { Source } from '../../../rules/source.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { rashiAt } from '../chart/chart.ts';

const SPECIAL: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  mangala: [4, 7, 8],
  guru: [5, 7, 9],
  shani: [3, 7, 10],
};
const SEVENTH: readonly number[] = [7];

/**
 * The houses, counted from itself, that a graha fully aspects. The verse does not name the nodes, so they have none.
 */
export const fullLooks = (graha: Graha): readonly number[] =>
  graha === 'rahu' || graha === 'ketu' ? [] : (SPECIAL[graha] ?? SEVENTH);

/** The rashis that a graha in `rashi` fully aspects. */
export const rashisLookedAt = (graha: Graha, rashi: number): number[] =>
  fullLooks(graha).map((place) => rashiAt(rashi, place));

/** The strength, in virupas, of the aspect of `graha` at `from` on `to` (26.6-26.12). */
export function drishtiVirupas(graha: Graha, from: number, to: number): number {
  const apart = ahead(from, to);
  const sign = Math.floor(apart / 30);
  const deg = apart - sign * 30;
  const special = SPECIAL_VIRUPAS[graha]?.(sign, deg);
  return special ?? commonAt(apart, sign, deg);
}

/** The strength of the aspect that is common to all grahas, without the special values. */
export function commonVirupas(from: number, to: number): number {
  const apart = ahead(from, to);
  const sign = Math.floor(apart / 30);
  return commonAt(apart, sign, apart - sign * 30);
}

function commonAt(apart: number, sign: number, deg: number): number {
  switch (sign) {
    case 1:
      return deg / 2;
    case 2:
      return deg + 15;
    case 3:
      return (30 - deg) / 2 + 30;
    case 4:
      return 30 - deg;
    case 5:
      return deg * 2;
    case 0:
    case 10:
    case 11:
      return 0;
    default:
      return (300 - apart) / 2;
  }
}

/**
 * The special values of the three grahas for certain numbers of whole signs between the two. Otherwise the common rule
 * applies.
 */
const SPECIAL_VIRUPAS: Readonly<Partial<Record<Graha, (sign: number, deg: number) => number | undefined>>> = {
  shani: (sign, deg) =>
    sign === 1 ? deg * 2 : sign === 9 ? (30 - deg) * 2 : sign === 2 ? 60 - deg / 2 : sign === 8 ? deg + 30 : undefined,
  mangala: (sign, deg) =>
    sign === 3 || sign === 7 ? 60 - deg : sign === 2 ? 1.5 * deg + 15 : sign === 6 ? 60 : undefined,
  guru: (sign, deg) => (sign === 3 || sign === 7 ? deg / 2 + 45 : sign === 4 || sign === 8 ? 60 - 2 * deg : undefined),
};

export const DRISHTI_SOURCES = {
  aspects: {
    confidence: 'secondary',
    work: 'BPHS',
    at: '26.3-26.4',
    gist: 'drishti.all_look_fully_seventh_saturn',
  },
  strength: {
    confidence: 'secondary',
    work: 'BPHS',
    at: '26.6-26.12',
    gist: 'drishti.strength_look_degrees_between_two',
  },
} as const satisfies Record<string, Source>;
