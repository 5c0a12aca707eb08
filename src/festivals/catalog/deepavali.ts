/** Deepavali: the worship of Lakshmi in the evening of the amavasya that ends Ashvina. */
import { all } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondGhatisAfterSunset,
  secondTouches,
  secondYamasAfterSunrise,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { fact, nextTithiGrows } from '../facts.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const LAKSHMI = '2, Ashvina (lakshmi-pujana)';

/** Lakshmi-puja night: the amavasya that holds the evening. */
export const deepavali: TithiFestival = {
  id: 'deepavali',
  kind: 'festival',
  aliases: ['diwali', 'lakshmi-puja', 'deepawali', 'dipavali'],
  on: { masa: 'ashvina', tithi: 30 },
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
