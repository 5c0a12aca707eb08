/** Kalashtami: the dark eighth of every month, of Bhairava. */
import { rung } from '../../rules/ladder.ts';
import { bothTouch, neitherTouches, onlyFirstTouches, onlySecondTouches } from '../../rules/meeting-clauses.ts';
import { ds, type Source } from '../../rules/source.ts';
import { fourCases, laterOnlyAlone } from '../ladders.ts';
import { type Decision, practice, type TithiFestival, type Variant } from '../rule.ts';

/**
 * The dark eighth of Bhairava: two authorities, one with its midday, one with its evening, and the way the Dharmasindhu
 * finds between them. Where the earlier day has madhyahna it has pradosha too, so that pradosha alone decides.
 */
export const bhairavaEighth = (at: string, both: Source): Decision & { readonly variants: readonly Variant[] } => ({
  kala: 'pradosha',
  ladder: [
    rung(
      onlyFirstTouches,
      'first',
      ds(at, 'The eighth in pradosha of the earlier day alone: the earlier, though the later has its madhyahna.'),
    ),
    rung(onlySecondTouches, 'second', ds(at, 'The eighth in pradosha, and in madhyahna, of the later day alone.')),
    rung(bothTouch, 'second', both),
    rung(neitherTouches, 'second', ds(at, 'In pradosha of neither day: the later, which has its madhyahna.')),
  ],
  variants: [
    {
      tradition: 'nirnayasindhu',
      kala: 'madhyahna',
      ladder: laterOnlyAlone(ds(at, 'kalashtami.2_kartika_quotes_sindhu_eighth')),
    },
    {
      tradition: 'midnight',
      kala: 'nishitha',
      ladder: fourCases(practice('kalashtami.almanacs_take_eighth_midnight_both'), 'second', 'first'),
    },
  ],
});

export const kalashtami: TithiFestival = {
  id: 'kalashtami',
  kind: 'vrata',
  on: { tithi: 23 },
  ...bhairavaEighth(
    '1, uddesha 14',
    ds(
      '1, uddesha 14; 2, Kartika (kalashtami)',
      'In pradosha of both days: the later; when it has a part of it too, as the passage on Kartika adds.',
    ),
  ),
};
