/**
 * Yearly days by month, paksha and tithi: the birthday rite (vardhapana, Dharmasindhu 3) and the yearly shraddha, the
 * rite for ancestors (Dharmasindhu 3, samvatsarika-nirnaya). The tithi that counts is the one at the hour of the
 * original event (Dharmasindhu 3, kshayaha-shraddha).
 */

import type { CivilDay, JdUt } from '../../../kernel/units.ts';
import { jdUt } from '../../../kernel/units.ts';
import { all, any, not } from '../../../rules/clause.ts';
import { type Ladder, type Rung, rung } from '../../../rules/ladder.ts';
import {
  always,
  factOf,
  firstCoversMore,
  firstCoversWhole,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversMore,
  secondCoversWhole,
  secondMuhurtasAfterSunrise,
} from '../../../rules/meeting-clauses.ts';
import { ds, type Source } from '../../../rules/source.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { type PartSpan, partAt } from '../../panchanga/angas/wheels.ts';
import { type Lunation, lunationAround } from '../../panchanga/year/lunar-months.ts';
import { alternativesTo, decidedOn } from '../decide/decide.ts';
import { fact, nakshatraOnDays } from '../decide/facts.ts';
import { type Decision, practice, type School, type TithiJudgement, type TithiMeeting, type Variant } from '../rule.ts';
import type { FestivalYear } from '../year.ts';

export type Rite = 'janma' | 'shraddha';

/** The month, tithi and nakshatra of the original event. */
export interface OriginalEvent {
  /**
   * The month, 1 = Chaitra. A kshaya month has two names: the first counts in the first half of the tithi, the second
   * in the second half.
   */
  readonly masa: number;
  readonly adhika: boolean;
  /** The tithi, 1–30. */
  readonly tithi: number;
  /** The nakshatra, 1–27. */
  readonly nakshatra: number;
  readonly lunation: Lunation;
  readonly inKshaya: boolean;
}

export function rememberedAt(sky: Sky, t: JdUt): OriginalEvent {
  const lunation = lunationAround(sky, t);
  const run = partAt(sky, 'tithi', t);
  const later = lunation.kshaya && isInSecondHalf(run, t);
  return {
    masa: later ? (lunation.masa % 12) + 1 : lunation.masa,
    adhika: lunation.adhika,
    tithi: run.number,
    nakshatra: partAt(sky, 'nakshatra', t).number,
    lunation,
    inKshaya: lunation.kshaya,
  };
}

const isInSecondHalf = ({ from, to }: PartSpan, t: JdUt): boolean => t >= jdUt((from + to) / 2);

const VARDHAPANA = '3, vardhapana-vidhi';
const SAMVATSARIKA = '3, samvatsarika-nirnaya';
const MALAMASA = '1, varjyavarjya-nirnaya';

const JANMA: Ladder = [
  rung(
    all(fact('nakshatra_on_first'), not(fact('nakshatra_on_second'))),
    'first',
    ds(VARDHAPANA, 'anniversary.tithi_two_days_birth_star'),
  ),
  rung(
    all(fact('nakshatra_on_second'), not(fact('nakshatra_on_first'))),
    'second',
    ds(VARDHAPANA, 'anniversary.tithi_two_days_birth_star'),
  ),
  rung(secondMuhurtasAfterSunrise(2), 'second', ds(VARDHAPANA, 'anniversary.star_both_neither_sunrise_two')),
  rung(always, 'first', ds(VARDHAPANA, 'anniversary.less_two_muhurtas_after_sunrise')),
];

const UDAYA: Variant = {
  tradition: 'udaya',
  kala: 'sunrise',
  ladder: [
    rung(onlySecondTouches, 'second', practice('anniversary.day_whose_sunrise_tithi')),
    rung(always, 'first', practice('anniversary.first_sunrise_tithi_day_holds')),
  ],
};

const bothWhole = all(firstCoversWhole, secondCoversWhole);

const SHRADDHA: Ladder = [
  rung(onlyFirstTouches, 'first', ds(SAMVATSARIKA, 'anniversary.tithi_aparahna_if_day_alone')),
  rung(onlySecondTouches, 'second', ds(SAMVATSARIKA, 'anniversary.tithi_aparahna_if_day_alone')),
  rung(any(bothWhole, neitherTouches), 'first', ds(SAMVATSARIKA, 'anniversary.aparahna_whole_both_days_neither')),
  rung(secondCoversMore, 'second', ds(SAMVATSARIKA, 'anniversary.unequal_parts_aparahna_day_more')),
  rung(always, 'first', ds(SAMVATSARIKA, 'anniversary.earlier_more_aparahna_both_same')),
];

const nextShrinks = factOf<'next_tithi_shrinks'>('next_tithi_shrinks');

/** The view of Madhavacharya, as the Dharmasindhu reports it: if both days are equal, the next tithi decides. */
const MADHAVA: Variant = {
  tradition: 'madhava',
  kala: 'aparahna',
  facts: ({ year, lunation, anga }: TithiMeeting) => {
    const next = year.tithiAfter(lunation, anga.number);
    return new Set(next.to - next.from < anga.to - anga.from ? ['next_tithi_shrinks'] : []);
  },
  ladder: [
    ...SHRADDHA.filter(({ when }) => when === onlyFirstTouches || when === onlySecondTouches),
    rung(neitherTouches, 'first', ds(SAMVATSARIKA, 'anniversary.aparahna_neither_day_earlier')),
    rung(secondCoversMore, 'second', ds(SAMVATSARIKA, 'anniversary.unequal_parts_aparahna_day_more')),
    rung(firstCoversMore, 'first', ds(SAMVATSARIKA, 'anniversary.unequal_parts_aparahna_day_more')),
    rung(nextShrinks, 'first', ds(SAMVATSARIKA, 'anniversary.madhava_alike_both_days_next')),
    rung(always, 'second', ds(SAMVATSARIKA, 'anniversary.madhava_alike_both_days_next_tithi')),
  ],
};

/** The month in which the rite is performed, and the source that decides if there are two such months. */
export interface InMonth {
  readonly lunation: Lunation;
  readonly source: Source | null;
}

export interface KeptAnniversary {
  readonly decided: TithiJudgement;
  readonly day: CivilDay;
  readonly because: Rung;
  readonly alternatives: readonly School[];
  readonly month: InMonth;
}

const decisionOf = (rite: Rite, { nakshatra }: OriginalEvent): Decision =>
  rite === 'janma'
    ? { kala: 'sunrise', ladder: JANMA, facts: nakshatraOnDays(nakshatra) }
    : { kala: 'aparahna', ladder: SHRADDHA };

/** The occurrences whose day is in the year: usually one, rarely none or two. */
export function anniversariesIn(year: FestivalYear, rite: Rite, remembered: OriginalEvent): KeptAnniversary[] {
  return monthsFor(year, rite, remembered).flatMap((month) => {
    const decided = decidedOn(rite, year, month.lunation, remembered.tithi, decisionOf(rite, remembered));
    const day = decided.frame.civil;
    if (!year.holds(day)) return [];
    const alternatives = alternativesTo(decided, rite, day, [rite === 'janma' ? UDAYA : MADHAVA]);
    return [{ decided, day, because: decided.verdict.because, alternatives, month }];
  });
}

const SYNODIC_MONTH_DAYS = 29.530_59;
const FIRST_YEAR_MONTHS = 12;

/** The months of that name, adhika or not, in which the rite is performed. */
function monthsFor(year: FestivalYear, rite: Rite, { masa, adhika, lunation }: OriginalEvent): InMonth[] {
  const isFirst = (each: Lunation): boolean =>
    Math.round((each.from - lunation.from) / SYNODIC_MONTH_DAYS) === FIRST_YEAR_MONTHS;
  return year.monthsByEntry(masa).map(({ month, before }): InMonth => {
    if (before === null || !before.adhika || before.masa !== masa) return { lunation: month, source: null };
    if (rite === 'janma')
      return {
        lunation: month,
        source: ds(VARDHAPANA, 'anniversary.where_birth_month_doubled_true'),
      };
    if (adhika)
      return {
        lunation: before,
        source: ds(MALAMASA, 'anniversary.adhika_month_adhika_month_name'),
      };
    if (isFirst(before))
      return {
        lunation: before,
        source: ds(MALAMASA, 'anniversary.first_yearly_rite_falls_adhika'),
      };
    return {
      lunation: month,
      source: ds(MALAMASA, 'anniversary.true_month_second_year_true'),
    };
  });
}
