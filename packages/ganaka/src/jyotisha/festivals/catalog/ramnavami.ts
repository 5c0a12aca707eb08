/** The birth of Rama: the ninth tithi of the bright half of Chaitra, at midday. */
import { all } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstHasSunrise,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondMuhurtasAfterSunrise,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { eleventhOnDayAfter, fact } from '../decide/facts.ts';
import { wholeKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const RAMA = '2, Chaitra (ramanavami)';

const WHOLE = rung(firstHasSunrise, 'first', ds(RAMA, 'ramnavami.ninth_sunrise_free_eighth'));
const THREE_MUHURTAS = rung(
  secondMuhurtasAfterSunrise(3),
  'second',
  ds(RAMA, 'ramnavami.three_muhurtas_ninth_later_day'),
);
const LESS = rung(always, 'first', ds(RAMA, 'ramnavami.less_three_muhurtas_ninth_later'));

export const ramnavami: TithiFestival = {
  id: 'ramnavami',
  kind: 'festival',
  aliases: ['rama-navami', 'ram-navami'],
  on: { masa: 'chaitra', tithi: 9 },
  kala: 'midday',
  ladder: [
    rung(onlyFirstTouches, 'first', practice('ramnavami.ninth_middle_earlier_day_alone_day')),
    rung(onlySecondTouches, 'second', ds(RAMA, 'ramnavami.ninth_madhyahna_later_day_alone')),
    rung(bothTouch, 'second', ds(RAMA, 'ramnavami.ninth_madhyahna_both_days_later')),
    rung(neitherTouches, 'first', practice('ramnavami.ninth_middle_neither_day_almanacs')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu',
      kala: 'madhyahna',
      facts: eleventhOnDayAfter,
      ladder: [
        WHOLE,
        rung(
          all(secondMuhurtasAfterSunrise(3), fact('eleventh_on_day_after_second')),
          'first',
          ds(RAMA, 'ramnavami.tenth_so_short_fast_eleventh'),
        ),
        THREE_MUHURTAS,
        LESS,
      ],
    },
    { tradition: 'vaishnava', kala: 'madhyahna', ladder: [WHOLE, THREE_MUHURTAS, LESS] },
  ],
  observances: [
    { id: 'madhyahna_puja', window: wholeKala('madhyahna'), source: ds(RAMA, 'ramnavami.birth_kept_madhyahna') },
  ],
};
