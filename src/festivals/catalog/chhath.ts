/**
 * Chhath: the bright sixth of Kartika. The Sun is offered to in the evening of its day and in the morning of the next. No digest at
 * hand names the vrata; the sixth is joined with the seventh, as of all vratas but Skanda's, and the evening decides where the
 * fifth has left no vedha on the earlier day.
 */
import { all, not } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstTouches,
  firstVedhaMuhurtas,
  onlySecondTouches,
  secondHasSunrise,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { morningCases } from '../ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SHASHTHI = '1, uddesha 12';
const LATER = ds(SHASHTHI, 'Save for Skanda the sixth is taken with the seventh: the later day.');
const EVENING = practice('The evening’s offering is made in the sixth.');
const ONE_DAY = practice('The sixth at no later sunrise: the day that holds it.');

export const chhath: TithiFestival = {
  id: 'chhath',
  kind: 'vrata',
  aliases: ['chhath-puja', 'chhat-puja', 'surya-shashthi'],
  on: { masa: 'kartika', tithi: 6 },
  kala: 'sunset',
  ladder: [
    rung(
      all(firstTouches, not(firstVedhaMuhurtas(3))),
      'first',
      ds(
        '1, uddesha 4 (samanya-paribhasha)',
        'Less than three muhurtas of the fifth after sunrise are no vedha: the evening of that day has the sixth.',
      ),
    ),
    rung(onlySecondTouches, 'second', EVENING),
    rung(bothTouch, 'second', LATER),
    rung(secondHasSunrise, 'second', LATER),
    rung(always, 'first', ONE_DAY),
  ],
  variants: [
    {
      tradition: 'sunrise',
      kala: 'sunrise',
      ladder: morningCases(practice('Some calendars take the sunrise that has the sixth, of two the later.'), 'second'),
    },
    {
      tradition: 'purva-viddha',
      kala: 'sunset',
      ladder: [
        rung(
          all(firstTouches, not(firstVedhaMuhurtas(6))),
          'first',
          ds(SHASHTHI, 'With less than six muhurtas of the fifth the earlier day may be taken too.'),
        ),
        rung(onlySecondTouches, 'second', EVENING),
        rung(secondHasSunrise, 'second', LATER),
        rung(always, 'first', ONE_DAY),
      ],
    },
  ],
};
