/** Clauses about the occupants of houses, counted from the lagna or from another place. */

import { all, is, type Saw, type Truth, truthOf } from '../../../rules/clause.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import type { ChartFacts } from '../chart/facts.ts';
import { countOf, type Houses, isIn, maskOf, rashisOfHouses } from '../chart/houses.ts';
import type { ChartLeaf } from './vocabulary.ts';
import {
  enoughOf,
  everyoneOf,
  GROUPS,
  type GrahaGroup,
  house,
  isGroup,
  isHouse,
  type NatureGroup,
  type PlaceRef,
  placeId,
  type RashiSpread,
  rashiAtPlace,
  type Several,
  severalOf,
  type Test,
  thoseOf,
  type Who,
} from './who.ts';

const LAGNA = house(1);
const fromArg = (from: PlaceRef): Saw => (from === LAGNA ? {} : { from: placeId(from) });

/** A test of one graha's house, counted from a place; the result is null if the place is not known. */
function standsIn(mask: number, from: PlaceRef): Test {
  if (from === LAGNA) return (facts, graha) => isIn(mask, facts.houseOf(graha));
  return (facts, graha) => {
    const rashi = rashiAtPlace(from, facts);
    if (rashi === null) return null;
    return rashi !== 'nobody' && isIn(mask, facts.houseOf(graha, rashi));
  };
}

/** `by` has the grahas for which the clause holds. */
const seenOf = (several: Several, test: Test) => (facts: ChartFacts) => ({ by: thoseOf(several, facts, test) });

/**
 * A test of a group's houses. `ask` gets the rashis of the group, and the rashis of the houses counted from a place.
 */
function ofGroup(
  group: GrahaGroup,
  mask: number,
  from: PlaceRef,
  ask: (spread: RashiSpread, wanted: number) => Truth,
): (facts: ChartFacts) => Truth {
  return (facts) => {
    const first = rashiAtPlace(from, facts);
    if (typeof first !== 'number') return first === null ? null : false;
    return ask(group.spread(facts), rashisOfHouses(mask, first));
  };
}

/** Whether a member of the group is in one of the rashis; null if that is not known. */
const anyIn = ({ sure, open }: RashiSpread, rashis: number): Truth =>
  (sure & rashis) !== 0 ? true : (open & rashis) !== 0 ? null : false;
const noneOutside = (spread: RashiSpread, rashis: number): Truth => negated(anyIn(spread, ~rashis));
const negated = (truth: Truth): Truth => (truth === null ? null : !truth);

interface InOptions {
  readonly from?: PlaceRef;
  /** Skips a member that is itself the place from which houses are counted. */
  readonly skipReference?: true;
}

/** All are in one of the houses. */
export function inHouses(who: Who, houses: Houses, { from = LAGNA, skipReference }: InOptions = {}): ChartLeaf {
  const several = severalOf(who);
  const mask = maskOf(houses);
  const stands = standsIn(mask, from);
  const test: Test = skipReference ? (facts, graha) => isReference(from, facts, graha) || stands(facts, graha) : stands;
  const asGroup = isGroup(who) && !skipReference;
  return is('in_houses', asGroup ? ofGroup(GROUPS[who], mask, from, noneOutside) : everyoneOf(several, test), {
    args: { who: several.id, houses, ...fromArg(from), ...(skipReference && { skip_reference: true }) },
    see: seenOf(several, stands),
  });
}

const isReference = (from: PlaceRef, facts: ChartFacts, graha: Graha): boolean =>
  !isHouse(from) && typeof from === 'object' ? from.find(facts) === graha : from === graha;

interface SomeOptions {
  readonly from?: PlaceRef;
  readonly atLeast?: number;
}

/** Whether at least `atLeast` of them are in the houses. */
function manyIn(who: Who, mask: number, from: PlaceRef, atLeast: number): (facts: ChartFacts) => Truth {
  if (isGroup(who) && atLeast === 1) return ofGroup(GROUPS[who], mask, from, anyIn);
  const several = severalOf(who);
  const test = standsIn(mask, from);
  return (facts) => enoughOf(several, facts, atLeast, test);
}

/** At least `atLeast` of them are in the houses. */
export function someIn(who: Who, houses: Houses, { from = LAGNA, atLeast = 1 }: SomeOptions = {}): ChartLeaf {
  const several = severalOf(who);
  const mask = maskOf(houses);
  return is('some_in_houses', manyIn(who, mask, from, atLeast), {
    args: { who: several.id, houses, ...fromArg(from), ...(atLeast > 1 && { at_least: atLeast }) },
    see: seenOf(several, standsIn(mask, from)),
  });
}

/** None of them is in the houses. */
export function noneIn(who: Who, houses: Houses, { from = LAGNA }: { readonly from?: PlaceRef } = {}): ChartLeaf {
  const some = manyIn(who, maskOf(houses), from, 1);
  return is('none_in_houses', (facts) => negated(some(facts)), {
    args: { who: severalOf(who).id, houses, ...fromArg(from) },
  });
}

/** Each of the houses (or at least `atLeast` of them) has one of the grahas. */
export function fills(
  who: Who,
  houses: Houses,
  { from = LAGNA, atLeast = houses.length }: SomeOptions = {},
): ChartLeaf {
  const several = severalOf(who);
  const mask = maskOf(houses);
  const each = houses.map((one) => manyIn(who, maskOf([one]), from, 1));
  const look = isGroup(who)
    ? ofGroup(GROUPS[who], mask, from, ({ sure, open }, rashis) =>
        enough(countOf(sure & rashis), countOf(open & ~sure & rashis), atLeast),
      )
    : (facts: ChartFacts): Truth => {
        let filled = 0;
        let open = 0;
        for (const some of each) {
          const there = some(facts);
          if (there === true) filled++;
          else if (there === null) open++;
        }
        return enough(filled, open, atLeast);
      };
  return is('fill_houses', look, {
    args: { who: several.id, houses, ...fromArg(from), ...(atLeast < houses.length && { at_least: atLeast }) },
    see: seenOf(several, standsIn(mask, from)),
  });
}
const enough = (sure: number, open: number, atLeast: number): Truth =>
  sure >= atLeast ? true : sure + open < atLeast ? false : null;

/** All are in these houses, and none of the houses is empty. */
export function exactlyIn(who: Who, houses: Houses): ChartLeaf {
  const inside = inHouses(who, houses);
  const filled = fills(who, houses);
  const both = all(inside, filled);
  return is('exactly_in_houses', (facts) => truthOf(both, facts), {
    args: { who: severalOf(who).id, houses },
    ...(inside.see !== undefined && { see: inside.see }),
  });
}

/** The houses are occupied, and only by grahas of that kind; the nodes count too. */
export function onlyKindIn(
  kind: NatureGroup,
  houses: Houses,
  { from = LAGNA }: { readonly from?: PlaceRef } = {},
): ChartLeaf {
  const mask = maskOf(houses);
  const someone = ofGroup(GROUPS.nine, mask, from, anyIn);
  const other = ofGroup(OTHER_KIND[kind], mask, from, anyIn);
  const look = (facts: ChartFacts): Truth => {
    const there = someone(facts);
    return there === true ? negated(other(facts)) : there;
  };
  return is('only_kind_in_houses', look, {
    args: { kind, houses, ...fromArg(from) },
    see: seenOf(GROUPS.nine, standsIn(mask, from)),
  });
}

/** Each of the houses is empty or occupied only by grahas of that kind. */
export function emptyOrOnly(kind: NatureGroup, houses: Houses): ChartLeaf {
  const mask = maskOf(houses);
  const other = ofGroup(OTHER_KIND[kind], mask, LAGNA, anyIn);
  return is('empty_or_only_kind_in_houses', (facts) => negated(other(facts)), {
    args: { kind, houses },
    see: seenOf(GROUPS.nine, standsIn(mask, LAGNA)),
  });
}

const OTHER_KIND: Readonly<Record<NatureGroup, GrahaGroup>> = { benefics: GROUPS.malefics, malefics: GROUPS.benefics };
