/** Bhai Dooj: the bright second of Kartika, when Yama is worshipped and the sister gives the meal. */
import { rung } from '../../rules/ladder.ts';
import { bothTouch, neitherTouches, onlyFirstTouches, onlySecondTouches } from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import type { TithiFestival } from '../rule.ts';
import { wholeKala } from '../windows.ts';

const DVITIYA = '2, Kartika (yama-dvitiya)';

export const bhaidooj: TithiFestival = {
  id: 'bhaidooj',
  kind: 'festival',
  aliases: ['bhai-duj', 'yama-dvitiya', 'bhratri-dvitiya', 'bhai-dooj'],
  on: { masa: 'kartika', tithi: 2 },
  kala: 'aparahna',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(DVITIYA, 'The second in aparahna on the earlier day alone: that day.')),
    rung(onlySecondTouches, 'second', ds(DVITIYA, 'The second in aparahna on the later day alone: that day.')),
    rung(bothTouch, 'second', ds(DVITIYA, 'In aparahna on both days: the later.')),
    rung(neitherTouches, 'second', ds(DVITIYA, 'In aparahna on neither day: the later.')),
  ],
  observances: [
    {
      id: 'yama_dvitiya',
      window: wholeKala('aparahna'),
      source: ds(DVITIYA, 'Yama is worshipped in aparahna, and the sister gives the meal.'),
    },
  ],
};
