import { CALENDAR_NATIVE } from '../../../lexicon/year/calendar.ts';
import { BANGLA_MONTHS } from '../../../lexicon/year/calendar-months.ts';
import type { LawCalendar } from '../calendar.ts';

/** Bangladesh: months have fixed lengths by law since 1987, and other lengths since 2019. */
export const bangladesh: LawCalendar = {
  id: 'bangladesh',
  kind: 'law',
  native: CALENDAR_NATIVE.bangladesh,
  language: 'bn',
  script: 'bengali',
  era: {
    id: 'bangabda',
    minusAd: 593,
    gist: 'bangladesh.year',
    source: 'the reforms of 1987 and 2019',
    confidence: 'law',
  },
  months: BANGLA_MONTHS,
  rules: [
    {
      id: '1987',
      gist: 'bangladesh.law_1987',
      begins: { month: 4, day: 14 },
      lengths: [31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, 30],
      leap: { month: 11, when: 'last' },
      source: 'the calendar of 1987, as commenthol/date-bengali-revised has it',
      confidence: 'law',
    },
    {
      id: '2019',
      gist: 'bangladesh.law_2019',
      begins: { month: 4, day: 14 },
      lengths: [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 29, 30],
      leap: { month: 11, when: 'last' },
      fromYear: 1426, // the first day that differs is 31 Ashwin 1426, 16 October 2019
      source: 'Bangla Academy, circular of 2019 (bdnews24, 16 October 2019)',
      confidence: 'law',
    },
  ],
  since: {
    date: '1987-04-14',
    before: 'refused',
    why: 'the calendar of Bangladesh was made law from 14 April 1987; before that the bangla calendar was kept',
  },
};
