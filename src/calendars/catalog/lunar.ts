import type { LunarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { ART, RASHTRIYA } from './sources.ts';

/** Lunar months, as almanacs name them. */
export const lunar: LunarCalendar = {
  id: 'lunar',
  kind: 'lunar',
  native: 'चान्द्र मास',
  language: 'hi',
  script: 'devanagari',
  engine: 'drik',
  place: { name: 'Central Station', latDeg: 23.183333, lonDeg: 82.5, ...IST },
  rules: [
    {
      id: 'amanta',
      gist: 'A month runs from new moon to new moon and is named by the rashi entered in it; without one it is adhika of the next name, with two the second name is lost.',
      source: ART('45-48'),
      confidence: 'read-in-text',
    },
    {
      id: 'purnimanta',
      gist: 'The dark half has the next month’s name; an adhika month stays whole, its bright half first.',
      source: `${ART('51')}; ${RASHTRIYA}`,
      confidence: 'read-in-text',
    },
  ],
};
