/**
 * Friendship of the seven: natural (BPHS 3.55), of the moment (3.56) and the five grades of both together
 * (3.57-58). The schools disagree on the nodes' natural friends, so the nodes are left out.
 */
import { houseFrom, SAPTA, type Sapta } from './chart.ts';
import { NAISARGIKA, type Natural } from './tables/maitri.ts';

export type { Natural } from './tables/maitri.ts';
export type Temporary = 'mitra' | 'shatru';
export type Panchadha = 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
export type Matrix<Relation> = Readonly<Record<Sapta, Readonly<Partial<Record<Sapta, Relation>>>>>;
/** The rashi of each of the seven: all that friendship of the moment needs. */
export type Rashis = Readonly<Record<Sapta, number>>;

export function naturalOf(from: Sapta, to: Sapta): Natural {
  const { mitra, shatru } = NAISARGIKA[from];
  return mitra.includes(to) ? 'mitra' : shatru.includes(to) ? 'shatru' : 'sama';
}

const FRIENDLY_PLACES: readonly number[] = [2, 3, 4, 10, 11, 12];

export const temporaryOf = (fromRashi: number, toRashi: number): Temporary =>
  FRIENDLY_PLACES.includes(houseFrom(fromRashi, toRashi)) ? 'mitra' : 'shatru';

const GRADES: Readonly<Record<Natural, Readonly<Record<Temporary, Panchadha>>>> = {
  mitra: { mitra: 'adhimitra', shatru: 'sama' },
  sama: { mitra: 'mitra', shatru: 'shatru' },
  shatru: { mitra: 'sama', shatru: 'adhishatru' },
};

export const panchadhaOf = (rashis: Rashis, from: Sapta, to: Sapta): Panchadha =>
  GRADES[naturalOf(from, to)][temporaryOf(rashis[from], rashis[to])];

export interface Maitri {
  readonly natural: Matrix<Natural>;
  readonly temporary: Matrix<Temporary>;
  readonly panchadha: Matrix<Panchadha>;
}

export const maitriOf = (rashis: Rashis): Maitri => ({
  natural: matrix(naturalOf),
  temporary: matrix((from, to) => temporaryOf(rashis[from], rashis[to])),
  panchadha: matrix((from, to) => panchadhaOf(rashis, from, to)),
});

function matrix<Relation>(relation: (from: Sapta, to: Sapta) => Relation): Matrix<Relation> {
  const row = (from: Sapta): Partial<Record<Sapta, Relation>> =>
    Object.fromEntries(SAPTA.filter((to) => to !== from).map((to) => [to, relation(from, to)]));
  return {
    surya: row('surya'),
    chandra: row('chandra'),
    mangala: row('mangala'),
    budha: row('budha'),
    guru: row('guru'),
    shukra: row('shukra'),
    shani: row('shani'),
  };
}
