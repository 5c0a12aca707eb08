/** Akshaya Tritiya: the third tithi of the bright half of Vaishakha. */
import { all } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  onlyFirstTouches,
  onlySecondTouches,
  secondMuhurtasAfterSunrise,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { inKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const AKSHAYA = '2, Vaishakha (akshayya-tritiya)';

export const akshayaTritiya: TithiFestival = {
  id: 'akshaya-tritiya',
  kind: 'festival',
  aliases: ['akha-teej', 'akshay-tritiya'],
  on: { masa: 'vaishakha', tithi: 3 },
  kala: 'purvahna',
  ladder: [
    rung(onlySecondTouches, 'second', ds(AKSHAYA, 'akshaya_tritiya.third_first_half_later_day')),
    rung(
      all(bothTouch, secondMuhurtasAfterSunrise(3)),
      'second',
      ds(AKSHAYA, 'akshaya_tritiya.first_half_both_days_three'),
    ),
    rung(always, 'first', ds(AKSHAYA, 'akshaya_tritiya.first_half_both_days_less')),
  ],
  variants: [
    {
      tradition: 'purvahna-as-a-third',
      kala: 'purvahna_third',
      ladder: [
        rung(onlySecondTouches, 'second', practice('akshaya_tritiya.where_purvahna_third_daylight_third')),
        rung(always, 'first', practice('akshaya_tritiya.where_purvahna_third_daylight_every')),
      ],
    },
    {
      tradition: 'purushartha-chintamani',
      kala: 'ghatis_13_15',
      ladder: [
        rung(onlyFirstTouches, 'first', ds(AKSHAYA, 'akshaya_tritiya.purushartha_chintamani_three_muhurtas_midday')),
        rung(always, 'second', ds(AKSHAYA, 'akshaya_tritiya.purushartha_chintamani_three_muhurtas_midday_both')),
      ],
    },
  ],
  observances: [
    { id: 'gifts', window: inKala('purvahna'), source: ds(AKSHAYA, 'akshaya_tritiya.bath_gifts_worship_purvahna') },
  ],
};
