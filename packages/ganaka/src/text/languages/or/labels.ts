/** The labels of a day page in Odia. Made by builders/lexicon.ts from packages/ganaka/data/lexicon/or.yaml: correct a word there. */
import { MISSING, type SomeLabels } from '../../language.ts';

export const labels: SomeLabels = {
  until: 'ପର୍ଯ୍ୟନ୍ତ',
  from: 'ରୁ',
  today: 'ଆଜି',
  sunrise: 'ସୂର୍ଯ୍ୟୋଦୟ',
  sunset: 'ସୂର୍ଯ୍ୟାସ୍ତ',
  moonrise: MISSING,
  moonset: MISSING,
  tithi: 'ତିଥି',
  nakshatra: 'ନକ୍ଷତ୍ର',
  yoga: 'ଯୋଗ',
  karana: 'କରଣ',
  vara: MISSING,
  month: 'ମାସ',
  year: 'ବର୍ଷ',
  festival: 'ପର୍ବ',
};
