/** The bright third of Vaishakha. */
import { all } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  onlyFirstTouches,
  onlySecondTouches,
  secondMuhurtasAfterSunrise,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const AKSHAYA = '2, Vaishakha (akshayya-tritiya)';

export const akshayaTritiya: TithiFestival = {
  id: 'akshaya-tritiya',
  kind: 'festival',
  aliases: ['akha-teej', 'akshay-tritiya'],
  on: { masa: 'vaishakha', tithi: 3 },
  kala: 'purvahna',
  ladder: [
    rung(onlySecondTouches, 'second', ds(AKSHAYA, 'The third in the first half of the later day alone: that day.')),
    rung(
      all(bothTouch, secondMuhurtasAfterSunrise(3)),
      'second',
      ds(AKSHAYA, 'In the first half of both days, three muhurtas on the later: the later.'),
    ),
    rung(
      always,
      'first',
      ds(
        AKSHAYA,
        'In the first half of both days, less than three muhurtas on the later: the earlier; so too where it alone has it.',
      ),
    ),
  ],
  variants: [
    {
      tradition: 'purvahna-as-a-third',
      kala: 'purvahna_third',
      ladder: [
        rung(
          onlySecondTouches,
          'second',
          practice('Where purvahna is a third of daylight: the third in it on the later day alone, that day.'),
        ),
        rung(always, 'first', practice('Where purvahna is a third of daylight: in every other case the earlier day.')),
      ],
    },
    {
      tradition: 'purushartha-chintamani',
      kala: 'kutapa_group',
      ladder: [
        rung(
          onlyFirstTouches,
          'first',
          ds(AKSHAYA, 'Purushartha-chintamani: at the three muhurtas of midday on the earlier day alone: that day.'),
        ),
        rung(
          always,
          'second',
          ds(AKSHAYA, 'Purushartha-chintamani: at the three muhurtas of midday on both days or on neither: the later.'),
        ),
      ],
    },
  ],
  observances: [
    { id: 'gifts', window: inKala('purvahna'), source: ds(AKSHAYA, 'Bath, gifts and worship in purvahna.') },
  ],
};
