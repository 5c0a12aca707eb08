/** Clauses about the occupants of rashis: which rashis, how many, and how many houses in a row. */
import { RASHI } from '../../../lexicon/chart/rashi.ts';
import { is } from '../../../rules/clause.ts';
import { rashiAt } from '../chart/chart.ts';
import type { ChartFacts } from '../chart/facts.ts';
import { countOf, EVERY_HOUSE, isIn, maskOf, rashisOfHouses } from '../chart/houses.ts';
import type { ChartLeaf } from './vocabulary.ts';
import { everyoneOf, GROUPS, type GroupId, type HouseRef, severalOf, type Test, thoseOf, type Who } from './who.ts';

/** The group is in exactly this many rashis. */
export const inSoManyRashis = (id: GroupId, rashis: number): ChartLeaf =>
  is('in_so_many_rashis', (facts) => countOf(GROUPS[id].spread(facts).sure) === rashis, { args: { who: id, rashis } });

export type ChainStart = 'any' | 'non_kendra' | number;

/** The group fills this many houses in a row, and no other house. */
export function inARow(id: GroupId, houses: number, start: ChainStart): ChartLeaf {
  const startOf = chainStart(id, houses);
  return is('in_a_row', (facts) => fits(startOf(facts), start), { args: { who: id, houses, start } });
}

/** The house in which a row of this length begins; null if there is none. */
export function chainStart(id: GroupId, houses: number): (facts: ChartFacts) => number | null {
  const chain = maskOf(EVERY_HOUSE.slice(0, houses));
  return (facts) => {
    const { sure } = GROUPS[id].spread(facts);
    if (countOf(sure) !== houses) return null;
    return EVERY_HOUSE.find((house) => rashisOfHouses(chain, rashiAt(facts.lagna, house)) === sure) ?? null;
  };
}

const fits = (found: number | null, start: ChainStart): boolean =>
  found !== null && (start === 'any' || (start === 'non_kendra' ? found % 3 !== 1 : found === start));

export type RashiId = (typeof RASHI)[number]['id'];
export type RashiKind = 'movable' | 'fixed' | 'dual' | 'odd' | 'even';
const KIND_OF: Readonly<Record<RashiKind, (rashi: number) => boolean>> = {
  movable: (rashi) => rashi % 3 === 1,
  fixed: (rashi) => rashi % 3 === 2,
  dual: (rashi) => rashi % 3 === 0,
  odd: (rashi) => rashi % 2 === 1,
  even: (rashi) => rashi % 2 === 0,
};

function fittingOf(rashis: RashiKind | readonly RashiId[]): (rashi: number) => boolean {
  if (typeof rashis === 'string') return KIND_OF[rashis];
  const mask = maskOf(RASHI.flatMap(({ id, number }) => (rashis.includes(id) ? [number] : [])));
  return (rashi) => isIn(mask, rashi);
}

/** All are in a rashi of that kind, or in one of the given rashis. */
export function inRashis(who: Who, rashis: RashiKind | readonly RashiId[]): ChartLeaf {
  const several = severalOf(who);
  const fitting = fittingOf(rashis);
  const test: Test = (facts, graha) => fitting(facts.rashiOf(graha));
  return is('in_rashis', everyoneOf(several, test), {
    args: { who: several.id, rashis },
    see: (facts) => ({ by: thoseOf(several, facts, test) }),
  });
}

/** The rashi of a house is of that kind, or one of the given rashis. The lagna is the first house. */
export function houseInRashis({ house: number }: HouseRef, rashis: RashiKind | readonly RashiId[]): ChartLeaf {
  const fitting = fittingOf(rashis);
  return is('house_in_rashis', (facts) => fitting(facts.rashiInHouse(number)), {
    args: { house: number, rashis },
  });
}
