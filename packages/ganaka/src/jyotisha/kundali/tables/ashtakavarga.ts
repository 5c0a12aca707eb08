/**
 * Ashtakavarga: the houses, counted from each contributor, in which it gives the receiver a benefic point (rekha).
 * PARASHARA is the table of BPHS 66.44-68, which our copy lacks, and of Jagannatha Hora. VARAHAMIHIRA is the table that
 * most programs and B. V. Raman print. They differ in three rows of the Moon and one row of Venus; the totals are the
 * same.
 */
import { SAPTA, type Sapta } from '../chart/chart.ts';

export const RECEIVERS = [...SAPTA, 'lagna'] as const;
export type Receiver = Sapta | 'lagna';
export type Giver = Receiver;
export type BinduPlaces = Readonly<Record<Giver, readonly number[]>>;
export type RekhaTable = Readonly<Record<Receiver, BinduPlaces>>;

export const PARASHARA: RekhaTable = {
  surya: {
    // BPHS 66.44-46, 48 points in all
    surya: [1, 2, 4, 7, 8, 9, 10, 11],
    chandra: [3, 6, 10, 11],
    mangala: [1, 2, 4, 7, 8, 9, 10, 11],
    budha: [3, 5, 6, 9, 10, 11, 12],
    guru: [5, 6, 9, 11],
    shukra: [6, 7, 12],
    shani: [1, 2, 4, 7, 8, 9, 10, 11],
    lagna: [3, 4, 6, 10, 11, 12],
  },
  chandra: {
    // BPHS 66.46-48, 49 points in all
    surya: [3, 6, 7, 8, 10, 11],
    chandra: [1, 3, 6, 7, 9, 10, 11],
    mangala: [2, 3, 5, 6, 10, 11],
    budha: [1, 3, 4, 5, 7, 8, 10, 11],
    guru: [1, 2, 4, 7, 8, 10, 11],
    shukra: [3, 4, 5, 7, 9, 10, 11],
    shani: [3, 5, 6, 11],
    lagna: [3, 6, 10, 11],
  },
  mangala: {
    // BPHS 66.49-50, 39 points in all
    surya: [3, 5, 6, 10, 11],
    chandra: [3, 6, 11],
    mangala: [1, 2, 4, 7, 8, 10, 11],
    budha: [3, 5, 6, 11],
    guru: [6, 10, 11, 12],
    shukra: [6, 8, 11, 12],
    shani: [1, 4, 7, 8, 9, 10, 11],
    lagna: [1, 3, 6, 10, 11],
  },
  budha: {
    // BPHS 66.51-53, 54 points in all
    surya: [5, 6, 9, 11, 12],
    chandra: [2, 4, 6, 8, 10, 11],
    mangala: [1, 2, 4, 7, 8, 9, 10, 11],
    budha: [1, 3, 5, 6, 9, 10, 11, 12],
    guru: [6, 8, 11, 12],
    shukra: [1, 2, 3, 4, 5, 8, 9, 11],
    shani: [1, 2, 4, 7, 8, 9, 10, 11],
    lagna: [1, 2, 4, 6, 8, 10, 11],
  },
  guru: {
    // BPHS 66.53-56, 56 points in all
    surya: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    chandra: [2, 5, 7, 9, 11],
    mangala: [1, 2, 4, 7, 8, 10, 11],
    budha: [1, 2, 4, 5, 6, 9, 10, 11],
    guru: [1, 2, 3, 4, 7, 8, 10, 11],
    shukra: [2, 5, 6, 9, 10, 11],
    shani: [3, 5, 6, 12],
    lagna: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  shukra: {
    // BPHS 66.56-58, 52 points in all
    surya: [8, 11, 12],
    chandra: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    mangala: [3, 4, 6, 9, 11, 12],
    budha: [3, 5, 6, 9, 11],
    guru: [5, 8, 9, 10, 11],
    shukra: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    shani: [3, 4, 5, 8, 9, 10, 11],
    lagna: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  shani: {
    // BPHS 66.59-60, 39 points in all
    surya: [1, 2, 4, 7, 8, 10, 11],
    chandra: [3, 6, 11],
    mangala: [3, 5, 6, 10, 11, 12],
    budha: [6, 8, 9, 10, 11, 12],
    guru: [5, 6, 11, 12],
    shukra: [6, 11, 12],
    shani: [3, 5, 6, 11],
    lagna: [1, 3, 4, 6, 10, 11],
  },
  lagna: {
    // BPHS 66.66-68, 49 points in all
    surya: [3, 4, 6, 10, 11, 12],
    chandra: [3, 6, 10, 11, 12],
    mangala: [1, 3, 6, 10, 11],
    budha: [1, 2, 4, 6, 8, 10, 11],
    guru: [1, 2, 4, 5, 6, 7, 9, 10, 11],
    shukra: [1, 2, 3, 4, 5, 8, 9],
    shani: [1, 3, 4, 6, 10, 11],
    lagna: [3, 6, 10, 11],
  },
};

export const VARAHAMIHIRA: RekhaTable = {
  ...PARASHARA,
  chandra: {
    ...PARASHARA.chandra,
    chandra: [1, 3, 6, 7, 10, 11],
    mangala: [2, 3, 5, 6, 9, 10, 11],
    guru: [1, 4, 7, 8, 10, 11, 12],
  },
  shukra: { ...PARASHARA.shukra, mangala: [3, 5, 6, 9, 11, 12] },
};

/** The multipliers for the pindas (weighted sums): of the rashis from Mesha, and of the grahas (BPHS 69.1-69.4). */
export const RASHI_GUNA = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12] as const;
export const GRAHA_GUNA: Readonly<Record<Sapta, number>> = {
  surya: 5,
  chandra: 5,
  mangala: 8,
  budha: 5,
  guru: 10,
  shukra: 7,
  shani: 5,
};
