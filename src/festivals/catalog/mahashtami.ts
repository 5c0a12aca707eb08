/** Mahashtami: the bright eighth of Ashvina, in the navaratra of autumn. */
import { type Ladder, rung } from '../../rules/ladder.ts';
import { always, firstHasSunrise, secondGhatisAfterSunrise } from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { fact, nextTithiIsLost } from '../facts.ts';
import type { TithiFestival } from '../rule.ts';

const ASHTAMI = (gist: string) => ds('2, Ashvina (mahashtami-nirnaya)', gist);
const ashtami: Ladder = [
  rung(firstHasSunrise, 'first', ASHTAMI('The eighth of sixty ghatis is taken whole, though some of it is left.')),
  rung(
    fact('next_tithi_has_no_sunrise'),
    'first',
    ASHTAMI(
      'The ninth is lost and does not reach the sunrise of the tenth: the day with the seventh, though the eighth rises.',
    ),
  ),
  rung(
    secondGhatisAfterSunrise(1),
    'second',
    ASHTAMI('The eighth at sunrise, be it for a ghati, joined with the ninth.'),
  ),
  rung(always, 'first', ASHTAMI('None or less than a ghati at the later sunrise: the day with the seventh.')),
];

export const mahashtami: TithiFestival = {
  id: 'mahashtami',
  kind: 'vrata',
  aliases: ['durga-ashtami'],
  on: { masa: 'ashvina', tithi: 8 },
  kala: 'sunrise',
  facts: nextTithiIsLost,
  ladder: ashtami,
};
