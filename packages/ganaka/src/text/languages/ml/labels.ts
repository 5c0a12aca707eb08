/** The labels of a day page in Malayalam. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/ml.yaml: correct a word there. */
import { MISSING, type SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: 'വരെ',
  from: MISSING,
  today: 'ഇന്ന്',
  sunrise: 'സൂര്യോദയം',
  sunset: 'സൂര്യാസ്തമയം',
  moonrise: 'ചന്ദ്രോദയം',
  moonset: MISSING,
  tithi: 'തിഥി',
  nakshatra: 'നക്ഷത്രം',
  yoga: 'യോഗം',
  karana: 'കരണം',
  vara: 'വാരം',
  month: 'മാസം',
  year: 'വർഷം',
  festival: 'ഉത്സവം',
};
