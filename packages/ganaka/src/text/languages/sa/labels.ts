/** The labels of a day page in Sanskrit. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/sa.yaml: correct a word there. */
import { MISSING, type SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: MISSING,
  from: MISSING,
  today: 'अद्य',
  sunrise: 'सूर्योदयः',
  sunset: 'सूर्यास्तमयः',
  moonrise: 'चन्द्रोदयः',
  moonset: 'चन्द्रास्तमयः',
  tithi: 'तिथिः',
  nakshatra: 'नक्षत्रम्',
  yoga: 'योगः',
  karana: 'करणम्',
  vara: 'वासरः',
  month: 'मासः',
  year: 'वर्षम्',
  festival: 'उत्सवः',
};
