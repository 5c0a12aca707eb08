/** Mahanavami: the bright ninth of Ashvina, with which the navaratra of autumn ends. */
import { type Ladder, rung } from '../../rules/ladder.ts';
import { always, firstHasSunrise, firstMuhurtasBeforeSunset } from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import type { TithiFestival } from '../rule.ts';

const NAVAMI = (gist: string) => ds('2, Ashvina (mahashtami-nirnaya)', gist);
const navami: Ladder = [
  rung(
    firstHasSunrise,
    'first',
    NAVAMI('The ninth from sunrise on, with a remainder: the earlier day, for it is whole.'),
  ),
  rung(
    firstMuhurtasBeforeSunset(3),
    'first',
    NAVAMI(
      'Worship and fast: the ninth joined with the eighth, if it has three muhurtas in the evening of the eighth.',
    ),
  ),
  rung(always, 'second', NAVAMI('Less than three muhurtas in the evening of the eighth: the later day.')),
];

export const mahanavami: TithiFestival = {
  id: 'mahanavami',
  kind: 'vrata',
  aliases: ['durga-navami'],
  on: { masa: 'ashvina', tithi: 9 },
  kala: 'daylight',
  ladder: navami,
  variants: [
    {
      tradition: 'bali',
      kala: 'sunrise',
      ladder: [
        rung(firstHasSunrise, 'first', NAVAMI('The offering too is on the earlier day when the ninth has it whole.')),
        rung(always, 'second', NAVAMI('The great offering is on the ninth that is joined with the tenth.')),
      ],
    },
  ],
};
