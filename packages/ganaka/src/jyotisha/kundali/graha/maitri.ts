/**
 * Friendship of the seven grahas: natural (BPHS 3.55), temporary (3.56) and the five compound grades (3.57-58). The
 * nodes are left out, because the schools disagree on their natural friends.
 */
import type { Source } from '../../../rules/source.ts';
import { houseFrom, perSapta, SAPTA, type Sapta } from '../chart/chart.ts';
import { isIn, maskOf } from '../chart/houses.ts';
import { NAISARGIKA, type Natural } from '../tables/maitri.ts';

export type { Natural } from '../tables/maitri.ts';
export type Temporary = 'mitra' | 'shatru';
export type Panchadha = 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
export type Matrix<Relation> = Readonly<Record<Sapta, Readonly<Partial<Record<Sapta, Relation>>>>>;
/** The rashi of each of the seven grahas; temporary friendship needs nothing else. */
export type Rashis = Readonly<Record<Sapta, number>>;

const NATURAL = perSapta((from) => {
  const { mitra, shatru } = NAISARGIKA[from];
  return perSapta((to): Natural => (mitra.includes(to) ? 'mitra' : shatru.includes(to) ? 'shatru' : 'sama'));
});
export const naturalOf = (from: Sapta, to: Sapta): Natural => NATURAL[from][to];

const FRIENDLY_PLACES = maskOf([2, 3, 4, 10, 11, 12]);

export const temporaryOf = (fromRashi: number, toRashi: number): Temporary =>
  isIn(FRIENDLY_PLACES, houseFrom(fromRashi, toRashi)) ? 'mitra' : 'shatru';

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
  return perSapta(row);
}

export const MAITRI_SOURCES = {
  natural: {
    confidence: 'read-in-text',
    work: 'BPHS',
    at: '3.55',
    gist: 'maitri.lords_4_2_12_5',
  },
  temporary: {
    confidence: 'read-in-text',
    work: 'BPHS',
    at: '3.56',
    gist: 'maitri.grahas_10_4_11_3',
  },
  panchadha: {
    confidence: 'read-in-text',
    work: 'BPHS',
    at: '3.57-3.58',
    gist: 'maitri.both_friendly_great_friend_friend',
  },
} as const satisfies Record<string, Source>;
