import type { SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { RASHTRIYA, REFORM_COMMITTEE } from './sources.ts';

/** Assam: as in Bengal. */
export const assam: SolarCalendar = {
  id: 'assam',
  kind: 'solar',
  native: 'ভাস্কৰাব্দ',
  language: 'as',
  script: 'bengali',
  engine: 'drik',
  place: { name: 'Guwahati', latDeg: 26.1445, lonDeg: 91.7362, ...IST },
  era: {
    id: 'bhaskarabda',
    minusAd: 593,
    gist: 'The Bhaskarabda changes on 1 Bohag.',
    source: 'common practice',
    confidence: 'general-knowledge',
  },
  firstMonthRashi: 1,
  yearRashi: 1,
  months: [
    ['Bohag', "ব'হাগ"],
    ['Jeth', 'জেঠ'],
    ['Ahar', 'আহাৰ'],
    ['Saon', 'শাওণ'],
    ['Bhado', 'ভাদ'],
    ['Ahin', 'আহিন'],
    ['Kati', 'কাতি'],
    ['Aghon', 'আঘোণ'],
    ['Puh', 'পুহ'],
    ['Magh', 'মাঘ'],
    ['Phagun', 'ফাগুন'],
    ['Chot', "চ'ত"],
  ],
  rules: [
    {
      id: 'midnight',
      gist: 'The first day is the civil day after the one, from midnight to midnight, that holds the sankranti.',
      cutoff: { kind: 'midnight' },
      plusDays: 1,
      horizon: 'engine',
      source: `${RASHTRIYA}: one column for Bengal and Assam; ${REFORM_COMMITTEE}, Part B`,
      confidence: 'secondary',
    },
  ],
};
