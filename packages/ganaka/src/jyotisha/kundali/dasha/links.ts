/**
 * Relations of a dasha lord with the lords of other houses (BPHS 48.9-48.18). Only the relations are given, not their
 * results.
 */

import type { Source } from '../../../rules/source.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { isSapta } from '../chart/chart.ts';
import type { ChartFacts } from '../chart/facts.ts';
import { DUSTHANA, type Houses, KENDRA, KONA } from '../chart/houses.ts';
import { bphs } from '../reports/sources.ts';

export interface DashaLink {
  readonly id: string;
  readonly source: Source;
  readonly holds: (facts: ChartFacts, graha: Graha) => boolean;
}

const GROWING = [3, 6, 11] as const;

const standsIn = (facts: ChartFacts, graha: Graha, houses: Houses): boolean => houses.includes(facts.houseOf(graha));
const owns = (facts: ChartFacts, graha: Graha, houses: Houses): boolean =>
  isSapta(graha) && houses.some((house) => facts.lordOfHouse(house) === graha);
/** The graha is in one rashi with the lord of one of the houses. A graha is not joined to itself. */
const withLordOf = (facts: ChartFacts, graha: Graha, houses: Houses): boolean =>
  houses.some((house) => {
    const lord = facts.lordOfHouse(house);
    return lord !== graha && facts.areTogether(lord, graha);
  });
/** The lagna lord is in that house, the lord of that house is in the lagna, and the graha is one of the two. */
const exchangesLagnaWith = (house: number) => (facts: ChartFacts, graha: Graha) => {
  const [first, other] = [facts.lordOfHouse(1), facts.lordOfHouse(house)];
  return (
    first !== other &&
    (graha === first || graha === other) &&
    facts.houseOf(first) === house &&
    facts.houseOf(other) === 1
  );
};

export const DASHA_LINKS: readonly DashaLink[] = [
  {
    id: 'with_fifth_lord',
    source: bphs('48.9-48.10', 'links.joined_lord_fifth'),
    holds: (facts, graha) => withLordOf(facts, graha, [5]),
  },
  {
    id: 'with_ninth_lord',
    source: bphs('48.9-48.10', 'links.joined_lord_ninth'),
    holds: (facts, graha) => withLordOf(facts, graha, [9]),
  },
  {
    id: 'kona_lord_in_kendra',
    source: bphs('48.12', 'links.lord_kona_kendra'),
    holds: (facts, graha) => owns(facts, graha, KONA) && standsIn(facts, graha, KENDRA),
  },
  {
    id: 'kendra_lord_in_kona',
    source: bphs('48.12-48.13', 'links.lord_kendra_kona'),
    holds: (facts, graha) => owns(facts, graha, KENDRA) && standsIn(facts, graha, KONA),
  },
  {
    id: 'trika_lord_with_kona_lord',
    source: bphs('48.14', 'links.lord_sixth_eighth_twelfth_joined'),
    holds: (facts, graha) => owns(facts, graha, DUSTHANA) && withLordOf(facts, graha, KONA),
  },
  {
    id: 'lagna_ninth_exchange',
    source: bphs('48.16', 'links.lords_lagna_ninth_other_house'),
    holds: exchangesLagnaWith(9),
  },
  {
    id: 'lagna_tenth_exchange',
    source: bphs('48.17', 'links.lords_lagna_tenth_other_house'),
    holds: exchangesLagnaWith(10),
  },
  {
    id: 'in_3_6_11_with_their_lords',
    source: bphs('48.18', 'links.third_sixth_eleventh_joined_lord'),
    holds: (facts, graha) => standsIn(facts, graha, GROWING) && withLordOf(facts, graha, GROWING),
  },
];
