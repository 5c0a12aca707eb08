/** The labels of a day page in Telugu. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/te.yaml: correct a word there. */
import type { SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: 'వరకు',
  from: 'నుండి',
  today: 'ఈ రోజు',
  sunrise: 'సూర్యోదయం',
  sunset: 'సూర్యాస్తమయం',
  moonrise: 'చంద్రోదయం',
  moonset: 'చంద్రాస్తమయం',
  tithi: 'తిథి',
  nakshatra: 'నక్షత్రం',
  yoga: 'యోగం',
  karana: 'కరణం',
  vara: 'వారం',
  month: 'మాసం',
  year: 'సంవత్సరం',
  festival: 'పండుగ',
};
