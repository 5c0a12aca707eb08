/**
 * The words that rules about a chart are made of: where grahas stand, in what dignity and strength. Each is a leaf of
 * `rules/clause.ts` over `ChartFacts`; `links.ts` has those about grahas meeting and seeing one another, `words.ts` says any of
 * them in English. All looks are by rashi: houses whole-sign, navamsha where a rule names it.
 */
import type { Graha } from '../../engines/engine.ts';
import { RASHI } from '../../lexicon/rashi.ts';
import { all, type Clause, evaluate, is, type Leaf, type Saw, type Truth, truthOf } from '../../rules/clause.ts';
import { sentenceOf } from '../../text/en/clauses.ts';
import type { ChartFacts, Seat, SeatVarga } from '../facts.ts';
import { NINE } from '../facts.ts';
import { type Houses, isIn, maskOf } from '../houses.ts';
import {
  enoughOf,
  everyoneOf,
  type GroupId,
  type HouseRef,
  house,
  isHouse,
  type Kind,
  type Place,
  placeId,
  type Ref,
  rashiAtPlace,
  type Several,
  severalOf,
  type Test,
  thoseOf,
  type Who,
} from './who.ts';

export type ChartClause = Clause<ChartFacts>;
export type ChartLeaf = Leaf<ChartFacts>;

const LAGNA = house(1);
const fromArg = (from: Place): Saw => (from === LAGNA ? {} : { from: placeId(from) });

/** A test of one graha's house from a place; where the place is not known, nothing is. */
function standsIn(mask: number, from: Place): Test {
  if (from === LAGNA) return (facts, graha) => isIn(mask, facts.houseOf(graha));
  return (facts, graha) => {
    const rashi = rashiAtPlace(from, facts);
    if (rashi === null) return null;
    return rashi !== 'nobody' && isIn(mask, facts.houseOf(graha, rashi));
  };
}

/** `by`: those that the clause finds so, with the houses they are in. */
const seenOf = (several: Several, test: Test) => (facts: ChartFacts) => {
  const by = thoseOf(several, facts, test);
  return { by, saw: { houses: by.map((graha) => facts.houseOf(graha)) } };
};

interface InOptions {
  readonly from?: Place;
  /** Passes over a member that is itself the place counted from. */
  readonly skipReference?: true;
}

/** Everyone stands in one of the houses. */
export function inHouses(who: Who, houses: Houses, { from = LAGNA, skipReference }: InOptions = {}): ChartLeaf {
  const several = severalOf(who);
  const stands = standsIn(maskOf(houses), from);
  const test: Test = skipReference ? (facts, graha) => isReference(from, facts, graha) || stands(facts, graha) : stands;
  return is('in_houses', (facts) => everyoneOf(several, facts, test), {
    args: { who: several.id, houses, ...fromArg(from), ...(skipReference && { skip_reference: true }) },
    see: seenOf(several, stands),
  });
}

const isReference = (from: Place, facts: ChartFacts, graha: Graha): boolean =>
  !isHouse(from) && typeof from === 'object' ? from.find(facts) === graha : from === graha;

/** At least so many of them stand there. */
export function someIn(
  who: Who,
  houses: Houses,
  { from = LAGNA, atLeast = 1 }: { readonly from?: Place; readonly atLeast?: number } = {},
): ChartLeaf {
  const several = severalOf(who);
  const test = standsIn(maskOf(houses), from);
  return is('some_in_houses', (facts) => enoughOf(several, facts, atLeast, test), {
    args: { who: several.id, houses, ...fromArg(from), ...(atLeast > 1 && { at_least: atLeast }) },
    see: seenOf(several, test),
  });
}

/** None of them stands there. */
export function noneIn(who: Who, houses: Houses, { from = LAGNA }: { readonly from?: Place } = {}): ChartLeaf {
  const several = severalOf(who);
  const test = standsIn(maskOf(houses), from);
  return is(
    'none_in_houses',
    (facts) => {
      const some = enoughOf(several, facts, 1, test);
      return some === null ? null : !some;
    },
    { args: { who: several.id, houses, ...fromArg(from) } },
  );
}

/** Each of the houses, or at least so many, holds one of them. */
export function fills(
  who: Who,
  houses: Houses,
  { from = LAGNA, atLeast = houses.length }: { readonly from?: Place; readonly atLeast?: number } = {},
): ChartLeaf {
  const several = severalOf(who);
  const each = houses.map((one) => standsIn(maskOf([one]), from));
  return is(
    'fill_houses',
    (facts) => {
      let filled = 0;
      let open = 0;
      for (const test of each) {
        const some = enoughOf(several, facts, 1, test);
        if (some === true) filled++;
        else if (some === null) open++;
      }
      return filled >= atLeast ? true : filled + open < atLeast ? false : null;
    },
    {
      args: { who: several.id, houses, ...fromArg(from), ...(atLeast < houses.length && { at_least: atLeast }) },
      see: seenOf(several, standsIn(maskOf(houses), from)),
    },
  );
}

/** All of them in these houses, and none of the houses empty. */
export function exactlyIn(who: Who, houses: Houses): ChartLeaf {
  const inside = inHouses(who, houses);
  const filled = fills(who, houses);
  const both = all(inside, filled);
  return is('exactly_in_houses', (facts) => truthOf(both, facts), {
    args: { who: severalOf(who).id, houses },
    ...(inside.see !== undefined && { see: inside.see }),
  });
}

/** The houses hold somebody, and nobody but that kind; the nodes count. */
export function onlyKindIn(kind: Kind, houses: Houses, { from = LAGNA }: { readonly from?: Place } = {}): ChartLeaf {
  const nine = severalOf('nine');
  const stands = standsIn(maskOf(houses), from);
  const ofKind = severalOf(kind);
  return is(
    'only_kind_in_houses',
    (facts) => {
      const some = enoughOf(nine, facts, 1, stands);
      return some === true ? everyThereIs(ofKind, facts, stands) : some;
    },
    { args: { kind, houses, ...fromArg(from) }, see: seenOf(nine, stands) },
  );
}

/** Each of the houses is empty or holds that kind alone. */
export function emptyOrOnly(kind: Kind, houses: Houses): ChartLeaf {
  const stands = standsIn(maskOf(houses), LAGNA);
  const ofKind = severalOf(kind);
  return is('empty_or_only_kind_in_houses', (facts) => everyThereIs(ofKind, facts, stands), {
    args: { kind, houses },
    see: seenOf(severalOf('nine'), stands),
  });
}

function everyThereIs(ofKind: Several, facts: ChartFacts, stands: Test): Truth {
  let sure = true;
  for (const graha of NINE) {
    if (stands(facts, graha) !== true) continue;
    const belongs = ofKind.member(facts, graha);
    if (belongs === false) return false;
    if (belongs === null) sure = false;
  }
  return sure ? true : null;
}

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
  return is('in_rashis', (facts) => everyoneOf(several, facts, test), {
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

/** Everyone has one of the dignities, by rashi; relations by the reading asked for. */
export function seated(who: Who, seats: readonly Seat[], varga: SeatVarga = 'D1'): ChartLeaf {
  const several = severalOf(who);
  const test: Test = (facts, graha) => {
    let sure = true;
    for (const seat of seats) {
      const has = facts.hasSeat(graha, seat, varga);
      if (has === true) return true;
      if (has === null) sure = false;
    }
    return sure ? false : null;
  };
  return is('seated', (facts) => everyoneOf(several, facts, test), {
    args: { who: several.id, seats, ...(varga !== 'D1' && { varga }) },
    see: (facts) => ({ by: thoseOf(several, facts, test) }),
  });
}

const about =
  (word: string, test: Test) =>
  (ref: Ref): ChartLeaf => {
    const several = severalOf(ref);
    return is(word, (facts) => everyoneOf(several, facts, test), {
      args: { who: several.id },
      see: (facts) => ({ by: thoseOf(several, facts, test) }),
    });
  };

/** Shadbala at least what is required (BPHS 27.32-27.33). */
export const strong = about('strong', (facts, graha) => facts.isStrong(graha));
export const weak = about('weak', (facts, graha) => {
  const isStrong = facts.isStrong(graha);
  return isStrong === null ? null : !isStrong;
});
export const combust = about('combust', (facts, graha) => facts.isCombust(graha));
/** One rashi in birth chart and navamsha. */
export const vargottama = about('vargottama', (facts, graha) => {
  const navamsha = facts.navamshaOf(graha);
  return navamsha === null ? null : navamsha === facts.rashiOf(graha);
});
export const LAGNA_VARGOTTAMA: ChartLeaf = is('lagna_vargottama', ({ told }) =>
  told.navamshaLagna === null ? null : told.navamshaLagna === told.lagna,
);

export const BY_DAY: ChartLeaf = is('by_day', (facts) => facts.byDay);
export const BY_NIGHT: ChartLeaf = is('by_night', (facts) => (facts.byDay === null ? null : !facts.byDay));

/** Some of a group, one at least or more, for whom a clause holds; those for whom it does are the explanation. */
export function some(
  who: Who,
  clause: (x: Ref) => ChartClause,
  { atLeast = 1 }: { readonly atLeast?: number } = {},
): ChartLeaf {
  const several = severalOf(who);
  const put = several.refs.map((ref) => ({ ref, clause: clause(ref) }));
  const clauseOf = new Map(put.map((each) => [each.ref, each.clause]));
  const look = (facts: ChartFacts): Truth => {
    let held = 0;
    let open = 0;
    for (const { ref, clause } of put) {
      const belongs = typeof ref === 'string' ? several.member(facts, ref) : true;
      const holds = belongs === false ? false : truthOf(clause, facts);
      if (holds === false) continue;
      if (holds === true && belongs === true) held++;
      else open++;
      if (held >= atLeast) return true;
    }
    return held + open < atLeast ? false : null;
  };
  return is('some', look, {
    args: {
      who: several.id,
      that: sentenceOf(clause({ id: 'it', find: () => 'nobody' })),
      ...(atLeast > 1 && { at_least: atLeast }),
    },
    see: (facts) => {
      const those = thoseOf(several, facts, (_, graha) => {
        const its = clauseOf.get(graha);
        return its !== undefined && truthOf(its, facts);
      });
      const by: string[] = [...those];
      for (const graha of those) {
        const its = clauseOf.get(graha);
        for (const helper of (its && evaluate(its, facts).by) ?? []) if (!by.includes(helper)) by.push(helper);
      }
      return { by, saw: { who: those } };
    },
  });
}
