/** Kala Bhairava’s eighth: the dark eighth of Kartika (amanta). */
import type { TithiFestival } from '../rule.ts';
import { bhairavaEighth } from './kalashtami.ts';

export const kalaBhairavaAshtami: TithiFestival = {
  id: 'kala-bhairava-ashtami',
  kind: 'vrata',
  aliases: ['bhairava-ashtami', 'bhairava-jayanti'],
  on: { masa: 'kartika', tithi: 23 },
  ...bhairavaEighth('2, Kartika (kalashtami)'),
};
