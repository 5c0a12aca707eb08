/** The labels of a day page in Sanskrit in Roman letters. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/sa.yaml: correct a word there. */
import { MISSING, type SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: MISSING,
  from: MISSING,
  today: MISSING,
  sunrise: 'sūryodayaḥ',
  sunset: 'sūryāstamayaḥ',
  moonrise: 'candrodayaḥ',
  moonset: 'candrāstamayaḥ',
  tithi: 'tithiḥ',
  nakshatra: 'nakṣatram',
  yoga: 'yogaḥ',
  karana: 'karaṇam',
  vara: 'vāsaraḥ',
  month: 'māsaḥ',
  year: 'varṣam',
  festival: 'utsavaḥ',
};
