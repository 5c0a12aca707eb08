/** The labels of a day page in Gujarati. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/gu.yaml: correct a word there. */
import type { SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: 'સુધી',
  from: 'થી',
  today: 'આજે',
  sunrise: 'સૂર્યોદય',
  sunset: 'સૂર્યાસ્ત',
  moonrise: 'ચંદ્રોદય',
  moonset: 'ચંદ્રાસ્ત',
  tithi: 'તિથિ',
  nakshatra: 'નક્ષત્ર',
  yoga: 'યોગ',
  karana: 'કરણ',
  vara: 'વાર',
  month: 'માસ',
  year: 'વર્ષ',
  festival: 'તહેવાર',
};
