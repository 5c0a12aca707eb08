/** Govardhan: the bright first of Kartika. */
import { rung } from '../../rules/ladder.ts';
import {
  always,
  firstHasSunrise,
  neitherTouches,
  onlySecondTouches,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const PRATIPAD = '2, Kartika (shukla-pratipat-krityam)';

export const govardhan: TithiFestival = {
  id: 'govardhan',
  kind: 'festival',
  aliases: ['annakut', 'bali-pratipada', 'govardhan-puja'],
  on: { masa: 'kartika', tithi: 1 },
  kala: 'daylight',
  ladder: [
    rung(firstHasSunrise, 'first', ds(PRATIPAD, 'Pratipad from sunrise on: all its rites on that day.')),
    rung(
      secondMuhurtasAfterSunrise(10),
      'second',
      ds(PRATIPAD, 'Pratipad of ten muhurtas from sunrise: all its rites are on that day.'),
    ),
    rung(
      secondMuhurtasAfterSunrise(9),
      'second',
      ds(
        PRATIPAD,
        'Pratipad of nine muhurtas: the second has not entered by six, so that the Moon is not seen: that day.',
      ),
    ),
    rung(
      always,
      'first',
      ds(
        PRATIPAD,
        'Pratipad of less than nine muhurtas: Bali, the cows and Govardhana are worshipped on the day before.',
      ),
    ),
  ],
  variants: [
    {
      tradition: 'bali-pratipada',
      kala: 'sunrise',
      ladder: [
        rung(
          secondTouches,
          'second',
          ds(
            PRATIPAD,
            'The oil bath, new clothes and lamps are on the day whose sunrise has pratipad, be it for a muhurta.',
          ),
        ),
        rung(always, 'first', practice('Pratipad at no later sunrise: the day that holds it.')),
      ],
    },
    {
      tradition: 'sayahna',
      kala: 'sayahna',
      ladder: [
        rung(onlySecondTouches, 'second', practice('Some almanacs take the day whose sayahna has the pratipad.')),
        rung(neitherTouches, 'second', practice('Pratipad in sayahna on neither day: the later.')),
        rung(always, 'first', practice('Some almanacs take the first day whose sayahna has the pratipad.')),
      ],
    },
  ],
  observances: [
    {
      id: 'govardhan_puja',
      window: inKala('pratah'),
      source: practice('Govardhana is worshipped in the morning; where pratipad begins later, after it has begun.'),
    },
  ],
};
