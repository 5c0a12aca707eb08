import type { SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { ART, ART_28 } from './sources.ts';

/** Tamil Nadu and Puducherry: the day whose sunset follows the sankranti. */
export const tamil: SolarCalendar = {
  id: 'tamil',
  kind: 'solar',
  native: 'தமிழ் நாட்காட்டி',
  language: 'ta',
  script: 'tamil',
  engine: 'drik',
  place: { name: 'Chennai', latDeg: 13.0827, lonDeg: 80.2707, ...IST },
  era: {
    id: 'shaka',
    minusAd: 78,
    gist: 'The Shaka year changes on 1 Chithirai; the year also has its name of the sixty.',
    source: ART('62'),
    confidence: 'read-in-text',
  },
  firstMonthRashi: 1,
  yearRashi: 1,
  sixtyYears: true,
  also: { field: 'tiruvalluvar_year', rashi: 10, minusAd: -31 },
  months: [
    ['Chithirai', 'சித்திரை'],
    ['Vaikasi', 'வைகாசி'],
    ['Aani', 'ஆனி'],
    ['Aadi', 'ஆடி'],
    ['Aavani', 'ஆவணி'],
    ['Purattasi', 'புரட்டாசி'],
    ['Aippasi', 'ஐப்பசி'],
    ['Karthigai', 'கார்த்திகை'],
    ['Margazhi', 'மார்கழி'],
    ['Thai', 'தை'],
    ['Maasi', 'மாசி'],
    ['Panguni', 'பங்குனி'],
  ],
  rules: [
    {
      id: 'sunset',
      gist: 'A sankranti before sunset makes that day the first; after sunset the next day is.',
      cutoff: { kind: 'sunset' },
      plusDays: 0,
      horizon: 'engine',
      source: ART_28('(2)(a)', '(iii)'),
      confidence: 'read-in-text',
    },
  ],
};
