import { CALENDAR_NATIVE } from '../../../lexicon/year/calendar.ts';
import type { LawCalendar } from '../calendar.ts';
import { FROM_CHET } from './punjab.ts';

/** The Nanakshahi calendar of 2003, which is fixed to the Gregorian year. */
export const nanakshahi: LawCalendar = {
  id: 'nanakshahi',
  kind: 'law',
  native: CALENDAR_NATIVE.nanakshahi,
  language: 'pa',
  script: 'gurmukhi',
  era: {
    id: 'nanakshahi',
    minusAd: 1468,
    gist: 'nanakshahi.year',
    source: 'P. S. Purewal’s calendar, as the tests of akaltakht/nanakshahi have it',
    confidence: 'law',
  },
  months: FROM_CHET,
  rules: [
    {
      id: 'fixed-2003',
      gist: 'nanakshahi.fixed_2003',
      begins: { month: 3, day: 14 },
      lengths: [31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, 30],
      leap: { month: 12, when: 'last' },
      source: 'the calendar of 2003, as akaltakht/nanakshahi and Sarabveer/nanakshahi-js have it',
      confidence: 'law',
    },
  ],
  since: {
    date: '2003-03-14',
    before: 'answered',
    gist: 'nanakshahi.since',
  },
};
