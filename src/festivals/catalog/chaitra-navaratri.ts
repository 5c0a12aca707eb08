/** The navaratra of spring, by its first day, which is also the first of the year. */
import { all } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstHasSunrise,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { pot } from '../navaratra.ts';
import { practice, type TithiFestival } from '../rule.ts';

const AUTUMN = '2, Ashvina (navaratra-arambha)';
const SPRING = '2, Chaitra (devi-navaratra-arambha)';

export const chaitraNavaratri: TithiFestival = {
  id: 'chaitra-navaratri',
  kind: 'festival',
  aliases: ['vasanta-navaratri', 'chaitra-navratri'],
  on: { masa: 'chaitra', tithi: 1 },
  kala: 'sunrise',
  ladder: [
    rung(bothTouch, 'second', practice('Pratipad at two sunrises: the later, joined with the second.')),
    rung(
      all(secondTouches, secondMuhurtasAfterSunrise(1)),
      'second',
      ds(SPRING, 'Pratipad joined with the second, be it for one muhurta.'),
    ),
    rung(
      secondTouches,
      'second',
      practice(
        'Pratipad at sunrise for less than a muhurta: almanacs of today take the day, which is also the new year’s.',
      ),
    ),
    rung(always, 'first', ds('2, Chaitra (vatsararambha)', 'Pratipad at no later sunrise: the earlier day.')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu',
      kala: 'sunrise',
      ladder: [
        rung(firstHasSunrise, 'first', ds('2, Chaitra (vatsararambha)', 'Pratipad at both sunrises: the earlier day.')),
        rung(
          secondMuhurtasAfterSunrise(1),
          'second',
          ds(SPRING, 'Pratipad joined with the second, be it for one muhurta.'),
        ),
        rung(
          always,
          'first',
          ds(AUTUMN, 'Less than a muhurta after sunrise, or no sunrise: the day joined with amavasya.'),
        ),
      ],
    },
  ],
  observances: pot(ds(SPRING, 'As in the autumn navaratra.')),
};
