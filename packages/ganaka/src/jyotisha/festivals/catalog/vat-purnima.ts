/**
 * The vrata of Savitri on the purnima of Jyeshtha, as it is observed in the Deccan. The vrata on the amavasya is in
 * vat-savitri.ts.
 */

import { SAVITRI_FAST, SAVITRI_PUJA, SAVITRI_RITES } from '../kinds/savitri.ts';
import { DECCAN } from '../region.ts';
import type { TithiFestival } from '../rule.ts';

export const vatPurnima: TithiFestival = {
  id: 'vat-purnima',
  kind: 'festival',
  hasRoute: false,
  aliases: ['vat-savitri-purnima', 'vata-purnima'],
  regions: DECCAN,
  on: { masa: 'jyeshtha', tithi: 15 },
  ...SAVITRI_PUJA,
  variants: [SAVITRI_FAST],
  observances: SAVITRI_RITES,
};
