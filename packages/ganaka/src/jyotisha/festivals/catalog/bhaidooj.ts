/**
 * Bhai Dooj: the second tithi of the bright half of Kartika. Yama is worshipped, and brothers eat at their sisters'
 * homes.
 */
import { rung } from '../../../rules/ladder.ts';
import { bothTouch, neitherTouches, onlyFirstTouches, onlySecondTouches } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { wholeKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

const DVITIYA = '2, Kartika (yama-dvitiya)';

export const bhaidooj: TithiFestival = {
  id: 'bhaidooj',
  kind: 'festival',
  aliases: ['bhai-duj', 'yama-dvitiya', 'bhratri-dvitiya', 'bhai-dooj'],
  on: { masa: 'kartika', tithi: 2 },
  kala: 'aparahna',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(DVITIYA, 'bhaidooj.second_aparahna_earlier_day_alone')),
    rung(onlySecondTouches, 'second', ds(DVITIYA, 'bhaidooj.second_aparahna_later_day_alone')),
    rung(bothTouch, 'second', ds(DVITIYA, 'bhaidooj.aparahna_both_days_later')),
    rung(neitherTouches, 'second', ds(DVITIYA, 'bhaidooj.aparahna_neither_day_later')),
  ],
  observances: [
    {
      id: 'yama_dvitiya',
      window: wholeKala('aparahna'),
      source: ds(DVITIYA, 'bhaidooj.yama_worshipped_aparahna_sister_gives'),
    },
  ],
};
