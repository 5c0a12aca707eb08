import { CALENDAR_NATIVE } from '../../../lexicon/year/calendar.ts';
import { KOLLAM_MONTHS } from '../../../lexicon/year/calendar-months.ts';
import type { SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { ART, ART_28 } from './sources.ts';

/** Kerala: a month begins on the day of the sankranti, or the next day if three fifths of the daylight have passed. */
export const kollam: SolarCalendar = {
  id: 'kollam',
  kind: 'solar',
  native: CALENDAR_NATIVE.kollam,
  language: 'ml',
  script: 'malayalam',
  engine: 'drik',
  place: { name: 'Thiruvananthapuram', latDeg: 8.5241, lonDeg: 76.9366, ...IST },
  era: {
    id: 'kollam',
    minusAd: 824,
    gist: 'kollam.year',
    source: ART('71'),
    confidence: 'read-in-text',
  },
  firstMonthRashi: 5,
  yearRashi: 5,
  months: KOLLAM_MONTHS,
  rules: [
    {
      id: 'aparahna',
      gist: 'kollam.aparahna',
      cutoff: { kind: 'aparahna' },
      plusDays: 0,
      horizon: 'engine',
      source: ART_28('(2)(b)', '(iv)'),
      confidence: 'read-in-text',
    },
  ],
};
