import type { LawCalendar } from '../calendar.ts';
import { REFORM_COMMITTEE } from './sources.ts';

/** The national calendar of India. */
export const shaka: LawCalendar = {
  id: 'shaka',
  kind: 'law',
  native: 'भारतीय राष्ट्रीय पंचांग',
  language: 'hi',
  script: 'devanagari',
  era: {
    id: 'shaka',
    minusAd: 78,
    gist: 'The civil Shaka year changes on 1 Chaitra.',
    source: REFORM_COMMITTEE,
    confidence: 'law',
  },
  months: [
    ['Chaitra', 'चैत्र'],
    ['Vaishakha', 'वैशाख'],
    ['Jyaishtha', 'ज्येष्ठ'],
    ['Ashadha', 'आषाढ'],
    ['Shravana', 'श्रावण'],
    ['Bhadra', 'भाद्र'],
    ['Ashvina', 'आश्विन'],
    ['Kartika', 'कार्तिक'],
    ['Agrahayana', 'अग्रहायण'],
    ['Pausha', 'पौष'],
    ['Magha', 'माघ'],
    ['Phalguna', 'फाल्गुन'],
  ],
  rules: [
    {
      id: 'civil',
      gist: 'Chaitra has 30 days from 22 March, in a Gregorian leap year 31 from 21 March; five months of 31 follow, then six of 30.',
      begins: { month: 3, day: 22 },
      lengths: [30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30],
      leap: { month: 1, when: 'first' },
      leapBeginsEarlier: true,
      source: `${REFORM_COMMITTEE}, recommendations (1)-(4)`,
      confidence: 'law',
    },
  ],
  since: {
    date: '1957-03-22',
    before: 'answered',
    why: 'the calendar is in use from 22 March 1957 (1 Chaitra 1879); earlier days are counted back by the same rule',
  },
};
