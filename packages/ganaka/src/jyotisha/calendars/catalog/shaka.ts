import { CALENDAR_NATIVE } from '../../../lexicon/year/calendar.ts';
import { SHAKA_MONTHS } from '../../../lexicon/year/calendar-months.ts';
import type { LawCalendar } from '../calendar.ts';
import { REFORM_COMMITTEE } from './sources.ts';

/** The national calendar of India. */
export const shaka: LawCalendar = {
  id: 'shaka',
  kind: 'law',
  native: CALENDAR_NATIVE.shaka,
  language: 'hi',
  script: 'devanagari',
  era: {
    id: 'shaka',
    minusAd: 78,
    gist: 'shaka.year',
    source: REFORM_COMMITTEE,
    confidence: 'law',
  },
  months: SHAKA_MONTHS,
  rules: [
    {
      id: 'civil',
      gist: 'shaka.civil',
      begins: { month: 3, day: 22 },
      lengths: [30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30],
      leap: { month: 1, when: 'first' },
      leapBeginsEarlier: true,
      source: `${REFORM_COMMITTEE}, recommendations (1)-(4)`,
      confidence: 'law',
    },
  ],
  since: {
    date: '1957-03-22',
    before: 'answered',
    gist: 'shaka.since',
  },
};
