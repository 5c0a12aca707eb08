/** The four navaratras, each by its first day, when the pot is set. */
import { all } from '../../rules/clause.ts';
import type { Ladder } from '../../rules/ladder.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstHasSunrise,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { type FestivalRule, practice } from '../rule.ts';
import { wholeKala } from '../windows.ts';

const AUTUMN = '2, Ashvina (navaratra-arambha)';
const SPRING = '2, Chaitra (devi-navaratra-arambha)';

/** Pratipad at sunrise with a muhurta of it; else the day on which it begins. */
const autumn: Ladder = [
  rung(
    firstHasSunrise,
    'first',
    ds(AUTUMN, 'Pratipad of sixty ghatis from sunrise, with a remainder: the earlier day.'),
  ),
  rung(secondMuhurtasAfterSunrise(3), 'second', ds(AUTUMN, 'Pratipad of three muhurtas after sunrise: that day.')),
  rung(secondMuhurtasAfterSunrise(2), 'second', ds(AUTUMN, 'Where three cannot be had, two muhurtas after sunrise.')),
  rung(secondMuhurtasAfterSunrise(1), 'second', ds(AUTUMN, 'Some: one muhurta after sunrise.')),
  rung(always, 'first', ds(AUTUMN, 'Less than a muhurta after sunrise, or no sunrise: the day joined with amavasya.')),
];

/** Pratipad at sunrise, however short. */
const sunrise = (named: string): Ladder => [
  rung(bothTouch, 'first', practice('Pratipad at two sunrises: the earlier.')),
  rung(secondTouches, 'second', practice(`Pratipad at sunrise: almanacs of today take that day for ${named}.`)),
  rung(always, 'first', practice('Pratipad at no later sunrise: the day that holds it.')),
];

const pot = (source = practice('The pot is set in the morning of the first day.')) =>
  [{ id: 'ghatasthapana', window: wholeKala('pratah'), source }] as const;

export const navaratri: FestivalRule = {
  id: 'navaratri',
  on: { masa: 'ashvina', tithi: 1 },
  line: {
    en: 'Bright first of Ashvina with a muhurta after sunrise; first of nine days',
    hi: 'आश्विन शुक्ल प्रतिपदा, उदय से कम से कम एक मुहूर्त; नौ में प्रथम दिन',
  },
  kala: 'sunrise',
  ladder: autumn,
  observances: pot(
    ds(AUTUMN, 'The pot is set within ten ghatis of sunrise, else in abhijit; not in aparahna nor by night.'),
  ),
};

export const chaitraNavaratri: FestivalRule = {
  id: 'chaitra-navaratri',
  on: { masa: 'chaitra', tithi: 1 },
  line: {
    en: 'Bright first of Chaitra at sunrise; first of nine days and of the year',
    hi: 'चैत्र शुक्ल प्रतिपदा उदया; नौ में प्रथम दिन, वर्षारम्भ',
  },
  kala: 'sunrise',
  ladder: [
    rung(bothTouch, 'second', practice('Pratipad at two sunrises: the later, joined with the second.')),
    rung(
      all(secondTouches, secondMuhurtasAfterSunrise(1)),
      'second',
      ds(SPRING, 'Pratipad joined with the second, be it for one muhurta.'),
    ),
    rung(
      secondTouches,
      'second',
      practice(
        'Pratipad at sunrise for less than a muhurta: almanacs of today take the day, which is also the new year’s.',
      ),
    ),
    rung(always, 'first', ds('2, Chaitra (vatsararambha)', 'Pratipad at no later sunrise: the earlier day.')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu',
      kala: 'sunrise',
      ladder: [
        rung(firstHasSunrise, 'first', ds('2, Chaitra (vatsararambha)', 'Pratipad at both sunrises: the earlier day.')),
        rung(
          secondMuhurtasAfterSunrise(1),
          'second',
          ds(SPRING, 'Pratipad joined with the second, be it for one muhurta.'),
        ),
        rung(
          always,
          'first',
          ds(AUTUMN, 'Less than a muhurta after sunrise, or no sunrise: the day joined with amavasya.'),
        ),
      ],
    },
  ],
  observances: pot(ds(SPRING, 'As in the autumn navaratra.')),
};

export const ashadhaNavaratri: FestivalRule = {
  id: 'ashadha-navaratri',
  on: { masa: 'ashadha', tithi: 1 },
  line: { en: 'Bright first of Ashadha at sunrise', hi: 'आषाढ़ शुक्ल प्रतिपदा उदया' },
  kala: 'sunrise',
  ladder: sunrise('the navaratra of Ashadha'),
  observances: pot(),
};

export const maghaNavaratri: FestivalRule = {
  id: 'magha-navaratri',
  on: { masa: 'magha', tithi: 1 },
  line: { en: 'Bright first of Magha at sunrise', hi: 'माघ शुक्ल प्रतिपदा उदया' },
  kala: 'sunrise',
  ladder: sunrise('the navaratra of Magha'),
  observances: pot(),
};
