/** Mesha Sankranti: the Sun enters Mesha, and the solar year begins. */

import { AFTER_SUNSET, DAY_OF_ENTRY, NIGHT_HALVES, PUNYA_KALA } from '../kinds/sankranti.ts';
import type { SankrantiFestival } from '../rule.ts';

export const meshasankranti: SankrantiFestival = {
  id: 'meshasankranti',
  kind: 'festival',
  aliases: ['mesha-sankranti'],
  on: { rashi: 1 },
  kala: 'daylight',
  ladder: NIGHT_HALVES,
  variants: [AFTER_SUNSET, DAY_OF_ENTRY],
  observances: PUNYA_KALA,
};
