import type { MonthName, SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { JANTRIS, RASHTRIYA } from './sources.ts';

/** From Vaisakh; the Nanakshahi year begins with Chet. */
const PUNJABI_MONTHS: readonly MonthName[] = [
  ['Vaisakh', 'ਵੈਸਾਖ'],
  ['Jeth', 'ਜੇਠ'],
  ['Harh', 'ਹਾੜ'],
  ['Sawan', 'ਸਾਵਣ'],
  ['Bhadon', 'ਭਾਦੋਂ'],
  ['Assu', 'ਅੱਸੂ'],
  ['Katak', 'ਕੱਤਕ'],
  ['Maghar', 'ਮੱਘਰ'],
  ['Poh', 'ਪੋਹ'],
  ['Magh', 'ਮਾਘ'],
  ['Phagan', 'ਫੱਗਣ'],
  ['Chet', 'ਚੇਤ'],
];
export const FROM_CHET: readonly MonthName[] = [...PUNJABI_MONTHS.slice(-1), ...PUNJABI_MONTHS.slice(0, -1)];

export const AMRITSAR = { name: 'Amritsar', latDeg: 31.634, lonDeg: 74.8723, ...IST } as const;

const SANKRANTI_DAY = {
  id: 'sankranti-day',
  gist: 'The first day is the one, from sunrise to sunrise, that holds the sankranti.',
  cutoff: { kind: 'sunrise' },
  plusDays: 0,
  horizon: 'engine',
  confidence: 'publisher-fit',
} as const;

/** Punjab and Haryana: the day of the sankranti itself, from sunrise to sunrise. */
export const punjab: SolarCalendar = {
  id: 'punjab',
  kind: 'solar',
  native: 'ਬਿਕ੍ਰਮੀ ਸੰਮਤ',
  language: 'pa',
  script: 'gurmukhi',
  engine: 'drik',
  place: AMRITSAR,
  era: {
    id: 'vikrama',
    minusAd: -57,
    gist: 'The solar Bikrami year changes on 1 Vaisakh.',
    source: 'as other programs count it',
    confidence: 'secondary',
  },
  firstMonthRashi: 1,
  yearRashi: 1,
  months: PUNJABI_MONTHS,
  rules: [{ ...SANKRANTI_DAY, source: `${RASHTRIYA}, column of Punjab, Haryana and Odisha` }],
};

/** The months of the Nanakshahi jantri since it follows the sankranti again. */
export const nanakshahiAmended: SolarCalendar = {
  id: 'nanakshahi-amended',
  kind: 'solar',
  native: 'ਨਾਨਕਸ਼ਾਹੀ (ਸੋਧਿਆ)',
  language: 'pa',
  script: 'gurmukhi',
  engine: 'drik',
  place: AMRITSAR,
  era: {
    id: 'nanakshahi',
    minusAd: 1467, // of the solar year in whose last month, Mina, it begins
    gist: 'The Nanakshahi year changes on 1 Chet, the Mina sankranti.',
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
