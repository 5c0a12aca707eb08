import { CALENDAR_NATIVE } from '../../../lexicon/year/calendar.ts';
import { type MonthName, PUNJABI_MONTHS } from '../../../lexicon/year/calendar-months.ts';
import type { SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { JANTRIS, RASHTRIYA } from './sources.ts';

export const FROM_CHET: readonly MonthName[] = [...PUNJABI_MONTHS.slice(-1), ...PUNJABI_MONTHS.slice(0, -1)];

export const AMRITSAR = { name: 'Amritsar', latDeg: 31.634, lonDeg: 74.8723, ...IST } as const;

const SANKRANTI_DAY = {
  id: 'sankranti-day',
  gist: 'odia.sankranti_day',
  cutoff: { kind: 'sunrise' },
  plusDays: 0,
  horizon: 'engine',
  confidence: 'publisher-fit',
} as const;

/** Punjab and Haryana: a month begins on the day of the sankranti itself, counted from sunrise to sunrise. */
export const punjab: SolarCalendar = {
  id: 'punjab',
  kind: 'solar',
  native: CALENDAR_NATIVE.punjab,
  language: 'pa',
  script: 'gurmukhi',
  engine: 'drik',
  place: AMRITSAR,
  era: {
    id: 'vikrama',
    minusAd: -57,
    gist: 'punjab.year',
    source: 'as other programs count it',
    confidence: 'secondary',
  },
  firstMonthRashi: 1,
  yearRashi: 1,
  months: PUNJABI_MONTHS,
  rules: [{ ...SANKRANTI_DAY, source: `${RASHTRIYA}, column of Punjab, Haryana and Odisha` }],
};

/** The Nanakshahi calendar in its amended form, whose months follow the sankranti again. */
export const nanakshahiAmended: SolarCalendar = {
  id: 'nanakshahi-amended',
  kind: 'solar',
  native: CALENDAR_NATIVE['nanakshahi-amended'],
  language: 'pa',
  script: 'gurmukhi',
  engine: 'drik',
  place: AMRITSAR,
  era: {
    id: 'nanakshahi',
    minusAd: 1467, // relative to the solar year in whose last month (Mina) the Nanakshahi year begins
    gist: 'nanakshahi_amended.year',
    source: JANTRIS,
    confidence: 'publisher-fit',
  },
  firstMonthRashi: 12,
  yearRashi: 12,
  months: FROM_CHET,
  rules: [{ ...SANKRANTI_DAY, source: JANTRIS }],
  since: {
    date: '2003-03-14',
    before: 'refused',
    why: 'the Nanakshahi calendar was adopted on 14 March 2003',
  },
};
