/** Ganesha Chaturthi, the vrata of Siddhi-vinayaka: the fourth tithi of the bright half of Bhadrapada, at midday. */
import { all, not } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstCoversWhole,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversMore,
  secondCoversWhole,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { inKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

const AT = '2, Bhadrapada (siddhivinayaka-vrata)';

export const ganeshchaturthi: TithiFestival = {
  id: 'ganeshchaturthi',
  kind: 'festival',
  aliases: ['vinayaka-chavithi', 'siddhivinayaka', 'ganesh-chaturthi', 'ganesha-chaturthi'],
  on: { masa: 'bhadrapada', tithi: 4 },
  kala: 'madhyahna',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(AT, 'ganeshchaturthi.fourth_madhyahna_earlier_day_alone')),
    rung(onlySecondTouches, 'second', ds(AT, 'ganeshchaturthi.no_touch_earlier_day_touch')),
    rung(
      all(secondCoversWhole, not(firstCoversWhole)),
      'second',
      ds(AT, 'ganeshchaturthi.part_madhyahna_earlier_day_whole'),
    ),
    rung(all(bothTouch, secondCoversMore), 'second', ds(AT, 'ganeshchaturthi.parts_madhyahna_both_days_some')),
    rung(bothTouch, 'first', ds(AT, 'ganeshchaturthi.madhyahna_both_days_wholly_equal')),
    rung(neitherTouches, 'first', ds(AT, 'ganeshchaturthi.madhyahna_neither_day_earlier')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu',
      kala: 'madhyahna',
      ladder: [
        rung(onlySecondTouches, 'second', ds(AT, 'ganeshchaturthi.no_touch_earlier_day_touch')),
        rung(
          all(secondCoversWhole, not(firstCoversWhole)),
          'second',
          ds(AT, 'ganeshchaturthi.part_earlier_day_whole_later'),
        ),
        rung(always, 'first', ds(AT, 'ganeshchaturthi.parts_madhyahna_both_days_equal')),
      ],
    },
  ],
  observances: [
    { id: 'madhyahna_puja', window: inKala('madhyahna'), source: ds(AT, 'ganeshchaturthi.worship_madhyahna') },
  ],
};
