/** The birth of Krishna: the eighth tithi of the dark half of Shravana (amanta), at midnight. */
import { plusDays } from '../../../kernel/units.ts';
import { all, not } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import { sunriseDay } from '../../../rules/meeting.ts';
import {
  always,
  firstHasSunrise,
  firstTouches,
  onlyFirstTouches,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { fact, nakshatraOnDays } from '../decide/facts.ts';
import { paranaWith, wholeKala } from '../rites/rite-windows.ts';
import { type Decision, practice, type School, type TithiFestival, type TithiJudgement } from '../rule.ts';

const AT = '2, Shravana (janmashtami-nirnaya)';
const ROHINI = 4;

/**
 * The decision with Rohini, as the Dharmasindhu describes it after Madhava and the Kaustubha. The nishitha here is the
 * midpoint of the night; the eighth muhurta is the broader definition.
 * On the day of the seventh tithi, the eighth must have begun by the end of the first half of the night. On the day of
 * the ninth, the eighth must still run when the second half begins. The same holds for Rohini.
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
      ds(AT, 'janmashtami.eighth_rohini_midnight_earlier_day'),
    ),
    rung(
      all(secondTouches, fact('nakshatra_at_kala_on_second')),
      'second',
      ds(AT, 'janmashtami.eighth_rohini_midnight_later_day'),
    ),
    rung(
      all(firstHasSunrise, fact('nakshatra_on_first')),
      'first',
      ds(AT, 'janmashtami.eighth_pure_sunrise_rohini_earlier'),
    ),
    rung(
      all(secondMuhurtasAfterSunrise(1), fact('nakshatra_on_second')),
      'second',
      ds(AT, 'janmashtami.rohini_both_days_later_muhurta'),
    ),
    rung(fact('nakshatra_before_kala_on_first'), 'first', ds(AT, 'janmashtami.joined_seventh_rohini_earlier_day')),
    rung(all(firstTouches, not(secondTouches)), 'first', ds(AT, 'janmashtami.midnight_earlier_day_alone_without')),
    rung(firstHasSunrise, 'first', ds(AT, 'janmashtami.eighth_pure_sunrise_without_rohini')),
    rung(always, 'second', ds(AT, 'janmashtami.midnight_later_day_both_neither')),
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
        rung(onlyFirstTouches, 'first', practice('janmashtami.almanacs_leave_rohini_aside_eighth')),
        rung(always, 'second', practice('janmashtami.rohini_left_aside_eighth_midnight')),
      ],
    },
  ],
  schools: (decided) => [vaishnava(decided)],
  observances: [
    { id: 'nishitha_puja', window: wholeKala('nishitha'), source: ds(AT, 'janmashtami.worship_midnight') },
    {
      id: 'parana',
      days: 1,
      window: paranaWith(ROHINI),
      source: ds(AT, 'janmashtami.fast_tithi_alone_end_joined'),
    },
  ],
  beside: {
    with_rohini: ({ frame }) => frame.civil,
  },
};

const FREE_OF_SEVENTH = rung(firstHasSunrise, 'first', practice('janmashtami.vaishnavas_take_eighth_free_seventh'));
const DAY_AFTER = rung(always, 'second', practice('janmashtami.eighth_no_sunrise_joined_seventh'));

function vaishnava({ year, anga }: TithiJudgement): School {
  const day = sunriseDay(anga, year.days(anga));
  if (day !== null) return { tradition: 'vaishnava', day, because: FREE_OF_SEVENTH };
  return { tradition: 'vaishnava', day: plusDays(year.dayHolding(anga.from).civil, 1), because: DAY_AFTER };
}
