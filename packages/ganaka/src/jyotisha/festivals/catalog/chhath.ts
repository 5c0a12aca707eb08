/**
 * Chhath: the sixth tithi of the bright half of Kartika. The Sun is worshipped in the evening of this day and on the
 * next morning.
 * None of our digests names this vrata. By their general rule the sixth tithi is taken together with the seventh; only
 * Skanda's vrata differs. If the fifth tithi runs less than three muhurtas after sunrise on the earlier day, the
 * evening decides.
 */
import { all, not } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstTouches,
  firstVedhaMuhurtas,
  onlySecondTouches,
  secondHasSunrise,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SHASHTHI = '1, uddesha 12';
const LATER = ds(SHASHTHI, 'chhath.save_skanda_sixth_taken_seventh');
const EVENING = practice('chhath.evening_offering_made_sixth');
const ONE_DAY = practice('chhath.sixth_no_later_sunrise_day');

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
      ds('1, uddesha 4 (samanya-paribhasha)', 'chhath.less_three_muhurtas_fifth_after'),
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
      ladder: morningCases(practice('chhath.some_calendars_take_sunrise_sixth'), 'second'),
    },
    {
      tradition: 'purva-viddha',
      kala: 'sunset',
      ladder: [
        rung(
          all(firstTouches, not(firstVedhaMuhurtas(6))),
          'first',
          ds(SHASHTHI, 'chhath.less_six_muhurtas_fifth_earlier'),
        ),
        rung(onlySecondTouches, 'second', EVENING),
        rung(secondHasSunrise, 'second', LATER),
        rung(always, 'first', ONE_DAY),
      ],
    },
  ],
};
