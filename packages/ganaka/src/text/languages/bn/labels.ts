/** The labels of a day page in Bengali. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/bn.yaml: correct a word there. */
import type { SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: 'পর্যন্ত',
  from: 'থেকে',
  today: 'আজ',
  sunrise: 'সূর্যোদয়',
  sunset: 'সূর্যাস্ত',
  moonrise: 'চন্দ্রোদয়',
  moonset: 'চন্দ্রাস্ত',
  tithi: 'তিথি',
  nakshatra: 'নক্ষত্র',
  yoga: 'যোগ',
  karana: 'করণ',
  vara: 'বার',
  month: 'মাস',
  year: 'বছর',
  festival: 'উৎসব',
};
