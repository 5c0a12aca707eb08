/**
 * Links between grahas: in one rashi, by aspect, in each other's rashis, in kendras from each other, or as lords of two
 * houses.
 */

import { cachedOn } from '../../../kernel/caches.ts';
import { is, type Saw, type Truth } from '../../../rules/clause.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { houseFrom, lordOf, type Sapta } from '../chart/chart.ts';
import type { ChartFacts } from '../chart/facts.ts';
import { type Houses, isIn, KENDRA, maskOf } from '../chart/houses.ts';
import type { ChartLeaf } from './vocabulary.ts';
import {
  enoughOf,
  everyoneOf,
  grahaFor,
  idOf,
  isHouse,
  type PlaceRef,
  placeId,
  type Ref,
  rashiAtPlace,
  severalOf,
  type Test,
  thoseOf,
  type Who,
} from './who.ts';

/** A graha fully aspects a graha or a house, by rashi (BPHS 26.3-26.4). */
export const aspects = (by: Ref, to: PlaceRef): ChartLeaf =>
  is(
    'aspects',
    (facts) => {
      const graha = grahaFor(by, facts);
      const rashi = rashiAtPlace(to, facts);
      if (graha === 'nobody' || rashi === 'nobody') return false;
      return graha === null || rashi === null ? null : facts.looksAtRashi(graha, rashi);
    },
    { args: { by: idOf(by), to: placeId(to) }, see: (facts) => ({ by: known(facts, [by]) }) },
  );

interface TouchOptions {
  /** How many must touch: all, or at least this many; by default one. */
  readonly need?: 'all' | number;
  /** Only aspects count, not occupancy. */
  readonly looksOnly?: true;
}

/** The place is occupied or aspected by the given grahas. A graha does not touch itself. */
export function touched(whom: PlaceRef, by: Who, { need = 1, looksOnly }: TouchOptions = {}): ChartLeaf {
  const several = severalOf(by);
  const touches: Test = (facts, graha) => {
    const rashi = rashiAtPlace(whom, facts);
    if (rashi === null) return null;
    if (rashi === 'nobody' || isItself(whom, facts, graha)) return false;
    return facts.looksAtRashi(graha, rashi) || (!looksOnly && facts.rashiOf(graha) === rashi);
  };
  const all = everyoneOf(several, (facts, graha) => isItself(whom, facts, graha) || touches(facts, graha));
  return is('touched', (facts) => (need === 'all' ? all(facts) : enoughOf(several, facts, need, touches)), {
    args: {
      whom: placeId(whom),
      by: several.id,
      ...(need !== 1 && { need }),
      ...(looksOnly && { looks_only: true }),
    },
    see: (facts) => ({ by: [...known(facts, isHouse(whom) ? [] : [whom]), ...thoseOf(several, facts, touches)] }),
  });
}

const isItself = (whom: PlaceRef, facts: ChartFacts, graha: Graha): boolean =>
  !isHouse(whom) && grahaFor(whom, facts) === graha;

function known(facts: ChartFacts, refs: readonly Ref[]): Graha[] {
  const grahas: Graha[] = [];
  for (const ref of refs) {
    const graha = grahaFor(ref, facts);
    if (graha !== null && graha !== 'nobody' && !grahas.includes(graha)) grahas.push(graha);
  }
  return grahas;
}

/** A clause that applies a test to two grahas. It is false if both refer to the same graha. */
const ofTwo =
  (word: string, test: (facts: ChartFacts, one: Graha, other: Graha) => Truth) =>
  (one: Ref, other: Ref): ChartLeaf =>
    is(
      word,
      (facts) => {
        const a = grahaFor(one, facts);
        const b = grahaFor(other, facts);
        if (a === 'nobody' || b === 'nobody') return false;
        if (a === null || b === null) return null;
        return a !== b && test(facts, a, b);
      },
      {
        args: { one: idOf(one), other: idOf(other) },
        see: (facts) => ({ by: known(facts, [one, other]) }),
      },
    );

export const mutualAspect = ofTwo('mutual_aspect', (facts, a, b) => facts.looksAt(a, b) && facts.looksAt(b, a));
const KENDRA_MASK = maskOf(KENDRA);
/** The two are in 1, 4, 7 or 10 from each other. */
export const mutualKendra = ofTwo('mutual_kendra', (facts, a, b) =>
  isIn(KENDRA_MASK, houseFrom(facts.rashiOf(a), facts.rashiOf(b))),
);
/** The two have one of the four links of BPHS 34.11-34.12. */
export const related = ofTwo('related', (facts, a, b) => linkOf(facts, a, b) !== null);

/** All are in one rashi, and at least two of them are different grahas. */
export const together = (...refs: readonly Ref[]): ChartLeaf =>
  is(
    'together',
    (facts) => {
      let first: Graha | undefined;
      let second = false;
      let sure = true;
      for (const ref of refs) {
        const graha = grahaFor(ref, facts);
        if (graha === 'nobody') return false;
        if (graha === null) {
          sure = false;
          continue;
        }
        first ??= graha;
        if (!facts.areTogether(first, graha)) return false;
        second ||= graha !== first;
      }
      return sure ? second : null;
    },
    { args: { who: refs.map(idOf).join(' ') }, see: (facts) => ({ by: known(facts, refs) }) },
  );

/** Both refer to the same graha. */
export const same = (one: Ref, other: Ref): ChartLeaf =>
  is(
    'same',
    (facts) => {
      const a = grahaFor(one, facts);
      const b = grahaFor(other, facts);
      return a === null || b === null ? null : a === b && a !== 'nobody';
    },
    { args: { one: idOf(one), other: idOf(other) } },
  );

export type GrahaLink = 'exchange' | 'conjunct' | 'in_sign_of_other' | 'mutual_aspect';

/** The strongest of the four links. The third is our reading of "ekabhe nyatarah sthitah". */
export function linkOf(facts: ChartFacts, a: Graha, b: Graha): GrahaLink | null {
  const aInB = lordOf(facts.rashiOf(a)) === b;
  const bInA = lordOf(facts.rashiOf(b)) === a;
  if (aInB && bInA) return 'exchange';
  if (facts.areTogether(a, b)) return 'conjunct';
  if (aInB || bInA) return 'in_sign_of_other';
  return facts.looksAt(a, b) && facts.looksAt(b, a) ? 'mutual_aspect' : null;
}

/** Two lords or two grahas. A row that is called neither present nor absent lists such pairs. */
export interface GrahaPair {
  /** The houses of which they are the lords, if they count as lords. */
  readonly houses?: readonly [number, number];
  readonly grahas: readonly [Graha, Graha];
  readonly link?: string;
  /** The houses among 3, 6, 8, 11 and 12 that one of the two also owns, which spoils the pair (BPHS 34.15). */
  readonly alsoOwns?: readonly number[];
}

type HousePair = readonly [number, number];
type LordPair = GrahaPair & Required<Pick<GrahaPair, 'houses' | 'link'>>;
export type PairFinder = (facts: ChartFacts) => readonly GrahaPair[];

/** Every house of the first set with every other house of the second. */
const housePairs = (a: Houses, b: Houses): HousePair[] =>
  a.flatMap((first) => b.flatMap((second): HousePair[] => (first === second ? [] : [[first, second]])));

/** Removes the order of pairs: each pair occurs once, with the lower house first, and the pairs are sorted. */
const unordered = (pairs: readonly HousePair[]): HousePair[] =>
  pairs
    .map(([a, b]): HousePair => (a < b ? [a, b] : [b, a]))
    .filter(([a, b], n, all) => all.findIndex(([c, d]) => a === c && b === d) === n)
    .sort(([a, b], [c, d]) => a - c || b - d);

function lordsOf(
  pairs: readonly HousePair[],
  linkBetween: (facts: ChartFacts, one: Sapta, other: Sapta, houses: HousePair) => string | null,
): (facts: ChartFacts) => LordPair[] {
  return (facts) => {
    const found: LordPair[] = [];
    for (const houses of pairs) {
      const one = facts.lordOfHouse(houses[0]);
      const other = facts.lordOfHouse(houses[1]);
      if (one === other) continue;
      const link = linkBetween(facts, one, other, houses);
      if (link !== null) found.push({ houses, grahas: [one, other], link });
    }
    return found;
  };
}

/** A rule about pairs: it holds if there is a pair, and the row lists the pairs. */
export interface OfPairs {
  readonly rule: ChartLeaf;
  readonly pairs: PairFinder;
}

export function ofPairs(word: string, args: Saw, list: PairFinder): OfPairs {
  // whether the rule holds, who forms it and which pairs: one search per chart answers all three
  const pairs = cachedOn(list);
  const rule: ChartLeaf = is(word, (facts) => pairs(facts).length > 0, {
    args,
    see: (facts) => ({ by: grahasIn(pairs(facts)) }),
  });
  return { rule, pairs };
}

function grahasIn(pairs: readonly GrahaPair[]): Graha[] {
  const grahas: Graha[] = [];
  for (const pair of pairs) for (const graha of pair.grahas) if (!grahas.includes(graha)) grahas.push(graha);
  return grahas;
}

/** The lords of two houses are each in the other's house. */
export const exchangeOfLords = (a: Houses, b: Houses): OfPairs =>
  ofPairs(
    'lords_exchange',
    { a, b },
    lordsOf(unordered(housePairs(a, b)), (facts, one, other, [first, second]) =>
      facts.houseOf(one) === second && facts.houseOf(other) === first ? 'exchange' : null,
    ),
  );
/** The lords of two houses have one of the four links. */
export function linkOfLords(a: Houses, b: Houses): OfPairs {
  const linked = lordsOf(housePairs(a, b), linkOf);
  return ofPairs('lords_linked', { a, b }, (facts) =>
    linked(facts).map(({ houses, grahas, link }) => ({ houses, grahas, link, alsoOwns: hardHousesOf(facts, grahas) })),
  );
}
const hardHousesOf = (facts: ChartFacts, [one, other]: readonly [Graha, Graha]): number[] =>
  HARD_HOUSES.filter((house) => {
    const lord = facts.lordOfHouse(house);
    return lord === one || lord === other;
  });
const HARD_HOUSES = [3, 6, 8, 11, 12];

/** The graha owns a house of each set. */
export const ownsBoth = (ref: Ref, a: Houses, b: Houses): ChartLeaf =>
  is(
    'owns_both',
    (facts) => {
      const graha = grahaFor(ref, facts);
      if (graha === null) return null;
      const owns = (houses: Houses) => houses.some((each) => facts.lordOfHouse(each) === graha);
      return graha !== 'nobody' && owns(a) && owns(b);
    },
    { args: { who: idOf(ref), a, b }, see: (facts) => ({ by: known(facts, [ref]) }) },
  );

/** The pada of one house is in the given houses, counted from the pada of another. */
export const padaFromPada = (of: number, from: number, houses: Houses): ChartLeaf => {
  const mask = maskOf(houses);
  const between = (facts: ChartFacts): number => houseFrom(facts.padaOf(from), facts.padaOf(of));
  return is('pada_from_pada', (facts) => isIn(mask, between(facts)), {
    args: { of: `A${of}`, from: `A${from}`, houses },
  });
};
