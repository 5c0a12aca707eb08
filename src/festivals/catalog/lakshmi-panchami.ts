/** The fifth of Chaitra, on which Lakshmi is worshipped. */
import { rung } from '../../rules/ladder.ts';
import { always, firstMuhurtasBeforeSunset } from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { morningCases } from '../ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

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
      ds(`${LAKSHMI}; 1, uddesha 11`, 'The fifth by the general rule: joined with the fourth, the earlier day.'),
    ),
    rung(
      always,
      'second',
      ds('2, Jyeshtha (rambha-vrata)', 'Less than two muhurtas before sunset of the earlier day: the later day.'),
    ),
  ],
  variants: [
    {
      tradition: 'sunrise',
      kala: 'sunrise',
      ladder: morningCases(practice('Almanacs that take the sunrise of the fifth, of two the earlier.'), 'first'),
    },
  ],
  observances: [
    {
      id: 'panchami_puja',
      window: inKala('daylight'),
      source: ds(LAKSHMI, 'Lakshmi is worshipped on the fifth of Chaitra.'),
    },
  ],
};
