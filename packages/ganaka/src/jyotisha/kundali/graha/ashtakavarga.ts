/**
 * Ashtakavarga (BPHS 66-69). Each rashi has points for each graha (bhinna) and for all together (sarva). There are two
 * reductions (67 trikona, 68 ekadhipatya), and sums weighted by rashi and graha (69 pinda).
 * In the second reduction a rashi is occupied by any of the seven grahas, as in Jagannatha Hora, or also by the lagna.
 */
import { cachedOn } from '../../../kernel/caches.ts';
import type { Source } from '../../../rules/source.ts';
import { type Chart, perSapta, SAPTA } from '../chart/chart.ts';
import {
  GRAHA_GUNA,
  PARASHARA,
  RASHI_GUNA,
  RECEIVERS,
  type Receiver,
  type RekhaTable,
  VARAHAMIHIRA,
} from '../tables/ashtakavarga.ts';
import { rashisOf } from './dignity.ts';
import type { Rashis } from './maitri.ts';

export { RECEIVERS, type Receiver } from '../tables/ashtakavarga.ts';

const REKHA_TABLES = { varahamihira: VARAHAMIHIRA, parashara: PARASHARA } as const;
export type RekhaTableId = keyof typeof REKHA_TABLES;

/**
 * What can occupy a rashi in the second reduction: the seven grahas, or the lagna as well (Narasimha Rao, exercise 22).
 */
export const OCCUPANTS = ['grahas', 'grahas_lagna'] as const;
export type Occupants = (typeof OCCUPANTS)[number];

/** Twelve values, from Mesha. */
export type BinduRow = readonly number[];
export type Bav = Readonly<Record<Receiver, BinduRow>>;
export interface Pinda {
  readonly rashi: number;
  readonly graha: number;
  readonly total: number;
}

export interface Ashtakavarga {
  readonly bav: Bav;
  /** The sum over the seven grahas, without the row of the lagna. */
  readonly sav: BinduRow;
  readonly trikona: Bav;
  readonly ekadhipatya: Bav;
  readonly pinda: Readonly<Record<Receiver, Pinda>>;
}

/** The rashis of the eight contributors: the seven grahas and the lagna. */
export type Seats = Rashis & { readonly lagna: number };

export const seatsOf = (chart: Chart): Seats => Object.assign({}, rashisOf(chart), { lagna: chart.lagnaRashi });

/** The ashtakavarga of a chart by the table of Varahamihira, which replies use unless they name another. */
export const ashtakavargaOf = cachedOn((chart: Chart): Ashtakavarga => ashtakavarga(seatsOf(chart)));

export const ashtakavarga = (
  seats: Seats,
  table: RekhaTableId = 'varahamihira',
  occupants: Occupants = 'grahas',
): Ashtakavarga => new Bindus(seats, REKHA_TABLES[table], occupants);

/** The points are computed at once, because reports need only these. The reductions are computed on demand. */
class Bindus implements Ashtakavarga {
  readonly bav: Bav;
  readonly sav: BinduRow;
  readonly #seats: Seats;
  readonly #occupants: Occupants;
  #trikona: Bav | undefined;
  #ekadhipatya: Bav | undefined;

  constructor(seats: Seats, table: RekhaTable, occupants: Occupants) {
    this.#seats = seats;
    this.#occupants = occupants;
    this.bav = perReceiver((receiver) => bavRow(seats, receiver, table));
    this.sav = savOf(this.bav);
  }

  get trikona(): Bav {
    this.#trikona ??= perReceiver((receiver) => trikonaShodhana(this.bav[receiver]));
    return this.#trikona;
  }
  get ekadhipatya(): Bav {
    this.#ekadhipatya ??= this.#reduced();
    return this.#ekadhipatya;
  }
  #reduced(): Bav {
    const occupied = occupancy(this.#seats, this.#occupants);
    return perReceiver((receiver) => ekadhipatyaShodhana(this.trikona[receiver], occupied));
  }
  get pinda(): Readonly<Record<Receiver, Pinda>> {
    return perReceiver((receiver) => pindaOf(this.ekadhipatya[receiver], this.#seats));
  }
}

function bavRow(seats: Seats, receiver: Receiver, table: RekhaTable): BinduRow {
  const row = new Array<number>(12).fill(0);
  for (const giver of RECEIVERS) {
    for (const place of table[receiver][giver]) {
      const at = (seats[giver] + place - 2) % 12;
      row[at] = (row[at] ?? 0) + 1;
    }
  }
  return row;
}

function savOf(bav: Bav): BinduRow {
  const sums = new Array<number>(12).fill(0);
  for (const graha of SAPTA) {
    for (const [rashi, bindus] of bav[graha].entries()) sums[rashi] = (sums[rashi] ?? 0) + bindus;
  }
  return sums;
}

/**
 * The first reduction: in each trine (three rashis four apart) the smallest value is subtracted from all three. By
 * 67.2-67.5 nothing changes if one is zero, and all become zero if all are equal.
 */
export const trikonaShodhana = (row: BinduRow): BinduRow =>
  row.map((value, s) => value - Math.min(value, row[(s + 4) % 12] ?? 0, row[(s + 8) % 12] ?? 0));

/** The pairs of rashis with the same lord, counted from 0 = Mesha. Karka and Simha have no partner. */
const PAIRS = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
] as const;

export function occupancy(seats: Seats, occupants: Occupants): readonly boolean[] {
  const occupied = new Array<boolean>(12).fill(false);
  if (occupants === 'grahas_lagna') occupied[seats.lagna - 1] = true;
  for (const graha of SAPTA) occupied[seats[graha] - 1] = true;
  return occupied;
}

/** The second reduction, for two rashis of one lord that both have points (68.2-68.6). */
export function ekadhipatyaShodhana(row: BinduRow, occupied: readonly boolean[]): BinduRow {
  const reduced = [...row];
  for (const [a, b] of PAIRS) {
    const inA = row[a] ?? 0;
    const inB = row[b] ?? 0;
    if (inA === 0 || inB === 0 || (occupied[a] && occupied[b])) continue;
    if (!occupied[a] && !occupied[b]) {
      const left = inA === inB ? 0 : Math.min(inA, inB);
      reduced[a] = left;
      reduced[b] = left;
    } else if (occupied[a]) {
      reduced[b] = inA >= inB ? 0 : inA;
    } else {
      reduced[a] = inB >= inA ? 0 : inB;
    }
  }
  return reduced;
}

export function pindaOf(row: BinduRow, seats: Rashis): Pinda {
  const rashi = row.reduce((sum, value, s) => sum + value * (RASHI_GUNA[s] ?? 0), 0);
  const graha = SAPTA.reduce((sum, each) => sum + (row[seats[each] - 1] ?? 0) * GRAHA_GUNA[each], 0);
  return { rashi, graha, total: rashi + graha };
}

/** The points of a graha in a rashi. */
export const bindusIn = (row: BinduRow, rashi: number): number => row[rashi - 1] ?? 0;

const perReceiver = <T>(make: (receiver: Receiver) => T): Readonly<Record<Receiver, T>> => ({
  ...perSapta(make),
  lagna: make('lagna'),
});

export const REKHA_SOURCES = {
  varahamihira: {
    confidence: 'general-knowledge',
    gist: 'ashtakavarga.table_usually_printed_after_varahamihira',
  },
  parashara: {
    confidence: 'secondary',
    work: 'BPHS',
    at: '66.44-66.68',
    gist: 'ashtakavarga.places_graha_lagna_give_benefic',
  },
  trikona: {
    confidence: 'secondary',
    work: 'BPHS',
    at: '67.2-67.5',
    gist: 'ashtakavarga.trine_signs_least_taken_all',
  },
  ekadhipatya: {
    confidence: 'secondary',
    work: 'BPHS',
    at: '68.2-68.6',
    gist: 'ashtakavarga.two_signs_lord_empty_reduced',
  },
  pinda: {
    confidence: 'secondary',
    work: 'BPHS',
    at: '69.1-69.4',
    gist: 'ashtakavarga.reduced_points_times_figures_signs',
  },
} as const satisfies Record<string, Source>;
