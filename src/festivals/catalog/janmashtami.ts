/** The birth of Krishna: the dark eighth of Shravana at midnight. */
import { plusDays } from '../../kernel/units.ts';
import { all, not } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import { sunriseDay } from '../../rules/meeting.ts';
import {
  always,
  firstHasSunrise,
  firstTouches,
  onlyFirstTouches,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { fact, nakshatraOnDays } from '../facts.ts';
import { type Decided, type Decision, practice, type School, type TithiFestival } from '../rule.ts';
import { paranaWith, wholeKala } from '../windows.ts';

const AT = '2, Shravana (janmashtami-nirnaya)';
const ROHINI = 4;

/**
 * With Rohini, as the Dharmasindhu tells it after Madhava and the Kaustubha. Nishitha is the half of the night itself, of which the
 * eighth muhurta is the broad view: on the day of the seventh the eighth must have come by the end of the first half, on the day of the
 * ninth it must still run as the second begins; for Rohini likewise.
 */
export const WITH_ROHINI: Decision = {
  kala: 'midnight',
  facts: nakshatraOnDays(ROHINI),
  ladder: [
    rung(
      all(
        firstTouches,
        fact('nakshatra_at_kala_on_first'),
        not(all(secondTouches, fact('nakshatra_at_kala_on_second'))),
      ),
      'first',
      ds(AT, 'The eighth with Rohini at midnight of the earlier day alone: that day.'),
    ),
    rung(
      all(secondTouches, fact('nakshatra_at_kala_on_second')),
      'second',
      ds(AT, 'The eighth with Rohini at midnight of the later day, or of both: the later.'),
    ),
    rung(
      all(firstHasSunrise, fact('nakshatra_on_first')),
      'first',
      ds(AT, 'An eighth pure from sunrise, with Rohini on the earlier day or on both: the earlier.'),
    ),
    rung(
      all(secondMuhurtasAfterSunrise(1), fact('nakshatra_on_second')),
      'second',
      ds(AT, 'Rohini on both days or on the later, with a muhurta of the eighth there: the later.'),
    ),
    rung(
      fact('nakshatra_before_kala_on_first'),
      'first',
      ds(AT, 'Joined with the seventh, Rohini on the earlier day alone and before its midnight: the earlier.'),
    ),
    rung(
      all(firstTouches, not(secondTouches)),
      'first',
      ds(AT, 'At midnight of the earlier day alone, without Rohini on the later: the earlier.'),
    ),
    rung(firstHasSunrise, 'first', ds(AT, 'An eighth pure from sunrise and without Rohini: the earlier day.')),
    rung(
      always,
      'second',
      ds(AT, 'At midnight of the later day, of both or of neither, without Rohini before midnight: the later.'),
    ),
  ],
};

export const janmashtami: TithiFestival = {
  id: 'janmashtami',
  kind: 'festival',
  aliases: ['krishna-janmashtami', 'gokulashtami', 'krishna-jayanti', 'sri-krishna-jayanti'],
  on: { masa: 'shravana', tithi: 23 },
  ...WITH_ROHINI,
  variants: [
    {
      tradition: 'nishitha',
      kala: 'nishitha',
      ladder: [
        rung(
          onlyFirstTouches,
          'first',
          practice('Almanacs that leave Rohini aside: the eighth at midnight of the earlier day alone: that day.'),
        ),
        rung(
          always,
          'second',
          practice('Rohini left aside, the eighth at midnight of the later day, of both or of neither: the later.'),
        ),
      ],
    },
  ],
  schools: (decided) => [vaishnava(decided)],
  observances: [
    { id: 'nishitha_puja', window: wholeKala('nishitha'), source: ds(AT, 'The worship is at midnight.') },
    {
      id: 'parana',
      days: 1,
      window: paranaWith(ROHINI),
      source: ds(
        AT,
        'Of a fast on the tithi alone at its end; of one joined with Rohini at the end of both, or by day at the end of either.',
      ),
    },
  ],
  beside: {
    with_rohini: ({ frame }) => frame.civil,
  },
};

const FREE_OF_SEVENTH = rung(
  firstHasSunrise,
  'first',
  practice('Vaishnavas take the eighth free of the seventh: the first day at whose sunrise it runs.'),
);
const DAY_AFTER = rung(
  always,
  'second',
  practice('The eighth at no sunrise is joined with the seventh, which Vaishnavas do not take: the day after it.'),
);

function vaishnava({ year, anga }: Decided): School {
  const day = sunriseDay(anga, year.days(anga));
  if (day !== null) return { tradition: 'vaishnava', day, because: FREE_OF_SEVENTH };
  return { tradition: 'vaishnava', day: plusDays(year.dayHolding(anga.from).civil, 1), because: DAY_AFTER };
}
