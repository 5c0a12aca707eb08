/**
 * Masa Shivaratri: the fourteenth tithi of the dark half of every month, at midnight. That of Magha is in
 * shivaratri.ts.
 */
import { ds } from '../../../rules/source.ts';
import { fourCases } from '../decide/ladders.ts';
import { wholeKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = ds('1, uddesha 20', 'masa_shivaratri.dark_fourteenth_midnight_both_days');

export const masaShivaratri: TithiFestival = {
  id: 'masa-shivaratri',
  kind: 'shivaratri',
  on: { tithi: 29 },
  kala: 'nishitha',
  ladder: fourCases(SOURCE, 'second', 'second'),
  variants: [
    {
      tradition: 'earlier',
      kala: 'nishitha',
      ladder: fourCases(practice('masa_shivaratri.almanacs_take_earlier_day_both'), 'first', 'first'),
    },
    {
      tradition: 'pradosha',
      kala: 'pradosha',
      ladder: fourCases(ds('1, uddesha 20', 'masa_shivaratri.some_take_fourteenth_pradosha_alone'), 'second', 'second'),
    },
  ],
  observances: [{ id: 'nishitha_puja', window: wholeKala('nishitha'), source: SOURCE }],
};
