/** Kalashtami: the eighth tithi of the dark half of every month, sacred to Bhairava. */
import { rung } from '../../../rules/ladder.ts';
import { bothTouch, neitherTouches, onlyFirstTouches, onlySecondTouches } from '../../../rules/meeting-clauses.ts';
import { ds, type Source } from '../../../rules/source.ts';
import { fourCases, laterOnlyAlone } from '../decide/ladders.ts';
import { type Decision, practice, type TithiFestival, type Variant } from '../rule.ts';

/**
 * The decision for the eighth tithi of Bhairava. One authority takes its midday, another its evening, and the
 * Dharmasindhu reconciles them. If the tithi runs in madhyahna on the earlier day, it also runs in pradosha there, so
 * pradosha alone decides.
 */
export const bhairavaEighth = (at: string, both: Source): Decision & { readonly variants: readonly Variant[] } => ({
  kala: 'pradosha',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(at, 'kalashtami.eighth_pradosha_earlier_day_alone')),
    rung(onlySecondTouches, 'second', ds(at, 'kalashtami.eighth_pradosha_madhyahna_later_day')),
    rung(bothTouch, 'second', both),
    rung(neitherTouches, 'second', ds(at, 'kalashtami.pradosha_neither_day_later_madhyahna')),
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
    ds('1, uddesha 14; 2, Kartika (kalashtami)', 'kalashtami.pradosha_both_days_later_part'),
  ),
};
