/** The labels of a day page in Kannada. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/kn.yaml: correct a word there. */
import { MISSING, type SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: 'ವರೆಗೆ',
  from: 'ಇಂದ',
  today: 'ಇಂದು',
  sunrise: 'ಸೂರ್ಯೋದಯ',
  sunset: 'ಸೂರ್ಯಾಸ್ತ',
  moonrise: 'ಚಂದ್ರೋದಯ',
  moonset: 'ಚಂದ್ರಾಸ್ತ',
  tithi: 'ತಿಥಿ',
  nakshatra: 'ನಕ್ಷತ್ರ',
  yoga: 'ಯೋಗ',
  karana: 'ಕರಣ',
  vara: 'ವಾರ',
  month: 'ಮಾಸ',
  year: MISSING,
  festival: 'ಹಬ್ಬ',
};
