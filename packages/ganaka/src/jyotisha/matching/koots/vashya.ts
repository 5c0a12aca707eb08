/**
 * Vashya: which sign obeys which. The Muhurta Chintamani gives rules for the human signs and Simha and leaves the rest
 * to custom. So the 5 × 5 table is the customary one (values 2, 1½, 1, 0).
 * The Jyotirnibandha has the grades 2, 1, ½, 0 but does not say which pair has which grade. So both point systems use
 * this one table.
 */
import type { Native } from '../../kundali/chart/native.ts';
import { VASHYAS, type Vashya, vashyaOf } from '../../kundali/graha/vashya.ts';
import type { Pair } from '../pair.ts';
import type { Alternative, Koot } from './koot.ts';

/** Rows are the bride's class and columns the groom's, in the order of `VASHYAS`. */
type Table = readonly (readonly number[])[];
const VASHYA_POINTS: Table = [
  [2, 1, 1, 1.5, 1],
  [1, 2, 1.5, 0, 1],
  [1, 1.5, 2, 1, 1],
  [0, 0, 0, 2, 0],
  [1, 1, 1, 0, 2],
];

/** The points of the program Maitreya, which other programs follow. */
const MAITREYA_POINTS: Table = [
  [2, 0.5, 1, 0, 2],
  [0.5, 2, 0, 0, 0],
  [1, 0, 2, 2, 2],
  [0, 0, 2, 2, 0],
  [1, 0, 1, 0, 2],
];

const indexOf = ({ rashi, amsha }: Native): number => VASHYAS.indexOf(vashyaOf(rashi, amsha));
const pointsIn =
  (table: Table) =>
  ({ boy, girl }: Pair): number =>
    table[indexOf(girl)]?.[indexOf(boy)] ?? 0;

const SIMHA = 5;
const VRISHCHIKA = 8;

/**
 * Whether `one` obeys `other` by the verse itself: all signs but Simha obey the human signs, and all but Vrishchika
 * obey Simha.
 */
export const obeysByVerse = (one: Native, other: Native): boolean =>
  (vashyaOf(other.rashi, other.amsha) === 'manava' && one.rashi !== SIMHA) ||
  (other.rashi === SIMHA && one.rashi !== VRISHCHIKA && one.rashi !== SIMHA);

const MAITREYA: Alternative = {
  table: 'maitreya',
  points: pointsIn(MAITREYA_POINTS),
  source: {
    confidence: 'secondary',
    work: 'saravali.de (Maitreya), table of vashya',
    gist: 'vashya.grades_2_1_0_jyotirnibandha',
  },
};

export const vashya: Koot<Vashya> = {
  id: 'vashya',
  max: 2,
  of: ({ rashi, amsha }) => vashyaOf(rashi, amsha),
  points: pointsIn(VASHYA_POINTS),
  source: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.23',
    gist: 'vashya.all_signs_but_simha_obey',
    verse: 'हित्वा मृगेन्द्रं नरराशिवश्याः सर्वे तथैषां जलजास्तु भक्ष्याः सर्वेऽपि सिंहस्य वशे विनाऽलिं ज्ञेयं नराणां व्यवहारतोऽन्यत्',
  },
  pointsSource: () => POINTS,
  alternatives: [MAITREYA],
};

const POINTS = {
  confidence: 'general-knowledge',
  gist: 'vashya.points_five_classes_signs_dhanu',
} as const;
