/** Puthandu: the new year of the Tamils. The Sun enters Mesha; after sunset it is the next day. */

import { TAMIL_LANDS } from '../region.ts';
import type { SankrantiFestival } from '../rule.ts';
import { AFTER_SUNSET } from '../sankranti.ts';

export const puthandu: SankrantiFestival = {
  id: 'puthandu',
  kind: 'vrata',
  aliases: ['tamil-new-year', 'varusha-pirappu'],
  regions: TAMIL_LANDS,
  on: { rashi: 1 },
  kala: AFTER_SUNSET.kala,
  ladder: AFTER_SUNSET.ladder,
};
