import type { LawCalendar } from '../calendar.ts';
import { BANGLA_MONTHS } from './bangla.ts';

/** Bangladesh: by law since 1987, with other lengths since 2019. */
export const bangladesh: LawCalendar = {
  id: 'bangladesh',
  kind: 'law',
  native: 'বাংলা বর্ষপঞ্জি (বাংলাদেশ)',
  language: 'bn',
  script: 'bengali',
  era: {
    id: 'bangabda',
    minusAd: 593,
    gist: 'The Bangla year of Bangladesh changes on 14 April.',
    source: 'the reforms of 1987 and 2019',
    confidence: 'law',
  },
  months: BANGLA_MONTHS,
  rules: [
    {
      id: '1987',
      gist: 'Five months of 31 days from 14 April, then seven of 30; Falgun has 31 where the February in it has 29.',
      begins: { month: 4, day: 14 },
      lengths: [31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, 30],
      leap: { month: 11, when: 'last' },
      source: 'the calendar of 1987, as commenthol/date-bengali-revised has it',
      confidence: 'law',
    },
    {
      id: '2019',
      gist: 'Six months of 31 days from 14 April, four of 30, Falgun of 29 and Choitro of 30; Falgun has 30 where the February in it has 29.',
      begins: { month: 4, day: 14 },
      lengths: [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 29, 30],
      leap: { month: 11, when: 'last' },
      fromYear: 1426, // its first day that differs is 31 Ashwin 1426, 16 October 2019
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
