import { CALENDAR_NATIVE } from '../../../lexicon/year/calendar.ts';
import { ASSAM_MONTHS } from '../../../lexicon/year/calendar-months.ts';
import type { SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { RASHTRIYA, REFORM_COMMITTEE } from './sources.ts';

/** Assam: months begin as in Bengal. */
export const assam: SolarCalendar = {
  id: 'assam',
  kind: 'solar',
  native: CALENDAR_NATIVE.assam,
  language: 'as',
  script: 'bengali',
  engine: 'drik',
  place: { name: 'Guwahati', latDeg: 26.1445, lonDeg: 91.7362, ...IST },
  era: {
    id: 'bhaskarabda',
    minusAd: 593,
    gist: 'assam.year',
    source: 'common practice',
    confidence: 'general-knowledge',
  },
  firstMonthRashi: 1,
  yearRashi: 1,
  months: ASSAM_MONTHS,
  rules: [
    {
      id: 'midnight',
      gist: 'bangla.midnight',
      cutoff: { kind: 'midnight' },
      plusDays: 1,
      horizon: 'engine',
      source: `${RASHTRIYA}: one column for Bengal and Assam; ${REFORM_COMMITTEE}, Part B`,
      confidence: 'secondary',
    },
  ],
};
