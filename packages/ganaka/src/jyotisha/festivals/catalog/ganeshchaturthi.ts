/**
 * Ganesha Chaturthi, the vrata of Siddhi-vinayaka: the fourth tithi of the bright half of Bhadrapada, at midday. The
 * holiday of Mauritius is the day after that of India in 10 of the 11 years of 2016-2026.
 */
import { all, not } from '../../../rules/clause.ts';
import { type Ladder, rung } from '../../../rules/ladder.ts';
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
import { inLand } from '../decide/ladders.ts';
import { dayAfter } from '../kinds/land-day.ts';
import { inKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const AT = '2, Bhadrapada (siddhivinayaka-vrata)';

const MIDDAY_LADDER: Ladder = [
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
];

export const ganeshchaturthi: TithiFestival = {
  id: 'ganeshchaturthi',
  kind: 'festival',
  aliases: ['vinayaka-chavithi', 'siddhivinayaka', 'ganesh-chaturthi', 'ganesha-chaturthi'],
  on: { masa: 'bhadrapada', tithi: 4 },
  kala: 'madhyahna',
  ladder: MIDDAY_LADDER,
  variants: [
    {
      tradition: 'mauritius',
      regions: ['Mauritius'],
      kala: 'madhyahna',
      ladder: inLand(MIDDAY_LADDER, practice('ganeshchaturthi.mauritius_day_after_india')),
      at: 'india',
      daysTo: dayAfter,
    },
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
