/** The vrata of Siddhi-vinayaka: the bright fourth of Bhadrapada at midday. */
import { all, not } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstCoversWhole,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversMore,
  secondCoversWhole,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import type { TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const AT = '2, Bhadrapada (siddhivinayaka-vrata)';

export const ganeshchaturthi: TithiFestival = {
  id: 'ganeshchaturthi',
  kind: 'festival',
  aliases: ['vinayaka-chavithi', 'siddhivinayaka', 'ganesh-chaturthi', 'ganesha-chaturthi'],
  on: { masa: 'bhadrapada', tithi: 4 },
  kala: 'madhyahna',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(AT, 'The fourth in madhyahna of the earlier day alone: that day.')),
    rung(onlySecondTouches, 'second', ds(AT, 'No touch on the earlier day, touch on the later: the later.')),
    rung(
      all(secondCoversWhole, not(firstCoversWhole)),
      'second',
      ds(AT, 'A part of madhyahna on the earlier day, the whole on the later: the later.'),
    ),
    rung(
      all(bothTouch, secondCoversMore),
      'second',
      ds(AT, 'Parts of madhyahna on both days: some take the later when it has more.'),
    ),
    rung(bothTouch, 'first', ds(AT, 'Madhyahna of both days, wholly or in equal part: the earlier.')),
    rung(neitherTouches, 'first', ds(AT, 'Madhyahna of neither day: the earlier.')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu',
      kala: 'madhyahna',
      ladder: [
        rung(onlySecondTouches, 'second', ds(AT, 'No touch on the earlier day, touch on the later: the later.')),
        rung(
          all(secondCoversWhole, not(firstCoversWhole)),
          'second',
          ds(AT, 'A part on the earlier day, the whole on the later: the later.'),
        ),
        rung(always, 'first', ds(AT, 'Parts of madhyahna on both days, equal or not: the earlier.')),
      ],
    },
  ],
  observances: [{ id: 'madhyahna_puja', window: inKala('madhyahna'), source: ds(AT, 'The worship is in madhyahna.') }],
};
