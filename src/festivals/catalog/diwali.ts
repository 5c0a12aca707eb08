/** The five days of lamps: the dark thirteenth of Ashvina to the bright second of Kartika. */

import { all, not } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstCoversWhole,
  firstHasSunrise,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondGhatisAfterSunset,
  secondMuhurtasAfterSunrise,
  secondTouches,
  secondYamasAfterSunrise,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { fact, nextTithiGrows } from '../facts.ts';
import { type FestivalRule, practice } from '../rule.ts';
import { inKala, wholeKala } from '../windows.ts';

const LAKSHMI = '2, Ashvina (lakshmi-pujana)';

/** Lakshmi-puja night: the amavasya that holds the evening. */
export const deepavali: FestivalRule = {
  id: 'deepavali',
  on: { masa: 'ashvina', tithi: 30 },
  line: {
    en: 'Ashvina amavasya (amanta) in pradosha; on both evenings the later one, if it lasts a ghati into the night',
    hi: 'आश्विन (अमान्त) अमावस्या प्रदोष में; दोनों दिन हो तो परदिन, यदि रात में एक घटी से अधिक रहे',
  },
  kala: 'pradosha',
  ladder: [
    rung(
      onlyFirstTouches,
      'first',
      ds(LAKSHMI, 'Amavasya in pradosha on the earlier day alone: Lakshmi is worshipped on it.'),
    ),
    rung(
      secondGhatisAfterSunset(1),
      'second',
      ds(
        LAKSHMI,
        'Amavasya that lasts from sunrise to more than a ghati after sunset leaves no doubt; in pradosha on both days, the later.',
        'सूर्योदयं व्याप्यास्तोत्तरं घटिकाधिकरात्रिव्यापिनि दर्शे सति न संदेहः',
      ),
    ),
    rung(onlySecondTouches, 'second', ds(LAKSHMI, 'Amavasya in pradosha on the later day alone: the later day.')),
    rung(
      bothTouch,
      'first',
      practice(
        'Amavasya fills the earlier evening and leaves less than a ghati of the later one: almanacs of today take the earlier.',
      ),
    ),
    rung(neitherTouches, 'first', ds(LAKSHMI, 'In pradosha on neither day: Lakshmi is worshipped on the earlier day.')),
  ],
  variants: [
    {
      tradition: 'first-evening',
      kala: 'pradosha',
      ladder: [
        rung(onlySecondTouches, 'second', practice('The first evening that has amavasya.')),
        rung(always, 'first', practice('The first evening that has amavasya, with the night after it.')),
      ],
    },
    {
      tradition: 'dharmasindhu',
      kala: 'pradosha',
      ladder: [
        rung(secondTouches, 'second', ds(LAKSHMI, 'Amavasya in pradosha on the later day or on both: the later day.')),
        rung(always, 'first', ds(LAKSHMI, 'Amavasya in pradosha on the earlier day or on neither: the earlier day.')),
      ],
    },
    {
      tradition: 'purushartha-chintamani',
      kala: 'pradosha',
      facts: nextTithiGrows,
      ladder: [
        rung(secondTouches, 'second', ds(LAKSHMI, 'Amavasya in pradosha on the later day or on both: the later day.')),
        rung(
          all(secondYamasAfterSunrise(3), fact('next_tithi_grows')),
          'second',
          ds(
            LAKSHMI,
            'Purushartha-chintamani: amavasya of more than three yamas on the later day, with a growing pratipad: the later day.',
          ),
        ),
        rung(always, 'first', ds(LAKSHMI, 'Amavasya in pradosha on the earlier day or on neither: the earlier day.')),
      ],
    },
  ],
  observances: [
    {
      id: 'lakshmi_puja',
      window: inKala('pradosha'),
      source: ds(LAKSHMI, 'Lamps and the worship of Lakshmi in pradosha.'),
    },
  ],
};

const TRAYODASHI = '2, Ashvina (govatsa-dvadashi)';

export const dhanteras: FestivalRule = {
  id: 'dhanteras',
  on: { masa: 'ashvina', tithi: 28 },
  line: {
    en: 'Dark thirteenth of Ashvina (amanta) in pradosha; on both evenings the later',
    hi: 'आश्विन (अमान्त) कृष्ण त्रयोदशी प्रदोष में; दोनों दिन हो तो परदिन',
  },
  kala: 'pradosha',
  ladder: [
    rung(
      onlyFirstTouches,
      'first',
      ds(TRAYODASHI, 'The lamp for Yama is given at the beginning of the night of the thirteenth.'),
    ),
    rung(
      onlySecondTouches,
      'second',
      ds(TRAYODASHI, 'The lamp for Yama is given at the beginning of the night of the thirteenth.'),
    ),
    rung(
      bothTouch,
      'second',
      ds('1, uddesha 19', 'The dark thirteenth is taken on the later day, as is one that two evenings share.'),
    ),
    rung(
      neitherTouches,
      'first',
      practice('The thirteenth begins after one evening and ends before the next: the evening before it.'),
    ),
  ],
  variants: [
    {
      tradition: 'dharmasindhu-nakta',
      kala: 'pradosha',
      ladder: [
        rung(
          onlyFirstTouches,
          'first',
          ds('1, uddesha 5 (nakta)', 'A rite of the evening takes the day whose pradosha has the tithi.'),
        ),
        rung(
          always,
          'second',
          ds('1, uddesha 5 (nakta)', 'A rite of the evening on both days or on neither: the later.'),
        ),
      ],
    },
  ],
  observances: [
    {
      id: 'yama_dipa',
      window: inKala('pradosha'),
      source: ds(TRAYODASHI, 'A lamp for Yama outside the house at nightfall.'),
    },
  ],
};

const NARAKA = '2, Ashvina (naraka-chaturdashi)';

export const narakachaturdashi: FestivalRule = {
  id: 'narakachaturdashi',
  on: { masa: 'ashvina', tithi: 29 },
  line: {
    en: 'Dark fourteenth of Ashvina (amanta) at dawn, from arunodaya to sunrise',
    hi: 'आश्विन (अमान्त) कृष्ण चतुर्दशी अरुणोदय में',
  },
  kala: 'arunodaya',
  ladder: [
    rung(bothTouch, 'second', practice('The fourteenth at two dawns: almanacs of today take the later.')),
    rung(
      secondTouches,
      'second',
      ds(NARAKA, 'The bath is at dawn of the day that has the fourteenth; from arunodaya it is better than before.'),
    ),
    rung(always, 'first', practice('The fourteenth touches no later dawn: the day in which it begins.')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu-moonrise',
      kala: 'dawn_from_moonrise',
      ladder: [
        rung(
          all(bothTouch, firstCoversWhole),
          'first',
          ds(NARAKA, 'At moonrise before sunrise on both days: the earlier.'),
        ),
        rung(secondTouches, 'second', ds(NARAKA, 'At moonrise before sunrise of the later day alone: that day.')),
        rung(always, 'first', ds(NARAKA, 'In a part of the dawn of one day alone: the bath is in that part.')),
      ],
    },
  ],
  observances: [
    {
      id: 'abhyanga_snana',
      window: inKala('dawn_from_moonrise'),
      source: ds(NARAKA, 'Oil bath before sunrise, best from moonrise on.'),
    },
  ],
};

const PRATIPAD = '2, Kartika (shukla-pratipat-krityam)';

export const govardhan: FestivalRule = {
  id: 'govardhan',
  on: { masa: 'kartika', tithi: 1 },
  line: {
    en: 'Bright first of Kartika: the day on which it runs ten muhurtas from sunrise, else the day before',
    hi: 'कार्तिक शुक्ल प्रतिपदा: सूर्योदय से दस मुहूर्त हो तो वही दिन, अन्यथा पूर्वदिन',
  },
  kala: 'daylight',
  ladder: [
    rung(firstHasSunrise, 'first', ds(PRATIPAD, 'Pratipad from sunrise on: all its rites on that day.')),
    rung(
      secondMuhurtasAfterSunrise(10),
      'second',
      ds(PRATIPAD, 'Pratipad of ten muhurtas from sunrise: all its rites are on that day.'),
    ),
    rung(
      not(secondMuhurtasAfterSunrise(9)),
      'first',
      ds(
        PRATIPAD,
        'Pratipad of less than nine muhurtas: Bali, the cows and Govardhana are worshipped on the day before.',
      ),
    ),
    rung(
      always,
      'first',
      practice('Pratipad of nine to ten muhurtas, of which the passage is silent: the day before.'),
    ),
  ],
  variants: [
    {
      tradition: 'bali-pratipada',
      kala: 'sunrise',
      ladder: [
        rung(
          secondTouches,
          'second',
          ds(
            PRATIPAD,
            'The oil bath, new clothes and lamps are on the day whose sunrise has pratipad, be it for a muhurta.',
          ),
        ),
        rung(always, 'first', practice('Pratipad at no later sunrise: the day that holds it.')),
      ],
    },
    {
      tradition: 'sayahna',
      kala: 'sayahna',
      ladder: [
        rung(onlySecondTouches, 'second', practice('Some almanacs take the day whose sayahna has the pratipad.')),
        rung(neitherTouches, 'second', practice('Pratipad in sayahna on neither day: the later.')),
        rung(always, 'first', practice('Some almanacs take the first day whose sayahna has the pratipad.')),
      ],
    },
  ],
  observances: [
    {
      id: 'govardhan_puja',
      window: inKala('pratah'),
      source: practice('Govardhana is worshipped in the morning; where pratipad begins later, after it has begun.'),
    },
  ],
};

const DVITIYA = '2, Kartika (yama-dvitiya)';

export const bhaidooj: FestivalRule = {
  id: 'bhaidooj',
  on: { masa: 'kartika', tithi: 2 },
  line: {
    en: 'Bright second of Kartika in aparahna; the earlier day only if it alone has it',
    hi: 'कार्तिक शुक्ल द्वितीया अपराह्न में; केवल पूर्वदिन में हो तो पूर्वदिन, अन्यथा परदिन',
  },
  kala: 'aparahna',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(DVITIYA, 'The second in aparahna on the earlier day alone: that day.')),
    rung(onlySecondTouches, 'second', ds(DVITIYA, 'The second in aparahna on the later day alone: that day.')),
    rung(bothTouch, 'second', ds(DVITIYA, 'In aparahna on both days: the later.')),
    rung(neitherTouches, 'second', ds(DVITIYA, 'In aparahna on neither day: the later.')),
  ],
  observances: [
    {
      id: 'yama_dvitiya',
      window: wholeKala('aparahna'),
      source: ds(DVITIYA, 'Yama is worshipped in aparahna, and the sister gives the meal.'),
    },
  ],
};
