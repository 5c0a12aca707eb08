/** The birth of Krishna: the dark eighth of Shravana at midnight. */
import { all, not } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstHasSunrise,
  firstTouches,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { decidedOn } from '../decide.ts';
import { fact, nakshatraOnDays } from '../facts.ts';
import { type Decision, practice, type TithiFestival } from '../rule.ts';
import { parana, wholeKala } from '../windows.ts';

const AT = '2, Shravana (janmashtami-nirnaya)';
const ROHINI = 4;

/** With Rohini, as the Dharmasindhu tells it after Madhava and the Kaustubha. */
export const WITH_ROHINI: Decision = {
  kala: 'nishitha',
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
      all(firstTouches, not(secondTouches)),
      'first',
      ds(AT, 'Without Rohini, at midnight of the earlier day alone: that day.'),
    ),
    rung(firstHasSunrise, 'first', ds(AT, 'An eighth pure from sunrise and without Rohini: the earlier day.')),
    rung(always, 'second', ds(AT, 'Without Rohini, at midnight of the later day, of both or of neither: the later.')),
  ],
};

export const janmashtami: TithiFestival = {
  id: 'janmashtami',
  kind: 'festival',
  aliases: ['krishna-janmashtami', 'gokulashtami'],
  on: { masa: 'shravana', tithi: 23 },
  line: {
    en: 'Dark eighth of Shravana (amanta) at nishitha (smarta); Vaishnavas: at sunrise',
    hi: 'श्रावण (अमान्त) कृष्ण अष्टमी निशीथ में (स्मार्त); वैष्णव: उदया तिथि',
  },
  kala: 'nishitha',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(AT, 'The eighth at midnight of the earlier day alone: that day.')),
    rung(onlySecondTouches, 'second', ds(AT, 'The eighth at midnight of the later day alone: that day.')),
    rung(bothTouch, 'second', ds(AT, 'The eighth at both midnights, the seventh before it: the later day.')),
    rung(neitherTouches, 'second', ds(AT, 'The eighth at neither midnight: the later day.')),
  ],
  variants: [
    {
      tradition: 'vaishnava',
      kala: 'sunrise',
      ladder: [
        rung(bothTouch, 'first', practice('The eighth at two sunrises: the earlier, which has it whole.')),
        rung(
          secondTouches,
          'second',
          practice('Vaishnavas take the eighth free of the seventh: the day at whose sunrise it runs.'),
        ),
        rung(always, 'first', practice('The eighth at no later sunrise: the day that holds it.')),
      ],
    },
  ],
  observances: [
    { id: 'nishitha_puja', window: wholeKala('nishitha'), source: ds(AT, 'The worship is at midnight.') },
    {
      id: 'parana',
      days: 1,
      window: parana,
      source: ds('1, uddesha 5 (parana)', 'At the end of the tithi; in the morning if it runs beyond three yamas.'),
    },
  ],
  beside: {
    with_rohini: ({ year, lunation, anga }) =>
      decidedOn('janmashtami/with_rohini', year, lunation, anga.number, WITH_ROHINI).frame.civil,
  },
};
