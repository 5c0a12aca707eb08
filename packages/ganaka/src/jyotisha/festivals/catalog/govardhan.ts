/** Govardhan: the first tithi of the bright half of Kartika. */
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  firstHasSunrise,
  neitherTouches,
  onlySecondTouches,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { inKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const PRATIPAD = '2, Kartika (shukla-pratipat-krityam)';

export const govardhan: TithiFestival = {
  id: 'govardhan',
  kind: 'festival',
  aliases: ['annakut', 'bali-pratipada', 'govardhan-puja'],
  on: { masa: 'kartika', tithi: 1 },
  kala: 'daylight',
  ladder: [
    rung(firstHasSunrise, 'first', ds(PRATIPAD, 'govardhan.pratipad_sunrise_all_rites_day')),
    rung(secondMuhurtasAfterSunrise(10), 'second', ds(PRATIPAD, 'govardhan.pratipad_ten_muhurtas_sunrise_all')),
    rung(secondMuhurtasAfterSunrise(9), 'second', ds(PRATIPAD, 'govardhan.pratipad_nine_muhurtas_second_not')),
    rung(always, 'first', ds(PRATIPAD, 'govardhan.pratipad_less_nine_muhurtas_bali')),
  ],
  variants: [
    {
      tradition: 'bali-pratipada',
      kala: 'sunrise',
      ladder: [
        rung(secondTouches, 'second', ds(PRATIPAD, 'govardhan.oil_bath_new_clothes_lamps')),
        rung(always, 'first', practice('govardhan.pratipad_no_later_sunrise_day')),
      ],
    },
    {
      tradition: 'sayahna',
      kala: 'sayahna',
      ladder: [
        rung(onlySecondTouches, 'second', practice('govardhan.some_almanacs_take_day_whose')),
        rung(neitherTouches, 'second', practice('govardhan.pratipad_sayahna_neither_day_later')),
        rung(always, 'first', practice('govardhan.some_almanacs_take_first_day')),
      ],
    },
  ],
  observances: [
    {
      id: 'govardhan_puja',
      window: inKala('pratah'),
      source: practice('govardhan.govardhana_worshipped_morning_where_pratipad'),
    },
  ],
};
