/**
 * Rongali Bihu: the new year of Assam, when the Sun enters Mesha. If the Sun enters after sunset, it is the next day.
 */

import { AFTER_SUNSET } from '../kinds/sankranti.ts';
import { ASSAM } from '../region.ts';
import type { SankrantiFestival } from '../rule.ts';

export const bihu: SankrantiFestival = {
  id: 'bihu',
  kind: 'vrata',
  aliases: ['rongali-bihu', 'bohag-bihu'],
  regions: ASSAM,
  on: { rashi: 1 },
  kala: AFTER_SUNSET.kala,
  ladder: AFTER_SUNSET.ladder,
};
