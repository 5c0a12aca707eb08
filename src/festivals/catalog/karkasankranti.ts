/** Karka Sankranti: the Sun enters Karka and turns south. */
import { not } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import { always } from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { practice, type SankrantiFestival } from '../rule.ts';
import { BY_DAY, enteredFact, PUNYA_KALA } from '../sankranti.ts';

const KARKA = '1, uddesha 2; 2, Ashadha';

export const karkasankranti: SankrantiFestival = {
  id: 'karkasankranti',
  kind: 'festival',
  aliases: ['dakshinayana', 'karka-sankranti'],
  on: { rashi: 4 },
  kala: 'daylight',
  ladder: [
    BY_DAY,
    rung(not(enteredFact('punya_kala_on_next_day')), 'first', ds(KARKA, 'karkasankranti.karka_night_day_before')),
    rung(always, 'first', practice('karkasankranti.karka_last_three_ghatis_night')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu',
      kala: 'daylight',
      ladder: [
        BY_DAY,
        rung(
          enteredFact('punya_kala_on_next_day'),
          'second',
          ds(KARKA, 'karkasankranti.karka_three_ghatis_morning_twilight'),
        ),
        rung(always, 'first', ds(KARKA, 'karkasankranti.karka_night_day_before')),
      ],
    },
  ],
  observances: [PUNYA_KALA],
};
