/**
 * The state of a house: what supports it and what harms it (BPHS 11.14-11.16, Phaladeepika 15.1-15.9). Each condition
 * is a yes or no with its verse.
 * There is no overall verdict: Phaladeepika 15.6 requires two or three signs that agree, and gives no count.
 */
import { all, any, not, type Truth, truthOf } from '../../../rules/clause.ts';
import type { Source } from '../../../rules/source.ts';
import { DUSTHANA, EVERY_HOUSE } from '../chart/houses.ts';
import { together, touched } from '../yogas/graha-relations.ts';
import { inHouses, someIn } from '../yogas/in-houses.ts';
import { FALLEN } from '../yogas/sets.ts';
import { combust, seated, strong } from '../yogas/states.ts';
import type { ChartClause } from '../yogas/vocabulary.ts';
import { house, lord } from '../yogas/who.ts';
import type { Reading } from './reading.ts';
import { bphs, pd } from './sources.ts';

export interface ReportCondition {
  readonly id: string;
  readonly source: Source;
  readonly met: (reading: Reading) => Truth;
}
export interface Conditions {
  readonly good: readonly ReportCondition[];
  readonly bad: readonly ReportCondition[];
}

const SOURCES = {
  benefic_touch: bphs('11.14', 'condition.benefic_house_looking'),
  lord_touch: bphs('11.14', 'condition.lord_house_looking'),
  lord_avastha_good: bphs('11.14', 'condition.lord_second_third_state'),
  lord_well_placed: pd('15.1, 15.5', 'condition.lord_outside_6_8_12'),
  benefics_kona_kendra_of_house: pd('15.2', 'condition.benefics_2_kendra_kona'),
  lord_strong: pd('15.25', 'condition.lord_strength_required'),
  lagna_lord_in_or_with: pd('15.9', 'condition.lagna_lord_lord'),
  malefic_touch: pd('15.1-15.2', 'condition.malefic_house_looking'),
  lord_in_trika: pd('15.5', 'condition.lord_6_8_12'),
  trika_lord_in_house: pd('15.5', 'condition.lord_6_8_12_house'),
  lord_with_trika_lord: bphs('11.15', 'condition.lord_lord_6_8_12'),
  lord_combust: bphs('11.15', 'condition.lord_lost_read_combust'),
  lord_fallen: pd('15.3', 'condition.lord_fall_enemy_rashi'),
  lord_does_not_see: bphs('11.14, 11.16', 'condition.lord_neither_nor_looking'),
  lord_avastha_bad: bphs('11.16', 'condition.lord_asleep_fourth_fifth_state'),
  hemmed: pd('15.6', 'condition.malefics_both_sides'),
} as const satisfies Record<string, Source>;
type ConditionId = keyof typeof SOURCES;

const when = (id: ConditionId, clause: ChartClause): ReportCondition => ({
  id,
  source: SOURCES[id],
  met: ({ facts }) => truthOf(clause, facts),
});

const KUMARA = 2;
const YUVA = 3;
const SUSHUPTI = 3;

function conditionsOf(n: number): Conditions {
  const its = lord(n);
  const here = house(n);
  const stateOf = (reading: Reading) => reading.of(reading.facts.lordOfHouse(n));
  return {
    good: [
      when('benefic_touch', touched(here, 'benefics')),
      when('lord_touch', touched(here, its)),
      {
        id: 'lord_avastha_good',
        source: SOURCES.lord_avastha_good,
        met: (reading) => [KUMARA, YUVA].includes(stateOf(reading).baladi),
      },
      when('lord_well_placed', not(inHouses(its, DUSTHANA))),
      when('benefics_kona_kendra_of_house', someIn('benefics', [1, 2, 4, 5, 7, 9, 10], { from: here })),
      when('lord_strong', strong(its)),
      when('lagna_lord_in_or_with', any(inHouses(lord(1), [n]), together(lord(1), its))),
    ],
    bad: [
      when('malefic_touch', touched(here, 'malefics')),
      when('lord_in_trika', inHouses(its, DUSTHANA)),
      when('trika_lord_in_house', someIn(DUSTHANA.map(lord), [n])),
      when('lord_with_trika_lord', any(...DUSTHANA.map((each) => together(its, lord(each))))),
      when('lord_combust', combust(its)),
      when('lord_fallen', seated(its, FALLEN)),
      when('lord_does_not_see', not(touched(here, its))),
      {
        id: 'lord_avastha_bad',
        source: SOURCES.lord_avastha_bad,
        met: (reading) => stateOf(reading).baladi > YUVA || stateOf(reading).jagradadi === SUSHUPTI,
      },
      when('hemmed', all(someIn('malefics', [2], { from: here }), someIn('malefics', [12], { from: here }))),
    ],
  };
}

/** The conditions of each house, from the first. */
export const CONDITIONS: readonly Conditions[] = EVERY_HOUSE.map(conditionsOf);

/** In the houses 6, 8 and 12 the signs are read in reverse. */
export const EXCEPTION_SOURCE = pd('15.19, 15.29', 'condition.sixth_eighth_twelfth_malefics_swell');
export const isExcepted = (house: number): boolean => DUSTHANA.some((each) => each === house);
