import type { SolarCalendar } from '../calendar.ts';
import { IST } from './places.ts';
import { ART, ART_28 } from './sources.ts';

/** Kerala: the sankranti within the first three fifths of the daylight. */
export const kollam: SolarCalendar = {
  id: 'kollam',
  kind: 'solar',
  native: 'കൊല്ലവർഷം',
  language: 'ml',
  script: 'malayalam',
  engine: 'drik',
  place: { name: 'Thiruvananthapuram', latDeg: 8.5241, lonDeg: 76.9366, ...IST },
  era: {
    id: 'kollam',
    minusAd: 824,
    gist: 'The Kollam year changes on 1 Chingam; in North Malabar it once began with Kanni.',
    source: ART('71'),
    confidence: 'read-in-text',
  },
  firstMonthRashi: 5,
  yearRashi: 5,
  months: [
    ['Chingam', 'ചിങ്ങം'],
    ['Kanni', 'കന്നി'],
    ['Thulam', 'തുലാം'],
    ['Vrischikam', 'വൃശ്ചികം'],
    ['Dhanu', 'ധനു'],
    ['Makaram', 'മകരം'],
    ['Kumbham', 'കുംഭം'],
    ['Meenam', 'മീനം'],
    ['Medam', 'മേടം'],
    ['Edavam', 'ഇടവം'],
    ['Mithunam', 'മിഥുനം'],
    ['Karkadakam', 'കർക്കടകം'],
  ],
  rules: [
    {
      id: 'aparahna',
      gist: 'A sankranti before three fifths of the daylight are gone makes that day the first; later the next day is.',
      cutoff: { kind: 'aparahna' },
      plusDays: 0,
      horizon: 'engine',
      source: ART_28('(2)(b)', '(iv)'),
      confidence: 'read-in-text',
    },
  ],
};
