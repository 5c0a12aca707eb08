import type { LawCalendar } from '../calendar.ts';
import { FROM_CHET } from './punjab.ts';

/** The calendar of 2003: fixed to the Gregorian year. */
export const nanakshahi: LawCalendar = {
  id: 'nanakshahi',
  kind: 'law',
  native: 'ਨਾਨਕਸ਼ਾਹੀ',
  language: 'pa',
  script: 'gurmukhi',
  era: {
    id: 'nanakshahi',
    minusAd: 1468,
    gist: 'The Nanakshahi year changes on 14 March and counts from 1469.',
    source: 'P. S. Purewal’s calendar, as the tests of akaltakht/nanakshahi have it',
    confidence: 'law',
  },
  months: FROM_CHET,
  rules: [
    {
      id: 'fixed-2003',
      gist: 'Five months of 31 days from 14 March, then seven of 30; Phagan has 31 where the February in it has 29.',
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
    why: 'the calendar was adopted on 14 March 2003; earlier days are counted back by the same rule',
  },
};
