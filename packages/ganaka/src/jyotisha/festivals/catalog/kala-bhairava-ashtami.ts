/** Kala Bhairava Ashtami: the eighth tithi of the dark half of Kartika (amanta). */
import { ds } from '../../../rules/source.ts';
import type { TithiFestival } from '../rule.ts';
import { bhairavaEighth } from './kalashtami.ts';

const KALASHTAMI = '2, Kartika (kalashtami)';

export const kalaBhairavaAshtami: TithiFestival = {
  id: 'kala-bhairava-ashtami',
  kind: 'vrata',
  aliases: ['bhairava-ashtami', 'bhairava-jayanti'],
  on: { masa: 'kartika', tithi: 23 },
  ...bhairavaEighth(KALASHTAMI, ds(KALASHTAMI, 'kala_bhairava_ashtami.pradosha_both_days_part_later')),
};
