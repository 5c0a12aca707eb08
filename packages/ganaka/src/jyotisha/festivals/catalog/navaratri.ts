/** The first day of the autumn navaratra (nine nights of the Goddess), on which the pot is set up. */
import { type Ladder, rung } from '../../../rules/ladder.ts';
import { always, firstHasSunrise, secondMuhurtasAfterSunrise } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { pot } from '../kinds/navaratra.ts';
import type { TithiFestival } from '../rule.ts';

const AUTUMN = '2, Ashvina (navaratra-arambha)';

/**
 * The day at whose sunrise the first tithi (pratipada) runs and lasts at least one muhurta more; otherwise the day on
 * which it begins.
 */
const autumn: Ladder = [
  rung(firstHasSunrise, 'first', ds(AUTUMN, 'navaratri.pratipad_sixty_ghatis_sunrise_remainder')),
  rung(secondMuhurtasAfterSunrise(3), 'second', ds(AUTUMN, 'navaratri.pratipad_three_muhurtas_after_sunrise')),
  rung(secondMuhurtasAfterSunrise(2), 'second', ds(AUTUMN, 'navaratri.where_three_cannot_two_muhurtas')),
  rung(secondMuhurtasAfterSunrise(1), 'second', ds(AUTUMN, 'navaratri.some_muhurta_after_sunrise')),
  rung(always, 'first', ds(AUTUMN, 'navaratri.less_muhurta_after_sunrise_no')),
];

export const navaratri: TithiFestival = {
  id: 'navaratri',
  kind: 'festival',
  aliases: ['sharadiya-navaratri', 'navratri', 'sharad-navratri'],
  on: { masa: 'ashvina', tithi: 1 },
  kala: 'sunrise',
  ladder: autumn,
  observances: pot(ds(AUTUMN, 'navaratri.pot_set_within_ten_ghatis')),
};
