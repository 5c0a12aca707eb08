/** The dark fourteenth of every month at midnight; that of Magha is shivaratri.ts. */
import { ds } from '../../rules/source.ts';
import { fourCases } from '../ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { wholeKala } from '../windows.ts';

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
      ladder: fourCases(
        practice('Almanacs that take the earlier day, at both midnights and at neither.'),
        'first',
        'first',
      ),
    },
    {
      tradition: 'pradosha',
      kala: 'pradosha',
      ladder: fourCases(
        ds('1, uddesha 20', 'Some take the fourteenth in pradosha alone, for which the text finds no root.'),
        'second',
        'second',
      ),
    },
  ],
  observances: [{ id: 'nishitha_puja', window: wholeKala('nishitha'), source: SOURCE }],
};
