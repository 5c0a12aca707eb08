import type { MonthName, SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { ART, ART_28, PEER } from './sources.ts';

export const BANGLA_MONTHS: readonly MonthName[] = [
  ['Boishakh', 'বৈশাখ'],
  ['Joishtho', 'জ্যৈষ্ঠ'],
  ['Asharh', 'আষাঢ়'],
  ['Srabon', 'শ্রাবণ'],
  ['Bhadro', 'ভাদ্র'],
  ['Ashwin', 'আশ্বিন'],
  ['Kartik', 'কার্তিক'],
  ['Ogrohayon', 'অগ্রহায়ণ'],
  ['Poush', 'পৌষ'],
  ['Magh', 'মাঘ'],
  ['Falgun', 'ফাল্গুন'],
  ['Choitro', 'চৈত্র'],
];

const KARKA = 4;
const MAKARA = 10;

/** West Bengal and Tripura: the civil day after the sankranti. */
export const bangla: SolarCalendar = {
  id: 'bangla',
  kind: 'solar',
  native: 'বঙ্গাব্দ',
  language: 'bn',
  script: 'bengali',
  engine: 'drik',
  place: { name: 'Kolkata', latDeg: 22.5726, lonDeg: 88.3639, ...IST },
  era: {
    id: 'bangabda',
    minusAd: 593,
    gist: 'The Bengali San changes on 1 Boishakh.',
    source: ART('71'),
    confidence: 'read-in-text',
  },
  firstMonthRashi: 1,
  yearRashi: 1,
  months: BANGLA_MONTHS,
  rules: [
    {
      id: 'midnight',
      gist: 'The first day is the civil day after the one, from midnight to midnight, that holds the sankranti.',
      cutoff: { kind: 'midnight' },
      plusDays: 1,
      horizon: 'engine',
      source: ART_28('(1)(a)', '(i)'),
      confidence: 'read-in-text',
    },
    {
      id: 'midnight-tithi',
      gist: 'As the midnight rule; from 14 minutes before midnight to 24 after it the tithi decides, Karka counts as before and Makara as after.',
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
