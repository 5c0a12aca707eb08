import { CALENDAR_NATIVE } from '../../../lexicon/year/calendar.ts';
import { BANGLA_MONTHS } from '../../../lexicon/year/calendar-months.ts';
import type { SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { ART, ART_28, PEER } from './sources.ts';

const KARKA = 4;
const MAKARA = 10;

/** West Bengal and Tripura: a month begins on the civil day after the sankranti. */
export const bangla: SolarCalendar = {
  id: 'bangla',
  kind: 'solar',
  native: CALENDAR_NATIVE.bangla,
  language: 'bn',
  script: 'bengali',
  engine: 'drik',
  place: { name: 'Kolkata', latDeg: 22.5726, lonDeg: 88.3639, ...IST },
  era: {
    id: 'bangabda',
    minusAd: 593,
    gist: 'bangla.year',
    source: ART('71'),
    confidence: 'read-in-text',
  },
  firstMonthRashi: 1,
  yearRashi: 1,
  months: BANGLA_MONTHS,
  rules: [
    {
      id: 'midnight',
      gist: 'bangla.midnight',
      cutoff: { kind: 'midnight' },
      plusDays: 1,
      horizon: 'engine',
      source: ART_28('(1)(a)', '(i)'),
      confidence: 'read-in-text',
    },
    {
      id: 'midnight-tithi',
      gist: 'bangla.midnight_tithi',
      cutoff: { kind: 'midnight' },
      plusDays: 1,
      horizon: 'engine',
      nearMidnight: {
        fromMinutes: -14,
        toMinutes: 24,
        alwaysBefore: [KARKA],
        alwaysAfter: [MAKARA],
        source: `a fit to ${PEER}`,
        confidence: 'publisher-fit',
      },
      source: `a fit to ${PEER}, not tested on anything else; no text has it`,
      confidence: 'publisher-fit',
    },
  ],
};
