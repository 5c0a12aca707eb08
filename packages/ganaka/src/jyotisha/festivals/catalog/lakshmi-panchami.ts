/** Lakshmi Panchami: the fifth tithi of the bright half of Chaitra, on which Lakshmi is worshipped. */
import { rung } from '../../../rules/ladder.ts';
import { always, firstMuhurtasBeforeSunset } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { morningCases } from '../decide/ladders.ts';
import { inKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const LAKSHMI = '2, Chaitra (lakshmi-pujana on panchami)';

export const lakshmiPanchami: TithiFestival = {
  id: 'lakshmi-panchami',
  kind: 'festival',
  on: { masa: 'chaitra', tithi: 5 },
  kala: 'sayahna',
  ladder: [
    rung(
      firstMuhurtasBeforeSunset(2),
      'first',
      ds(`${LAKSHMI}; 1, uddesha 11`, 'lakshmi_panchami.fifth_general_rule_joined_fourth'),
    ),
    rung(always, 'second', ds('2, Jyeshtha (rambha-vrata)', 'lakshmi_panchami.less_two_muhurtas_before_sunset')),
  ],
  variants: [
    {
      tradition: 'sunrise',
      kala: 'sunrise',
      ladder: morningCases(practice('lakshmi_panchami.almanacs_take_sunrise_fifth_two'), 'first'),
    },
  ],
  observances: [
    {
      id: 'panchami_puja',
      window: inKala('daylight'),
      source: ds(LAKSHMI, 'lakshmi_panchami.lakshmi_worshipped_fifth_chaitra'),
    },
  ],
};
