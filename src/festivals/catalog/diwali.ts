/** The five days of lamps: the dark thirteenth of Ashvina to the bright second of Kartika. */

import { ds } from '../../rules/source.ts';
import { fact, nextTithiGrows } from '../facts.ts';
import { type FestivalRule, practice, rung } from '../rule.ts';
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
      'only_first_touches',
      'first',
      ds(LAKSHMI, 'Amavasya in pradosha on the earlier day alone: Lakshmi is worshipped on it.'),
    ),
    rung(
      ['second_ghatis_after_sunset', 1],
      'second',
      ds(
        LAKSHMI,
        'Amavasya that lasts from sunrise to more than a ghati after sunset leaves no doubt; in pradosha on both days, the later.',
        'सूर्योदयं व्याप्यास्तोत्तरं घटिकाधिकरात्रिव्यापिनि दर्शे सति न संदेहः',
      ),
    ),
    rung('only_second_touches', 'second', ds(LAKSHMI, 'Amavasya in pradosha on the later day alone: the later day.')),
    rung(
      'both_touch',
      'first',
      practice(
        'Amavasya fills the earlier evening and leaves less than a ghati of the later one: almanacs of today take the earlier.',
      ),
    ),
    rung(
      'neither_touches',
      'first',
      ds(LAKSHMI, 'In pradosha on neither day: Lakshmi is worshipped on the earlier day.'),
    ),
  ],
  variants: [
    {
      tradition: 'first-evening',
      kala: 'pradosha',
      ladder: [
        rung('only_second_touches', 'second', practice('The first evening that has amavasya.')),
        rung('always', 'first', practice('The first evening that has amavasya, with the night after it.')),
      ],
    },
    {
      tradition: 'dharmasindhu',
      kala: 'pradosha',
      ladder: [
        rung(
          'second_touches',
          'second',
          ds(LAKSHMI, 'Amavasya in pradosha on the later day or on both: the later day.'),
        ),
        rung('always', 'first', ds(LAKSHMI, 'Amavasya in pradosha on the earlier day or on neither: the earlier day.')),
      ],
    },
    {
      tradition: 'purushartha-chintamani',
      kala: 'pradosha',
      facts: nextTithiGrows,
      ladder: [
        rung(
          'second_touches',
          'second',
          ds(LAKSHMI, 'Amavasya in pradosha on the later day or on both: the later day.'),
        ),
        rung(
          { all: [['second_yamas_after_sunrise', 3], fact('next_tithi_grows')] },
          'second',
          ds(
            LAKSHMI,
            'Purushartha-chintamani: amavasya of more than three yamas on the later day, with a growing pratipad: the later day.',
          ),
        ),
        rung('always', 'first', ds(LAKSHMI, 'Amavasya in pradosha on the earlier day or on neither: the earlier day.')),
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
      'only_first_touches',
      'first',
      ds(TRAYODASHI, 'The lamp for Yama is given at the beginning of the night of the thirteenth.'),
    ),
    rung(
      'only_second_touches',
      'second',
      ds(TRAYODASHI, 'The lamp for Yama is given at the beginning of the night of the thirteenth.'),
    ),
    rung(
      'both_touch',
      'second',
      ds('1, uddesha 19', 'The dark thirteenth is taken on the later day, as is one that two evenings share.'),
    ),
    rung(
      'neither_touches',
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
          'only_first_touches',
          'first',
          ds('1, uddesha 5 (nakta)', 'A rite of the evening takes the day whose pradosha has the tithi.'),
        ),
        rung(
          'always',
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
    rung('both_touch', 'second', practice('The fourteenth at two dawns: almanacs of today take the later.')),
    rung(
      'second_touches',
      'second',
      ds(NARAKA, 'The bath is at dawn of the day that has the fourteenth; from arunodaya it is better than before.'),
    ),
    rung('always', 'first', practice('The fourteenth touches no later dawn: the day in which it begins.')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu-moonrise',
      kala: 'dawn_from_moonrise',
      ladder: [
        rung(
          { all: ['both_touch', 'first_covers_whole'] },
          'first',
          ds(NARAKA, 'At moonrise before sunrise on both days: the earlier.'),
        ),
        rung('second_touches', 'second', ds(NARAKA, 'At moonrise before sunrise of the later day alone: that day.')),
        rung('always', 'first', ds(NARAKA, 'In a part of the dawn of one day alone: the bath is in that part.')),
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
    rung('first_has_sunrise', 'first', ds(PRATIPAD, 'Pratipad from sunrise on: all its rites on that day.')),
    rung(
      ['second_muhurtas_after_sunrise', 10],
      'second',
      ds(PRATIPAD, 'Pratipad of ten muhurtas from sunrise: all its rites are on that day.'),
    ),
    rung(
      { not: ['second_muhurtas_after_sunrise', 9] },
      'first',
      ds(
        PRATIPAD,
        'Pratipad of less than nine muhurtas: Bali, the cows and Govardhana are worshipped on the day before.',
      ),
    ),
    rung(
      'always',
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
          'second_touches',
          'second',
          ds(
            PRATIPAD,
            'The oil bath, new clothes and lamps are on the day whose sunrise has pratipad, be it for a muhurta.',
          ),
        ),
        rung('always', 'first', practice('Pratipad at no later sunrise: the day that holds it.')),
      ],
    },
    {
      tradition: 'sayahna',
      kala: 'sayahna',
      ladder: [
        rung('only_second_touches', 'second', practice('Some almanacs take the day whose sayahna has the pratipad.')),
        rung('neither_touches', 'second', practice('Pratipad in sayahna on neither day: the later.')),
        rung('always', 'first', practice('Some almanacs take the first day whose sayahna has the pratipad.')),
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
    rung('only_first_touches', 'first', ds(DVITIYA, 'The second in aparahna on the earlier day alone: that day.')),
    rung('only_second_touches', 'second', ds(DVITIYA, 'The second in aparahna on the later day alone: that day.')),
    rung('both_touch', 'second', ds(DVITIYA, 'In aparahna on both days: the later.')),
    rung('neither_touches', 'second', ds(DVITIYA, 'In aparahna on neither day: the later.')),
  ],
  observances: [
    {
      id: 'yama_dvitiya',
      window: wholeKala('aparahna'),
      source: ds(DVITIYA, 'Yama is worshipped in aparahna, and the sister gives the meal.'),
    },
  ],
};
