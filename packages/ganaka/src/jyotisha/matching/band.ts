/**
 * The band of a total. The Jyotirnibandha has four grades for a good bhakoot and four for a bad one. The Dharmasindhu
 * has three grades. In the total that they grade, the bhakoot has the points of the same section of the text. These are
 * 7 if the bhakoot is good or both Moons are in different padas of one nakshatra. A bad bhakoot has 4 if the lords are
 * friends, else 1; two Moons in one pada have 0.
 */
import type { Source } from '../../rules/source.ts';

export interface Band {
  readonly label: string;
  readonly source: Source;
}

export interface CountedBand extends Band {
  /** The total that was graded. */
  readonly total: number;
}

/** The grades in order, each with its inclusive upper limit. */
type Grades = readonly (readonly [upTo: number, label: string])[];

const GOOD_BHAKOOT: Grades = [
  [16, 'nindya'],
  [20, 'madhyama'],
  [30, 'shreshtha'],
  [36, 'uttamottama'],
];
const BAD_BHAKOOT: Grades = [
  [20, 'nindya'],
  [25, 'madhyama'],
  [30, 'shreshtha'],
  [36, 'shreshthatara'],
];

const JN_GOOD: Source = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'guna-vichara 20-21',
  gist: 'band.good_bhakoot_up_16_nindya',
  verse: 'गुणैः षोडशभिर्निन्द्यं मध्यमा विंशतेस्तथा श्रेष्ठं त्रिंशद्गुणे यावत् परतस्तूत्तमोत्तमम् सद्भकूट इति ज्ञेयं',
};
const JN_BAD: Source = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'guna-vichara 21-22',
  gist: 'band.bad_bhakoot_up_20_nindya',
};
const DS: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '3 purvardha, vivaha: nadi',
  kind: 'section',
  gist: 'band.twenty_gunas_madhyama_more_ati',
  verse: 'सर्वगुणमेलनेन विंशतिगुणसंभवे मध्यमम् विंशत्यधिकगुणत्वेऽतिशुभम् विंशत्यूनत्वे त्वशुभम्',
};

const gradeOf = (grades: Grades, total: number): string => grades.find(([upTo]) => total <= upTo)?.[1] ?? 'uttamottama';

export const bandOf = (total: number, bhakootIsBad: boolean): Band =>
  bhakootIsBad
    ? { label: gradeOf(BAD_BHAKOOT, total), source: JN_BAD }
    : { label: gradeOf(GOOD_BHAKOOT, total), source: JN_GOOD };

const TWENTY = 20;
export const dharmasindhuBandOf = (total: number): CountedBand => ({
  total,
  label: total > TWENTY ? 'ati_shubha' : total === TWENTY ? 'madhyama' : 'ashubha',
  source: DS,
});
