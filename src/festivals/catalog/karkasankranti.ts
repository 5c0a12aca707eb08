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
    rung(not(enteredFact('punya_kala_on_next_day')), 'first', ds(KARKA, 'Karka by night: the day before.')),
    rung(
      always,
      'first',
      practice('Karka in the last three ghatis of the night: almanacs of today keep the day before.'),
    ),
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
          ds(KARKA, 'Karka in the three ghatis of morning twilight: the next day.'),
        ),
        rung(always, 'first', ds(KARKA, 'Karka by night: the day before.')),
      ],
    },
  ],
  observances: [PUNYA_KALA],
};
