/** The labels of a day page in Nepali. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/ne.yaml: correct a word there. */
import type { SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: 'सम्म',
  from: 'देखि',
  today: 'आज',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  moonrise: 'चन्द्रोदय',
  moonset: 'चन्द्रास्त',
  tithi: 'तिथि',
  nakshatra: 'नक्षत्र',
  yoga: 'योग',
  karana: 'करण',
  vara: 'वार',
  month: 'महिना',
  year: 'वर्ष',
  festival: 'पर्व',
};
