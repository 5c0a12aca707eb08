/** The birth of Rama: the bright ninth of Chaitra at midday. */
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstHasSunrise,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondMuhurtasAfterSunrise,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { wholeKala } from '../windows.ts';

const RAMA = '2, Chaitra (ramanavami)';

export const ramnavami: TithiFestival = {
  id: 'ramnavami',
  kind: 'festival',
  aliases: ['rama-navami'],
  on: { masa: 'chaitra', tithi: 9 },
  line: {
    en: 'Bright ninth of Chaitra at midday; at both middays the later',
    hi: 'चैत्र शुक्ल नवमी मध्याह्न में; दोनों दिन हो तो परदिन',
  },
  kala: 'midday',
  ladder: [
    rung(
      onlyFirstTouches,
      'first',
      practice('The ninth at the middle of the earlier day alone: almanacs of today take that day.'),
    ),
    rung(onlySecondTouches, 'second', ds(RAMA, 'The ninth in madhyahna of the later day alone: that day.')),
    rung(
      bothTouch,
      'second',
      ds(RAMA, 'The ninth in madhyahna of both days: the later, since the one with the eighth is barred.'),
    ),
    rung(
      neitherTouches,
      'first',
      practice('The ninth at the middle of neither day: almanacs of today take the earlier.'),
    ),
  ],
  variants: [
    {
      tradition: 'dharmasindhu',
      kala: 'madhyahna',
      ladder: [
        rung(onlyFirstTouches, 'first', ds(RAMA, 'The ninth in madhyahna of the earlier day alone: that day.')),
        rung(
          always,
          'second',
          ds(RAMA, 'In madhyahna of both days or of neither: the later; a part on it is better than the whole before.'),
        ),
      ],
    },
    {
      tradition: 'three-muhurtas',
      kala: 'sunrise',
      ladder: [
        rung(firstHasSunrise, 'first', ds(RAMA, 'The ninth at sunrise, free of the eighth.')),
        rung(
          secondMuhurtasAfterSunrise(3),
          'second',
          ds(RAMA, 'Others: three muhurtas of the ninth on the later day: the later day.'),
        ),
        rung(
          always,
          'first',
          ds(RAMA, 'Less than three muhurtas of the ninth on the later day: all take the earlier.'),
        ),
      ],
    },
  ],
  observances: [
    { id: 'madhyahna_puja', window: wholeKala('madhyahna'), source: ds(RAMA, 'The birth is kept in madhyahna.') },
  ],
};
