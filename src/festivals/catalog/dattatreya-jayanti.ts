/** Dattatreya Jayanti: the purnima of Margashirsha, in the evening. */
import { ds } from '../../rules/source.ts';
import { fourCases } from '../ladders.ts';
import type { TithiFestival } from '../rule.ts';
import { wholeKala } from '../windows.ts';

const DATTA = ds('2, Margashirsha (dattatreyotpatti)', 'Purnima that has pradosha.');

export const dattatreyaJayanti: TithiFestival = {
  id: 'dattatreya-jayanti',
  kind: 'vrata',
  aliases: ['datta-jayanti', 'dattatreya'],
  on: { masa: 'margashirsha', tithi: 15 },
  kala: 'pradosha',
  ladder: fourCases(DATTA, 'second', 'second'),
  observances: [{ id: 'pradosha_puja', window: wholeKala('pradosha'), source: DATTA }],
};
