import { CALENDAR_NATIVE } from '../../../lexicon/year/calendar.ts';
import { LUNAR_MONTHS } from '../../../lexicon/year/calendar-months.ts';
import type { LunarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { ART, RASHTRIYA } from './sources.ts';

/** Lunar months, as almanacs name them. */
export const lunar: LunarCalendar = {
  id: 'lunar',
  kind: 'lunar',
  native: CALENDAR_NATIVE.lunar,
  language: 'hi',
  script: 'devanagari',
  months: LUNAR_MONTHS,
  engine: 'drik',
  place: { name: 'Central Station', latDeg: 23.183333, lonDeg: 82.5, ...IST },
  rules: [
    {
      id: 'amanta',
      gist: 'lunar.amanta',
      source: ART('45-48'),
      confidence: 'read-in-text',
    },
    {
      id: 'purnimanta',
      gist: 'lunar.purnimanta',
      source: `${ART('51')}; ${RASHTRIYA}`,
      confidence: 'read-in-text',
    },
  ],
};
