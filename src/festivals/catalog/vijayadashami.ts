/** Vijaya Dashami, Dussehra: the bright tenth of Ashvina in aparahna, with Shravana. */
import { all, not } from '../../rules/clause.ts';
import { type Ladder, rung } from '../../rules/ladder.ts';
import {
  always,
  onlyFirstTouches,
  onlySecondTouches,
  secondMuhurtasAfterSunrise,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { fact, nakshatraOnDays } from '../facts.ts';
import type { TithiFestival } from '../rule.ts';
import { wholeKala } from '../windows.ts';

const SHRAVANA = 22;
/**
 * A Shravana that comes when aparahna of the earlier day is over, in its evening or night, is the later day's: the text passes over it
 * in its last case, and almanacs read all cases so (4–5 October 2022: Shravana from 22:51, kept on the 5th; likewise 2003 and 2019).
 */
const SHRAVANA_ON_FIRST = fact('nakshatra_by_kala_on_first');
const VIJAYA = (gist: string) => ds('2, Ashvina (vijaya-dashami-nirnaya)', gist);
const vijaya: Ladder = [
  rung(onlySecondTouches, 'second', VIJAYA('The tenth in aparahna of the later day alone: the later.')),
  rung(
    all(
      onlyFirstTouches,
      secondMuhurtasAfterSunrise(3),
      fact('nakshatra_on_second'),
      fact('nakshatra_in_kala_of_second'),
      not(SHRAVANA_ON_FIRST),
    ),
    'second',
    VIJAYA(
      'In aparahna of the earlier day alone, but the later has three muhurtas and alone has Shravana, into its aparahna: the later.',
    ),
  ),
  rung(onlyFirstTouches, 'first', VIJAYA('The tenth in aparahna of the earlier day alone: the earlier.')),
  rung(
    all(fact('nakshatra_on_second'), not(SHRAVANA_ON_FIRST)),
    'second',
    VIJAYA('In aparahna of both days or of neither: the day with Shravana.'),
  ),
  rung(always, 'first', VIJAYA('In aparahna of both days or of neither, Shravana on both or on neither: the earlier.')),
];

export const vijayadashami: TithiFestival = {
  id: 'vijayadashami',
  kind: 'vrata',
  aliases: ['dussehra', 'dasara', 'dashahara', 'vijaya-dashami'],
  on: { masa: 'ashvina', tithi: 10 },
  kala: 'aparahna',
  facts: nakshatraOnDays(SHRAVANA),
  ladder: vijaya,
  observances: [
    {
      id: 'aparahna_puja',
      window: wholeKala('aparahna'),
      source: VIJAYA('The worship of Aparajita and the shami is in aparahna.'),
    },
  ],
};
