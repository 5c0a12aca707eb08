import { CALENDAR_NATIVE } from '../../../lexicon/year/calendar.ts';
import { ODIA_MONTHS } from '../../../lexicon/year/calendar-months.ts';
import type { SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { ART, ART_28, PEER } from './sources.ts';

/** Odisha: a month begins on the day of the sankranti itself, counted from sunrise to sunrise. */
export const odia: SolarCalendar = {
  id: 'odia',
  kind: 'solar',
  native: CALENDAR_NATIVE.odia,
  language: 'or',
  script: 'odia',
  engine: 'drik',
  place: { name: 'Puri', latDeg: 19.8135, lonDeg: 85.8312, ...IST },
  era: {
    id: 'amli',
    minusAd: 592,
    gist: 'odia.year',
    source: ART('71'),
    confidence: 'read-in-text',
  },
  firstMonthRashi: 1,
  yearRashi: 6,
  months: ODIA_MONTHS,
  rules: [
    {
      id: 'sankranti-day',
      gist: 'odia.sankranti_day',
      cutoff: { kind: 'sunrise' },
      plusDays: 0,
      horizon: 'engine',
      source: ART_28('(1)(b)', '(ii)'),
      confidence: 'read-in-text',
    },
    {
      id: 'evening',
      gist: 'odia.evening',
      cutoff: { kind: 'clock', hours: 22.2 },
      plusDays: 0,
      horizon: 'engine',
      source: `a fit to ${PEER}; no text has it`,
      confidence: 'publisher-fit',
    },
  ],
};
