/** The labels of a day page in Tamil. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/ta.yaml: correct a word there. */
import { MISSING, type SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: 'வரை',
  from: 'முதல்',
  today: 'இன்று',
  sunrise: 'சூரிய உதயம்',
  sunset: 'சூரிய அஸ்தமனம்',
  moonrise: 'சந்திர உதயம்',
  moonset: 'சந்திர அஸ்தமனம்',
  tithi: 'திதி',
  nakshatra: 'நட்சத்திரம்',
  yoga: 'யோகம்',
  karana: 'கரணம்',
  vara: MISSING,
  month: 'மாதம்',
  year: 'ஆண்டு',
  festival: 'திருவிழா',
};
