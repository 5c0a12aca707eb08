/** Naraka Chaturdashi: the bath at dawn on the fourteenth tithi of the dark half of Ashvina (amanta). */
import { all } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import { always, bothTouch, firstCoversWhole, secondTouches } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { inKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const NARAKA = '2, Ashvina (naraka-chaturdashi)';

export const narakachaturdashi: TithiFestival = {
  id: 'narakachaturdashi',
  kind: 'festival',
  aliases: ['chhoti-diwali', 'naraka-chaturdashi', 'narak-chaturdashi'],
  on: { masa: 'ashvina', tithi: 29 },
  kala: 'arunodaya',
  ladder: [
    rung(bothTouch, 'second', practice('narakachaturdashi.fourteenth_two_dawns_almanacs_today')),
    rung(secondTouches, 'second', ds(NARAKA, 'narakachaturdashi.bath_dawn_day_fourteenth_arunodaya')),
    rung(always, 'first', practice('narakachaturdashi.fourteenth_touches_no_later_dawn')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu-moonrise',
      kala: 'dawn_from_moonrise',
      ladder: [
        rung(
          all(bothTouch, firstCoversWhole),
          'first',
          ds(NARAKA, 'narakachaturdashi.moonrise_before_sunrise_both_days'),
        ),
        rung(secondTouches, 'second', ds(NARAKA, 'narakachaturdashi.moonrise_before_sunrise_later_day')),
        rung(always, 'first', ds(NARAKA, 'narakachaturdashi.part_dawn_day_alone_bath')),
      ],
    },
  ],
  observances: [
    {
      id: 'abhyanga_snana',
      window: inKala('dawn_from_moonrise'),
      source: ds(NARAKA, 'narakachaturdashi.oil_bath_before_sunrise_best'),
    },
  ],
};
