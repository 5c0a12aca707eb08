/** Makara Sankranti: the Sun enters Makara. */
import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { BY_DAY, DAY_OF_ENTRY, enteredFact, PUNYA_KALA, twilightVerse } from '../kinds/sankranti.ts';
import type { SankrantiFestival } from '../rule.ts';

const MAKARA = '1, uddesha 2; 2, Pausha';
const BY_NIGHT = rung(always, 'second', ds(MAKARA, 'makarsankranti.makara_night_either_half_next'));

export const makarsankranti: SankrantiFestival = {
  id: 'makarsankranti',
  kind: 'festival',
  aliases: ['uttarayana', 'khichdi', 'makar-sankranti', 'makara-sankranti'],
  on: { rashi: 10 },
  kala: 'daylight',
  ladder: [BY_DAY, BY_NIGHT],
  variants: [
    {
      tradition: 'muhurta-chintamani',
      kala: 'daylight',
      ladder: [
        BY_DAY,
        rung(
          enteredFact('entered_in_evening_twilight'),
          'first',
          twilightVerse('makarsankranti.makara_three_ghatis_evening_twilight'),
        ),
        BY_NIGHT,
      ],
    },
    DAY_OF_ENTRY,
  ],
  observances: PUNYA_KALA,
};
