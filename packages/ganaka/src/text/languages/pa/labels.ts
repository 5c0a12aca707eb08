/** The labels of a day page in Punjabi. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/pa.yaml: correct a word there. */
import { MISSING, type SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: 'ਤੱਕ',
  from: 'ਤੋਂ',
  today: 'ਅੱਜ',
  sunrise: 'ਸੂਰਜ ਚੜ੍ਹਨ',
  sunset: 'ਸੂਰਜ ਡੁੱਬਣ',
  moonrise: MISSING,
  moonset: MISSING,
  tithi: 'ਤਿਥੀ',
  nakshatra: 'ਨਛੱਤਰ',
  yoga: 'ਯੋਗ',
  karana: 'ਕਰਣ',
  vara: 'ਵਾਰ',
  month: 'ਮਹੀਨਾ',
  year: 'ਸਾਲ',
  festival: 'ਤਿਉਹਾਰ',
};
