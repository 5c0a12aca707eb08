/** Who stands in which rashis, in how many, and in how many houses in a row. */
import { RASHI } from '../../lexicon/rashi.ts';
import { is } from '../../rules/clause.ts';
import type { ChartFacts } from '../facts.ts';
import { isIn, maskOf } from '../houses.ts';
import type { ChartLeaf } from './vocabulary.ts';
import {
  everyoneOf,
  type GroupId,
  type HouseRef,
  type Several,
  severalOf,
  type Test,
  thoseOf,
  type Who,
} from './who.ts';

/** The group stands in exactly so many rashis. */
export const inSoManyRashis = (group: GroupId, rashis: number): ChartLeaf => {
  const several = severalOf(group);
  return is('in_so_many_rashis', (facts) => usedBy(several, facts) === rashis, {
    args: { who: group, rashis },
    see: (facts) => ({ saw: { rashis: usedBy(several, facts) } }),
  });
};

function usedBy({ refs }: Several, facts: ChartFacts): number {
  let mask = 0;
  for (const ref of refs) if (typeof ref === 'string') mask |= 1 << facts.rashiOf(ref);
  return bitsOf(mask);
}
const bitsOf = (mask: number): number => {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
};

export type ChainStart = 'any' | 'non_kendra' | number;

/** The group fills so many houses in a row, and stands in no other. */
export function inARow(group: GroupId, houses: number, start: ChainStart): ChartLeaf {
  const several = severalOf(group);
  return is('in_a_row', (facts) => fits(chainStart(several, facts, houses), start), {
    args: { who: group, houses, start },
    see: (facts) => ({ saw: { start: chainStart(several, facts, houses) } }),
  });
}

/** The house in which a chain of so many begins, or null where they make none. */
export function chainStart({ refs }: Several, facts: ChartFacts, length: number): number | null {
  let mask = 0;
  for (const ref of refs) if (typeof ref === 'string') mask |= 1 << (facts.houseOf(ref) - 1);
  if (bitsOf(mask) !== length) return null;
  for (let first = 0; first < 12; first++) {
    let chain = 0;
    for (let n = 0; n < length; n++) chain |= 1 << ((first + n) % 12);
    if (chain === mask) return first + 1;
  }
  return null;
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

/** Everyone stands in a rashi of that kind, or in one of the rashis. */
export function inRashis(who: Who, rashis: RashiKind | readonly RashiId[]): ChartLeaf {
  const several = severalOf(who);
  const fitting = fittingOf(rashis);
  const test: Test = (facts, graha) => fitting(facts.rashiOf(graha));
  return is('in_rashis', everyoneOf(several, test), {
    args: { who: several.id, rashis },
    see: (facts) => {
      const by = thoseOf(several, facts, test);
      return { by, saw: { rashis: by.map((graha) => facts.rashiOf(graha)) } };
    },
  });
}

/** The rashi of a house (the lagna is the first) is of that kind, or one of these. */
export function houseInRashis({ house: number }: HouseRef, rashis: RashiKind | readonly RashiId[]): ChartLeaf {
  const fitting = fittingOf(rashis);
  return is('house_in_rashis', (facts) => fitting(facts.rashiInHouse(number)), {
    args: { house: number, rashis },
    see: (facts) => ({ saw: { rashi: facts.rashiInHouse(number) } }),
  });
}
