/** Mahanavami: the ninth tithi of the bright half of Ashvina, with which the autumn navaratra ends. */
import { type Ladder, rung } from '../../../rules/ladder.ts';
import { always, firstHasSunrise, firstMuhurtasBeforeSunset } from '../../../rules/meeting-clauses.ts';
import { ds, type GistId } from '../../../rules/source.ts';
import { asAtSunrise, ninth } from '../kinds/durga-days.ts';
import type { TithiFestival } from '../rule.ts';

const NAVAMI = (gist: GistId) => ds('2, Ashvina (mahashtami-nirnaya)', gist);
const navami: Ladder = [
  rung(firstHasSunrise, 'first', NAVAMI('mahanavami.ninth_sunrise_remainder_earlier_day')),
  rung(firstMuhurtasBeforeSunset(3), 'first', NAVAMI('mahanavami.worship_fast_ninth_joined_eighth')),
  rung(always, 'second', NAVAMI('mahanavami.less_three_muhurtas_evening_eighth')),
];

export const mahanavami: TithiFestival = {
  id: 'mahanavami',
  kind: 'vrata',
  aliases: ['durga-navami'],
  on: { masa: 'ashvina', tithi: 9 },
  kala: 'daylight',
  ladder: navami,
  variants: [
    ...asAtSunrise(ninth),
    {
      tradition: 'bali',
      kala: 'sunrise',
      ladder: [
        rung(firstHasSunrise, 'first', NAVAMI('mahanavami.offering_too_earlier_day_ninth')),
        rung(always, 'second', NAVAMI('mahanavami.great_offering_ninth_joined_tenth')),
      ],
    },
  ],
};
