/** Dattatreya Jayanti: the purnima of Margashirsha, in the evening. */
import { type Ladder, rung } from '../../../rules/ladder.ts';
import { bothTouch, neitherTouches, onlyFirstTouches, onlySecondTouches } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { wholeKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const DATTA = ds('2, Margashirsha (dattatreyotpatti)', 'dattatreya_jayanti.purnima_pradosha');
const UNSAID = practice('dattatreya_jayanti.purnima_pradosha_both_days_neither');
const datta: Ladder = [
  rung(onlyFirstTouches, 'first', DATTA),
  rung(onlySecondTouches, 'second', DATTA),
  // the text does not cover these two cases
  rung(bothTouch, 'second', UNSAID),
  rung(neitherTouches, 'second', UNSAID),
];

export const dattatreyaJayanti: TithiFestival = {
  id: 'dattatreya-jayanti',
  kind: 'vrata',
  aliases: ['datta-jayanti', 'dattatreya'],
  on: { masa: 'margashirsha', tithi: 15 },
  kala: 'pradosha',
  ladder: datta,
  observances: [{ id: 'pradosha_puja', window: wholeKala('pradosha'), source: DATTA }],
};
