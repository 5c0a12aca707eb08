/** Mahashivaratri, the great night of Shiva: the fourteenth tithi of the dark half of Magha (amanta), at midnight. */
import { all, not } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstCoversWhole,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversWhole,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { parana, wholeKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

const AT = '2, Magha (shivaratri)';

export const shivaratri: TithiFestival = {
  id: 'shivaratri',
  kind: 'festival',
  aliases: ['mahashivaratri', 'mahashivratri', 'maha-shivaratri', 'maha-shivratri', 'shivratri'],
  on: { masa: 'magha', tithi: 29 },
  kala: 'nishitha',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(AT, 'shivaratri.fourteenth_midnight_earlier_day_alone')),
    rung(onlySecondTouches, 'second', ds(AT, 'shivaratri.fourteenth_midnight_later_day_alone')),
    rung(all(secondCoversWhole, not(firstCoversWhole)), 'second', ds(AT, 'shivaratri.part_nishitha_earlier_day_whole')),
    rung(bothTouch, 'first', ds(AT, 'shivaratri.nishitha_both_days_earlier_after')),
    rung(neitherTouches, 'second', ds(AT, 'shivaratri.nishitha_neither_day_later')),
  ],
  variants: [
    {
      tradition: 'madhava-nirnayasindhu',
      kala: 'nishitha',
      ladder: [
        rung(onlyFirstTouches, 'first', ds(AT, 'shivaratri.fourteenth_midnight_earlier_day_alone')),
        rung(
          all(firstCoversWhole, not(secondCoversWhole)),
          'first',
          ds(AT, 'shivaratri.whole_nishitha_earlier_day_part'),
        ),
        rung(always, 'second', ds(AT, 'shivaratri.nishitha_both_days_later_after')),
      ],
    },
  ],
  observances: [
    {
      id: 'nishitha_puja',
      window: wholeKala('nishitha'),
      source: ds(AT, 'shivaratri.worship_midnight_eighth_muhurta_night'),
    },
    {
      id: 'parana',
      days: 1,
      window: parana,
      source: ds('2, Magha (parana-nirnaya)', 'shivaratri.end_fourteenth_if_ends_within'),
    },
  ],
};
