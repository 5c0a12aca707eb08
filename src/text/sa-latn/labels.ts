/** The labels of a day page in Sanskrit in Roman letters. Made by builders/lexicon.ts from data/lexicon/sa.yaml: correct a word there. */
import { MISSING, type SomeLabels } from '../language.ts';

export const labels: SomeLabels = {
  until: MISSING,
  from: MISSING,
  today: MISSING,
  sunrise: MISSING,
  sunset: MISSING,
  moonrise: MISSING,
  moonset: MISSING,
  tithi: MISSING,
  nakshatra: MISSING,
  yoga: MISSING,
  karana: MISSING,
  vara: MISSING,
  month: MISSING,
  year: MISSING,
  festival: MISSING,
};
