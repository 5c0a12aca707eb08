/**
 * The subject of a clause. A graha by name, or one determined by the chart: the lord of a house, the lord of an
 * occupied rashi, a karaka. `nobody` is a real answer (no graha is exalted in that rashi); `null` means that it is not
 * known.
 */
import { GRAHAS, type Graha } from '../../engines/engine.ts';
import { keptBy } from '../../kernel/kept.ts';
import type { Truth } from '../../rules/clause.ts';
import { isSapta, lordOf, rashiAt, SAPTA } from '../chart.ts';
import type { ChartFacts } from '../facts.ts';
import type { Karaka } from '../jaimini/karaka.ts';
import { UCHCHA } from '../tables/dignity.ts';

export type Found = Graha | 'nobody' | null;
export interface Sought {
  /** Stable and readable: `lord:9`, `disp:lord:1`. */
  readonly id: string;
  readonly find: (facts: ChartFacts) => Found;
}
/** One graha. */
export type Ref = Graha | Sought;

export const found = (ref: Ref, facts: ChartFacts): Found => (typeof ref === 'string' ? ref : ref.find(facts));
export const idOf = (ref: Ref): string => (typeof ref === 'string' ? ref : ref.id);

/** Lord of a house from the lagna. */
export const lord = (house: number): Sought => ({ id: `lord:${house}`, find: (facts) => facts.lordOfHouse(house) });
/** Lord of the nth rashi from a graha's own. */
export const lordFrom = (house: number, ref: Ref): Sought =>
  via(`lord:${house}@${idOf(ref)}`, ref, (facts, graha) => lordOf(rashiAt(facts.rashiOf(graha), house)));
/** Lord of the rashi occupied by a graha. */
export const dispositorOf = (ref: Ref): Sought =>
  via(`disp:${idOf(ref)}`, ref, (facts, graha) => lordOf(facts.rashiOf(graha)));
export const navamshaLordOf = (ref: Ref): Sought =>
  via(`amsha_lord:${idOf(ref)}`, ref, (facts, graha) => {
    const rashi = facts.navamshaOf(graha);
    return rashi === null ? null : lordOf(rashi);
  });
/** Lord of the rashi in which a graha is exalted. */
export const exaltationLordOf = (ref: Ref): Sought =>
  via(`exalt_lord:${idOf(ref)}`, ref, (_, graha) => (isSapta(graha) ? lordOf(UCHCHA[graha].rashi) : 'nobody'));
/** The graha that would be exalted in the rashi occupied by this one. */
export const exaltedWhere = (ref: Ref): Sought =>
  via(
    `exalts_in_sign_of:${idOf(ref)}`,
    ref,
    (facts, graha) => SAPTA.find((each) => UCHCHA[each].rashi === facts.rashiOf(graha)) ?? 'nobody',
  );
export const karaka = (id: Karaka): Sought => ({ id: `karaka:${id}`, find: (facts) => facts.karaka(id) });

const via = (id: string, ref: Ref, then: (facts: ChartFacts, graha: Graha) => Found): Sought => ({
  id,
  find: (facts) => {
    const graha = found(ref, facts);
    return graha === null || graha === 'nobody' ? graha : then(facts, graha);
  },
});

/** The place to count from: a graha's rashi, or a house's. */
export interface HouseRef {
  readonly house: number;
}
export const house = (number: number): HouseRef => ({ house: number });
export type Place = Ref | HouseRef;
export const isHouse = (place: Place): place is HouseRef => typeof place === 'object' && 'house' in place;
export const placeId = (place: Place): string => (isHouse(place) ? `house:${place.house}` : idOf(place));

/** The rashi of a place. */
export function rashiAtPlace(place: Place, facts: ChartFacts): number | 'nobody' | null {
  if (isHouse(place)) return facts.rashiInHouse(place.house);
  const graha = found(place, facts);
  return graha === null || graha === 'nobody' ? graha : facts.rashiOf(graha);
}

type Member = (facts: ChartFacts, graha: Graha) => Truth;

export interface Several {
  readonly id: string;
  readonly refs: readonly Ref[];
  readonly member: Member;
}

/** The rashis occupied by a group, bit n for rashi n: by those who certainly belong to it, and by those who may. */
export interface Spread {
  readonly sure: number;
  readonly open: number;
}
/** A named group. Many rows ask where it is, so each chart computes that once. */
export interface Group extends Several {
  readonly spread: (facts: ChartFacts) => Spread;
}

const everyone = (): true => true;
const isBenefic: Member = (facts, graha) => facts.isBenefic(graha);
const isMalefic: Member = (facts, graha) => {
  const benefic = facts.isBenefic(graha);
  return benefic === null ? null : !benefic;
};

const group = (id: string, refs: readonly Graha[], member: Member): Group => ({
  id,
  refs,
  member,
  spread: keptBy((facts: ChartFacts) => {
    let sure = 0;
    let open = 0;
    for (const graha of refs) {
      const belongs = member(facts, graha);
      if (belongs === true) sure |= 1 << facts.rashiOf(graha);
      else if (belongs === null) open |= 1 << facts.rashiOf(graha);
    }
    return { sure, open };
  }),
});

export const GROUPS = {
  seven: group('seven', SAPTA, everyone),
  five: group('five', ['mangala', 'budha', 'guru', 'shukra', 'shani'], everyone),
  nine: group('nine', GRAHAS, everyone),
  benefics: group('benefics', GRAHAS, isBenefic),
  malefics: group('malefics', GRAHAS, isMalefic),
  benefics7: group('benefics7', SAPTA, isBenefic),
  malefics7: group('malefics7', SAPTA, isMalefic),
} as const;
export type GroupId = keyof typeof GROUPS;
/** The group that a chart determines by its own Moon and Mercury. */
export type Kind = 'benefics' | 'malefics';

/** One, several, or a group. */
export type Who = Ref | readonly Ref[] | GroupId;

export const isGroup = (who: Who): who is GroupId => typeof who === 'string' && who in GROUPS;
const isList = (who: Ref | readonly Ref[]): who is readonly Ref[] => Array.isArray(who);

export function severalOf(who: Who): Several {
  if (isGroup(who)) return GROUPS[who];
  const refs = isList(who) ? who : [who];
  return { id: refs.map(idOf).join(' '), refs, member: everyone };
}

export type Test = (facts: ChartFacts, graha: Graha) => Truth;

/** Whether everyone passes, prepared for a rule: for one graha it is the test itself. */
export function everyoneOf(several: Several, test: Test): (facts: ChartFacts) => Truth {
  const [only, ...more] = several.refs;
  if (only === undefined || more.length > 0) return (facts) => allPass(several, facts, test);
  if (typeof only === 'string') return (facts) => test(facts, only);
  return (facts) => {
    const graha = only.find(facts);
    return graha === null ? null : graha !== 'nobody' && test(facts, graha);
  };
}

/** Whether everyone passes. False if there is nobody. */
function allPass({ refs, member }: Several, facts: ChartFacts, test: Test): Truth {
  let sure = true;
  for (const ref of refs) {
    const graha = found(ref, facts);
    if (graha === 'nobody') return false;
    if (graha === null) {
      sure = false;
      continue;
    }
    const belongs = member(facts, graha);
    if (belongs === false) continue;
    const passes = test(facts, graha);
    if (passes === true) continue;
    if (passes === false && belongs === true) return false;
    sure = false;
  }
  return sure ? true : null;
}

/** Whether at least this many pass. */
export function enoughOf({ refs, member }: Several, facts: ChartFacts, atLeast: number, test: Test): Truth {
  let passed = 0;
  let open = 0;
  for (const ref of refs) {
    const graha = found(ref, facts);
    if (graha === 'nobody') continue;
    if (graha === null) {
      open++;
      continue;
    }
    const belongs = member(facts, graha);
    const passes = belongs === false ? false : test(facts, graha);
    if (passes === false) continue;
    if (passes === true && belongs === true) passed++;
    else open++;
    if (passed >= atLeast) return true;
  }
  return passed + open < atLeast ? false : null;
}

/** Those who certainly pass, once each: for the explanation. */
export function thoseOf({ refs, member }: Several, facts: ChartFacts, test: Test): Graha[] {
  const those: Graha[] = [];
  for (const ref of refs) {
    const graha = found(ref, facts);
    if (graha === 'nobody' || graha === null || those.includes(graha)) continue;
    if (member(facts, graha) === true && test(facts, graha) === true) those.push(graha);
  }
  return those;
}
