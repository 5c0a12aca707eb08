/** Karka Sankranti: the Sun enters Karka and begins its southward course. */
import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { BY_DAY, enteredFact, PUNYA_KALA, twilightVerse } from '../kinds/sankranti.ts';
import type { SankrantiFestival } from '../rule.ts';

const BY_NIGHT = rung(
  always,
  'first',
  ds('1, uddesha 2; 2, Ashadha', 'karkasankranti.karka_night_before_after_midnight'),
);

export const karkasankranti: SankrantiFestival = {
  id: 'karkasankranti',
  kind: 'festival',
  aliases: ['dakshinayana', 'karka-sankranti'],
  on: { rashi: 4 },
  kala: 'daylight',
  ladder: [BY_DAY, BY_NIGHT],
  variants: [
    {
      tradition: 'muhurta-chintamani',
      kala: 'daylight',
      ladder: [
        BY_DAY,
        rung(
          enteredFact('entered_in_morning_twilight'),
          'second',
          twilightVerse('karkasankranti.karka_three_ghatis_morning_twilight'),
        ),
        BY_NIGHT,
      ],
    },
  ],
  observances: PUNYA_KALA,
};
