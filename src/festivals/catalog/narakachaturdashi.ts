/** Naraka Chaturdashi: the bath at dawn of the dark fourteenth of Ashvina. */
import { all } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import { always, bothTouch, firstCoversWhole, secondTouches } from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const NARAKA = '2, Ashvina (naraka-chaturdashi)';

export const narakachaturdashi: TithiFestival = {
  id: 'narakachaturdashi',
  kind: 'festival',
  aliases: ['chhoti-diwali', 'naraka-chaturdashi', 'narak-chaturdashi'],
  on: { masa: 'ashvina', tithi: 29 },
  kala: 'arunodaya',
  ladder: [
    rung(bothTouch, 'second', practice('The fourteenth at two dawns: almanacs of today take the later.')),
    rung(
      secondTouches,
      'second',
      ds(NARAKA, 'The bath is at dawn of the day that has the fourteenth; from arunodaya it is better than before.'),
    ),
    rung(always, 'first', practice('The fourteenth touches no later dawn: the day in which it begins.')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu-moonrise',
      kala: 'dawn_from_moonrise',
      ladder: [
        rung(
          all(bothTouch, firstCoversWhole),
          'first',
          ds(NARAKA, 'At moonrise before sunrise on both days: the earlier.'),
        ),
        rung(secondTouches, 'second', ds(NARAKA, 'At moonrise before sunrise of the later day alone: that day.')),
        rung(always, 'first', ds(NARAKA, 'In a part of the dawn of one day alone: the bath is in that part.')),
      ],
    },
  ],
  observances: [
    {
      id: 'abhyanga_snana',
      window: inKala('dawn_from_moonrise'),
      source: ds(NARAKA, 'Oil bath before sunrise, best from moonrise on.'),
    },
  ],
};
