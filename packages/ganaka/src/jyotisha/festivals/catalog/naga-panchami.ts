/** Naga Panchami: the fifth tithi of the bright half of Shravana. */
import { all } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  firstHasSunrise,
  firstVedhaMuhurtas,
  secondMuhurtasAfterSunrise,
} from '../../../rules/meeting-clauses.ts';
import { ds, type GistId } from '../../../rules/source.ts';
import type { TithiFestival } from '../rule.ts';

const NAGA = (gist: GistId) => ds('2, Shravana (naga-panchami)', gist);

export const nagaPanchami: TithiFestival = {
  id: 'naga-panchami',
  kind: 'vrata',
  aliases: ['nag-panchami'],
  on: { masa: 'shravana', tithi: 5 },
  kala: 'sunrise',
  ladder: [
    rung(firstHasSunrise, 'first', NAGA('naga_panchami.fifth_sunrise_day')),
    rung(secondMuhurtasAfterSunrise(3), 'second', NAGA('naga_panchami.fifth_three_muhurtas_after_sunrise')),
    rung(
      all(firstVedhaMuhurtas(3), secondMuhurtasAfterSunrise(2)),
      'second',
      NAGA('naga_panchami.fourth_vexes_earlier_day_three'),
    ),
    rung(always, 'first', NAGA('naga_panchami.less_later_day_earlier')),
  ],
};
