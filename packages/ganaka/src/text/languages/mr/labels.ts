/** The labels of a day page in Marathi. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/mr.yaml: correct a word there. */
import { MISSING, type SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: 'पर्यंत',
  from: 'पासून',
  today: 'आज',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  moonrise: 'चंद्रोदय',
  moonset: 'चंद्रास्त',
  tithi: 'तिथी',
  nakshatra: 'नक्षत्र',
  yoga: 'योग',
  karana: 'करण',
  vara: 'वार',
  month: 'महिना',
  year: 'वर्ष',
  festival: MISSING,
};
