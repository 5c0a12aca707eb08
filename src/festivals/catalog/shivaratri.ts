/** The great night of Shiva: the dark fourteenth of Magha at midnight. */
import { all, not } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstCoversWhole,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversWhole,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import type { TithiFestival } from '../rule.ts';
import { parana, wholeKala } from '../windows.ts';

const AT = '2, Magha (shivaratri)';

export const shivaratri: TithiFestival = {
  id: 'shivaratri',
  kind: 'festival',
  aliases: ['mahashivaratri', 'mahashivratri', 'maha-shivaratri', 'maha-shivratri', 'shivratri'],
  on: { masa: 'magha', tithi: 29 },
  kala: 'nishitha',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(AT, 'The fourteenth at midnight of the earlier day alone: that day.')),
    rung(onlySecondTouches, 'second', ds(AT, 'The fourteenth at midnight of the later day alone: that day.')),
    rung(
      all(secondCoversWhole, not(firstCoversWhole)),
      'second',
      ds(AT, 'A part of nishitha on the earlier day, the whole on the later: the later.'),
    ),
    rung(bothTouch, 'first', ds(AT, 'Nishitha on both days: the earlier, after Hemadri and the Kaustubha.')),
    rung(neitherTouches, 'second', ds(AT, 'Nishitha on neither day: the later.')),
  ],
  variants: [
    {
      tradition: 'madhava-nirnayasindhu',
      kala: 'nishitha',
      ladder: [
        rung(onlyFirstTouches, 'first', ds(AT, 'The fourteenth at midnight of the earlier day alone: that day.')),
        rung(
          all(firstCoversWhole, not(secondCoversWhole)),
          'first',
          ds(AT, 'The whole of nishitha on the earlier day, a part on the later: the earlier.'),
        ),
        rung(always, 'second', ds(AT, 'Nishitha on both days: the later, after Madhava, the Nirnayasindhu and most.')),
      ],
    },
  ],
  observances: [
    {
      id: 'nishitha_puja',
      window: wholeKala('nishitha'),
      source: ds(AT, 'The worship of midnight, the eighth muhurta of the night.'),
    },
    {
      id: 'parana',
      days: 1,
      window: parana,
      source: ds(
        '2, Magha (parana-nirnaya)',
        'At the end of the fourteenth if it ends within three yamas, else in the morning.',
      ),
    },
  ],
};
