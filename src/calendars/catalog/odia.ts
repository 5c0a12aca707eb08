import type { SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { ART, ART_28, PEER } from './sources.ts';

/** Odisha: the day of the sankranti itself, from sunrise to sunrise. */
export const odia: SolarCalendar = {
  id: 'odia',
  kind: 'solar',
  native: 'ଓଡ଼ିଆ ପାଞ୍ଜି',
  language: 'or',
  script: 'odia',
  engine: 'drik',
  place: { name: 'Puri', latDeg: 19.8135, lonDeg: 85.8312, ...IST },
  era: {
    id: 'amli',
    minusAd: 592,
    gist: 'Counted from the Kanya sankranti, which is the Vilayati year; Amli proper changes on Bhadrapada shukla 12, and publishers call this count Amli or Sal.',
    source: ART('71'),
    confidence: 'read-in-text',
  },
  firstMonthRashi: 1,
  yearRashi: 6,
  months: [
    ['Baisakha', 'ବୈଶାଖ'],
    ['Jyeshtha', 'ଜ୍ୟେଷ୍ଠ'],
    ['Ashadha', 'ଆଷାଢ଼'],
    ['Shrabana', 'ଶ୍ରାବଣ'],
    ['Bhadraba', 'ଭାଦ୍ରବ'],
    ['Ashwina', 'ଆଶ୍ୱିନ'],
    ['Kartika', 'କାର୍ତ୍ତିକ'],
    ['Margashira', 'ମାର୍ଗଶିର'],
    ['Pausha', 'ପୌଷ'],
    ['Magha', 'ମାଘ'],
    ['Phalguna', 'ଫାଲ୍ଗୁନ'],
    ['Chaitra', 'ଚୈତ୍ର'],
  ],
  rules: [
    {
      id: 'sankranti-day',
      gist: 'The first day is the one, from sunrise to sunrise, that holds the sankranti.',
      cutoff: { kind: 'sunrise' },
      plusDays: 0,
      horizon: 'engine',
      source: ART_28('(1)(b)', '(ii)'),
      confidence: 'read-in-text',
    },
    {
      id: 'evening',
      gist: 'A sankranti before 22:12 on the clock makes that day the first; later the next day is.',
      cutoff: { kind: 'clock', hours: 22.2 },
      plusDays: 0,
      horizon: 'engine',
      source: `a fit to ${PEER}; no text has it`,
      confidence: 'publisher-fit',
    },
  ],
};
