/** Who stands in which houses, counted from the lagna or from another place. */
import type { Graha } from '../../engines/engine.ts';
import { all, is, type Saw, type Truth, truthOf } from '../../rules/clause.ts';
import { type ChartFacts, NINE } from '../facts.ts';
import { type Houses, isIn, maskOf } from '../houses.ts';
import type { ChartLeaf } from './vocabulary.ts';
import {
  enoughOf,
  everyoneOf,
  house,
  isHouse,
  type Kind,
  type Place,
  placeId,
  rashiAtPlace,
  type Several,
  severalOf,
  type Test,
  thoseOf,
  type Who,
} from './who.ts';

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
  return is('in_houses', everyoneOf(several, test), {
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
