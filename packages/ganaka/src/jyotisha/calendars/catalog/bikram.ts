import { CALENDAR_NATIVE } from '../../../lexicon/year/calendar.ts';
import { BIKRAM_MONTHS } from '../../../lexicon/year/calendar-months.ts';
import { printedFirstDay } from '../bikram-printed.ts';
import type { SolarCalendar } from '../calendar.ts';
import { NEPAL_TIME } from './places.ts';

const KARKA = 4;
const MAKARA = 10;
const GHATI_MINUTES = 24;
const DHARMASINDHU = 'Dharmasindhu 1, sankranti-nirnaya (01/03)';
/** A point without a named zone counts as Kathmandu if it is within this many degrees of it. */
const NEAR_DEG = 0.5;

/**
 * Nepal: the cut-off is midnight. For Karka it is sunrise and for Makara sunset, because these two sankrantis follow
 * their day of observance. The table of sines of the Surya-siddhanta is used. With exact sines the sankrantis move by
 * up to 1.4 minutes, and one printed start (BS 1977-7) differs.
 */
export const bikram: SolarCalendar = {
  id: 'bikram',
  kind: 'solar',
  native: CALENDAR_NATIVE.bikram,
  language: 'ne',
  script: 'devanagari',
  engine: 'surya-siddhanta',
  options: { bija: 'full', jya: 'table' },
  place: { name: 'Kathmandu', latDeg: 27.7172, lonDeg: 85.324, ...NEPAL_TIME },
  era: {
    id: 'vikrama',
    minusAd: -57,
    gist: 'bikram.year',
    source: 'Nepal Rajpatra',
    confidence: 'law',
  },
  firstMonthRashi: 1,
  yearRashi: 1,
  months: BIKRAM_MONTHS,
  rules: [
    {
      id: 'punyakala',
      gist: 'bikram.punyakala',
      cutoff: { kind: 'midnight' },
      plusDays: 0,
      horizon: 'centre',
      rashis: [
        {
          rashi: KARKA,
          cutoff: { kind: 'sunrise' },
          source: `${DHARMASINDHU}: रात्रौ कर्कसंक्रान्तौ पूर्वदिनमेव पुण्यम्`,
          confidence: 'read-in-text',
        },
        {
          rashi: MAKARA,
          cutoff: { kind: 'sunset' },
          source: `${DHARMASINDHU}: मकरे रात्रिसंक्रमे सर्वत्र परदिनमेव पुण्यम्`,
          confidence: 'read-in-text',
        },
      ],
      nearMidnight: {
        fromMinutes: 0,
        toMinutes: GHATI_MINUTES,
        source: 'a fit to the print, found after its misses were looked at: worth three starts of 1,302',
        confidence: 'publisher-fit',
      },
      source: `${DHARMASINDHU} gives the day of observance; that the month begins on it is a fit to the print of BS 1975-2083`,
      confidence: 'publisher-fit',
    },
  ],
  printed: {
    source: 'the printed calendar of Nepal, BS 1975-2083',
    firstDay: printedFirstDay,
    holdsAt: ({ zone, latDeg, lonDeg }) =>
      zone === null
        ? Math.abs(latDeg - bikram.place.latDeg) < NEAR_DEG && Math.abs(lonDeg - bikram.place.lonDeg) < NEAR_DEG
        : zone === NEPAL_TIME.zone,
  },
};
