/**
 * Yogini: eight yoginis over 36 years. The first is found from the number of the birth nakshatra plus three, divided by
 * eight (BPHS 46.195-46.200).
 */
import { YOGINI } from '../../../lexicon/hours/yogini.ts';
import type { Source } from '../../../rules/source.ts';
import { nakshatraOf } from '../chart/chart.ts';
import { type DashaStart, elapsedPart } from './dasha.ts';

export type Yogini = (typeof YOGINI)[number];

export const YOGINI_SOURCE: Source = {
  confidence: 'secondary',
  work: 'BPHS',
  at: '46.195-46.200',
  gist: 'yogini.number_birth_star_plus_three',
  verse: 'जन्मर्क्षं च त्रिभिर्युक्तं वसुभिर्भागमाहरेत् एकादिशेषे विज्ञेया योगिन्यो मङ्गलादिकाः एकाद्येकोत्तरा ज्ञेयाः क्रमादासां दशासमाः',
};

/** Three rounds of the eight yoginis. */
export const YOGINI_COUNT = 24;

export function yoginiFrom(moon: number): DashaStart<Yogini> {
  const first = (nakshatraOf(moon) + 2) % YOGINI.length; // (number + 3) modulo eight, counted from 0
  const years = YOGINI[first]?.years ?? 0;
  const gone = elapsedPart(moon);
  return { ring: YOGINI, first, elapsedYears: years * gone, balanceYears: years * (1 - gone) };
}
