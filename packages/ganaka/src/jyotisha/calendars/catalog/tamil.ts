import { CALENDAR_NATIVE } from '../../../lexicon/year/calendar.ts';
import { TAMIL_MONTHS } from '../../../lexicon/year/calendar-months.ts';
import type { SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { ART, ART_28 } from './sources.ts';

/** Tamil Nadu and Puducherry: a month begins on the civil day of the first sunset after the sankranti. */
export const tamil: SolarCalendar = {
  id: 'tamil',
  kind: 'solar',
  native: CALENDAR_NATIVE.tamil,
  language: 'ta',
  script: 'tamil',
  engine: 'drik',
  place: { name: 'Chennai', latDeg: 13.0827, lonDeg: 80.2707, ...IST },
  era: {
    id: 'shaka',
    minusAd: 78,
    gist: 'tamil.year',
    source: ART('62'),
    confidence: 'read-in-text',
  },
  firstMonthRashi: 1,
  yearRashi: 1,
  sixtyYears: true,
  also: { field: 'tiruvalluvar_year', rashi: 10, minusAd: -31 },
  months: TAMIL_MONTHS,
  rules: [
    {
      id: 'sunset',
      gist: 'tamil.sunset',
      cutoff: { kind: 'sunset' },
      plusDays: 0,
      horizon: 'engine',
      source: ART_28('(2)(a)', '(iii)'),
      confidence: 'read-in-text',
    },
  ],
};
