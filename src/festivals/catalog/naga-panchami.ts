/** Naga Panchami: the bright fifth of Shravana. */
import { all } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  firstHasSunrise,
  firstVedhaMuhurtas,
  secondMuhurtasAfterSunrise,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import type { TithiFestival } from '../rule.ts';

const NAGA = (gist: string) => ds('2, Shravana (naga-panchami)', gist);

export const nagaPanchami: TithiFestival = {
  id: 'naga-panchami',
  kind: 'vrata',
  aliases: ['nag-panchami'],
  on: { masa: 'shravana', tithi: 5 },
  kala: 'sunrise',
  ladder: [
    rung(firstHasSunrise, 'first', NAGA('The fifth from sunrise on: that day.')),
    rung(
      secondMuhurtasAfterSunrise(3),
      'second',
      NAGA('The fifth of three muhurtas after sunrise, joined with the sixth: that day.'),
    ),
    rung(
      all(firstVedhaMuhurtas(3), secondMuhurtasAfterSunrise(2)),
      'second',
      NAGA('The fourth vexes the earlier day for three muhurtas: the later day, though it has but two.'),
    ),
    rung(always, 'first', NAGA('Less on the later day: the earlier.')),
  ],
};
