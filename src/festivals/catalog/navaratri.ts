/** The navaratra of autumn, by its first day, when the pot is set. */
import { type Ladder, rung } from '../../rules/ladder.ts';
import { always, firstHasSunrise, secondMuhurtasAfterSunrise } from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { pot } from '../navaratra.ts';
import type { TithiFestival } from '../rule.ts';

const AUTUMN = '2, Ashvina (navaratra-arambha)';

/** Pratipad at sunrise with a muhurta of it; else the day on which it begins. */
const autumn: Ladder = [
  rung(
    firstHasSunrise,
    'first',
    ds(AUTUMN, 'Pratipad of sixty ghatis from sunrise, with a remainder: the earlier day.'),
  ),
  rung(secondMuhurtasAfterSunrise(3), 'second', ds(AUTUMN, 'Pratipad of three muhurtas after sunrise: that day.')),
  rung(secondMuhurtasAfterSunrise(2), 'second', ds(AUTUMN, 'Where three cannot be had, two muhurtas after sunrise.')),
  rung(secondMuhurtasAfterSunrise(1), 'second', ds(AUTUMN, 'Some: one muhurta after sunrise.')),
  rung(always, 'first', ds(AUTUMN, 'Less than a muhurta after sunrise, or no sunrise: the day joined with amavasya.')),
];

export const navaratri: TithiFestival = {
  id: 'navaratri',
  kind: 'festival',
  aliases: ['sharadiya-navaratri', 'navratri', 'sharad-navratri'],
  on: { masa: 'ashvina', tithi: 1 },
  kala: 'sunrise',
  ladder: autumn,
  observances: pot(
    ds(AUTUMN, 'The pot is set within ten ghatis of sunrise, else in abhijit; not in aparahna nor by night.'),
  ),
};
