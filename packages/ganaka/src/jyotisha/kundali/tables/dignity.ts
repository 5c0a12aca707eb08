/**
 * Exaltation (BPHS 3.49-50), moolatrikona (3.51-54), and the signs of the nodes (47.34-36). Rashis are counted from 1 =
 * Mesha.
 */
import type { Sapta } from '../chart/chart.ts';

export interface DignityRange {
  readonly rashi: number;
  /** The first degree of the range in the rashi. */
  readonly from: number;
  /** The end of the range; the range does not include this degree. */
  readonly to: number;
}

export interface Uchcha {
  readonly rashi: number;
  /** The degree of deepest exaltation. */
  readonly deep: number;
  /** The degree at which exaltation ends; the rest of the rashi is moolatrikona or own. */
  readonly to: number;
}

export const UCHCHA: Readonly<Record<Sapta, Uchcha>> = {
  surya: { rashi: 1, deep: 10, to: 30 },
  chandra: { rashi: 2, deep: 3, to: 3 }, // after 3°, Vrishabha is the Moon's moolatrikona
  mangala: { rashi: 10, deep: 28, to: 30 },
  budha: { rashi: 6, deep: 15, to: 15 }, // after 15°, Kanya is Mercury's moolatrikona, and after 20° its own rashi
  guru: { rashi: 4, deep: 5, to: 30 },
  shukra: { rashi: 12, deep: 27, to: 30 },
  shani: { rashi: 7, deep: 20, to: 30 },
};

export const MOOLATRIKONA: Readonly<Record<Sapta, DignityRange>> = {
  surya: { rashi: 5, from: 0, to: 20 },
  chandra: { rashi: 2, from: 3, to: 30 },
  mangala: { rashi: 1, from: 0, to: 12 },
  budha: { rashi: 6, from: 15, to: 20 },
  guru: { rashi: 9, from: 0, to: 10 },
  shukra: { rashi: 7, from: 0, to: 15 },
  shani: { rashi: 11, from: 0, to: 20 },
};

/** The dignities of the nodes, which have whole signs and no friendships. */
export const NODES = {
  rahu: { exalted: 2, moolatrikona: 3, own: 11 },
  ketu: { exalted: 8, moolatrikona: 9, own: 8 },
} as const;
