/** Mahashtami: the eighth tithi of the bright half of Ashvina, in the autumn navaratra. */
import { type Ladder, rung } from '../../../rules/ladder.ts';
import { always, firstHasSunrise, secondGhatisAfterSunrise } from '../../../rules/meeting-clauses.ts';
import { ds, type GistId } from '../../../rules/source.ts';
import { fact, nextTithiIsLost } from '../decide/facts.ts';
import { sandhiPuja } from '../kinds/durga-days.ts';
import type { TithiFestival } from '../rule.ts';

const ASHTAMI = (gist: GistId) => ds('2, Ashvina (mahashtami-nirnaya)', gist);
const ashtami: Ladder = [
  rung(firstHasSunrise, 'first', ASHTAMI('mahashtami.eighth_sixty_ghatis_taken_whole')),
  rung(fact('next_tithi_has_no_sunrise'), 'first', ASHTAMI('mahashtami.ninth_lost_does_not_reach')),
  rung(secondGhatisAfterSunrise(1), 'second', ASHTAMI('mahashtami.eighth_sunrise_ghati_joined_ninth')),
  rung(always, 'first', ASHTAMI('mahashtami.none_less_ghati_later_sunrise')),
];

export const mahashtami: TithiFestival = {
  id: 'mahashtami',
  kind: 'vrata',
  aliases: ['durga-ashtami'],
  on: { masa: 'ashvina', tithi: 8 },
  kala: 'sunrise',
  facts: nextTithiIsLost,
  ladder: ashtami,
  observances: [sandhiPuja],
};
