/** The first day of the spring navaratra (nine nights of the Goddess), which is also the first day of the year. */
import { all } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstHasSunrise,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { pot } from '../kinds/navaratra.ts';
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
    rung(bothTouch, 'second', practice('chaitra_navaratri.pratipad_two_sunrises_later_joined')),
    rung(
      all(secondTouches, secondMuhurtasAfterSunrise(1)),
      'second',
      ds(SPRING, 'chaitra_navaratri.pratipad_joined_second_muhurta'),
    ),
    rung(secondTouches, 'second', practice('chaitra_navaratri.pratipad_sunrise_less_muhurta_almanacs')),
    rung(always, 'first', ds('2, Chaitra (vatsararambha)', 'chaitra_navaratri.pratipad_no_later_sunrise_earlier')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu',
      kala: 'sunrise',
      ladder: [
        rung(
          firstHasSunrise,
          'first',
          ds('2, Chaitra (vatsararambha)', 'chaitra_navaratri.pratipad_both_sunrises_earlier_day'),
        ),
        rung(secondMuhurtasAfterSunrise(1), 'second', ds(SPRING, 'chaitra_navaratri.pratipad_joined_second_muhurta')),
        rung(always, 'first', ds(AUTUMN, 'chaitra_navaratri.less_muhurta_after_sunrise_no')),
      ],
    },
  ],
  observances: pot(ds(SPRING, 'chaitra_navaratri.autumn_navaratra')),
};
