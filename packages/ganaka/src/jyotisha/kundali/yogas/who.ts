/**
 * The subject of a clause: a graha by name, or a graha that the chart determines. The latter is, for example, the lord
 * of a house, the lord of an occupied rashi, or a karaka.
 * `nobody` means that there is no such graha (for example, no graha is exalted in that rashi). `null` means that the
 * graha is not known.
 */

import { cachedOn } from '../../../kernel/caches.ts';
import type { Truth } from '../../../rules/clause.ts';
import { GRAHAS, type Graha } from '../../../sky/engines/engine.ts';
import { isSapta, lordOf, rashiAt, SAPTA } from '../chart/chart.ts';
import type { ChartFacts } from '../chart/facts.ts';
import type { Karaka } from '../jaimini/karaka.ts';
import { UCHCHA } from '../tables/dignity.ts';

export type GrahaOrNobody = Graha | 'nobody' | null;
export interface GrahaFinder {
  /** A stable and readable id: `lord:9`, `disp:lord:1`. */
  readonly id: string;
  readonly find: (facts: ChartFacts) => GrahaOrNobody;
}
/** A reference to one graha. */
export type Ref = Graha | GrahaFinder;

export const grahaFor = (ref: Ref, facts: ChartFacts): GrahaOrNobody =>
  typeof ref === 'string' ? ref : ref.find(facts);
export const idOf = (ref: Ref): string => (typeof ref === 'string' ? ref : ref.id);

/** The lord of a house from the lagna. */
export const lord = (house: number): GrahaFinder => ({
  id: `lord:${house}`,
  find: (facts) => facts.lordOfHouse(house),
});
/** The lord of the nth rashi from that of a graha. */
export const lordFrom = (house: number, ref: Ref): GrahaFinder =>
  via(`lord:${house}@${idOf(ref)}`, ref, (facts, graha) => lordOf(rashiAt(facts.rashiOf(graha), house)));
/** The lord of the rashi that a graha occupies. */
export const dispositorOf = (ref: Ref): GrahaFinder =>
  via(`disp:${idOf(ref)}`, ref, (facts, graha) => lordOf(facts.rashiOf(graha)));
export const navamshaLordOf = (ref: Ref): GrahaFinder =>
  via(`amsha_lord:${idOf(ref)}`, ref, (facts, graha) => {
    const rashi = facts.navamshaOf(graha);
    return rashi === null ? null : lordOf(rashi);
  });
/** The lord of the rashi in which a graha is exalted. */
export const exaltationLordOf = (ref: Ref): GrahaFinder =>
  via(`exalt_lord:${idOf(ref)}`, ref, (_, graha) => (isSapta(graha) ? lordOf(UCHCHA[graha].rashi) : 'nobody'));
/** The graha whose exaltation rashi is the rashi that this graha occupies. */
export const exaltedWhere = (ref: Ref): GrahaFinder =>
  via(
    `exalts_in_sign_of:${idOf(ref)}`,
    ref,
    (facts, graha) => SAPTA.find((each) => UCHCHA[each].rashi === facts.rashiOf(graha)) ?? 'nobody',
  );
export const karaka = (id: Karaka): GrahaFinder => ({ id: `karaka:${id}`, find: (facts) => facts.karaka(id) });

const via = (id: string, ref: Ref, then: (facts: ChartFacts, graha: Graha) => GrahaOrNobody): GrahaFinder => ({
  id,
  find: (facts) => {
    const graha = grahaFor(ref, facts);
    return graha === null || graha === 'nobody' ? graha : then(facts, graha);
  },
});

/** A place from which houses are counted: the rashi of a graha, or a house. */
export interface HouseRef {
  readonly house: number;
}
export const house = (number: number): HouseRef => ({ house: number });
export type PlaceRef = Ref | HouseRef;
export const isHouse = (place: PlaceRef): place is HouseRef => typeof place === 'object' && 'house' in place;
export const placeId = (place: PlaceRef): string => (isHouse(place) ? `house:${place.house}` : idOf(place));

/** The rashi of a place. */
export function rashiAtPlace(place: PlaceRef, facts: ChartFacts): number | 'nobody' | null {
  if (isHouse(place)) return facts.rashiInHouse(place.house);
  const graha = grahaFor(place, facts);
  return graha === null || graha === 'nobody' ? graha : facts.rashiOf(graha);
}

type Member = (facts: ChartFacts, graha: Graha) => Truth;

export interface Several {
  readonly id: string;
  readonly refs: readonly Ref[];
  readonly member: Member;
}

/**
 * The rashis that a group occupies, bit n for rashi n: those of certain members (`sure`) and those of possible members
 * (`open`).
 */
export interface RashiSpread {
  readonly sure: number;
  readonly open: number;
}
/** A named group. Many rows test its position, so it is computed once per chart. */
export interface GrahaGroup extends Several {
  readonly spread: (facts: ChartFacts) => RashiSpread;
}

const everyone = (): true => true;
const isBenefic: Member = (facts, graha) => facts.isBenefic(graha);
const isMalefic: Member = (facts, graha) => {
  const benefic = facts.isBenefic(graha);
  return benefic === null ? null : !benefic;
};

const group = (id: string, refs: readonly Graha[], member: Member): GrahaGroup => ({
  id,
  refs,
  member,
  spread: cachedOn((facts: ChartFacts) => {
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
/** The groups that depend on the Moon and Mercury of the chart. */
export type NatureGroup = 'benefics' | 'malefics';

/** One graha, several, or a group. */
export type Who = Ref | readonly Ref[] | GroupId;

export const isGroup = (who: Who): who is GroupId => typeof who === 'string' && who in GROUPS;
const isList = (who: Ref | readonly Ref[]): who is readonly Ref[] => Array.isArray(who);

export function severalOf(who: Who): Several {
  if (isGroup(who)) return GROUPS[who];
  const refs = isList(who) ? who : [who];
  return { id: refs.map(idOf).join(' '), refs, member: everyone };
}

export type Test = (facts: ChartFacts, graha: Graha) => Truth;

/** Returns a function that tests whether all pass. For a single graha it is the test itself. */
export function everyoneOf(several: Several, test: Test): (facts: ChartFacts) => Truth {
  const [only, ...more] = several.refs;
  if (only === undefined || more.length > 0) return (facts) => allPass(several, facts, test);
  if (typeof only === 'string') return (facts) => test(facts, only);
  return (facts) => {
    const graha = only.find(facts);
    return graha === null ? null : graha !== 'nobody' && test(facts, graha);
  };
}

/** Whether all members pass. False if a reference finds nobody. */
function allPass({ refs, member }: Several, facts: ChartFacts, test: Test): Truth {
  let sure = true;
  for (const ref of refs) {
    const graha = grahaFor(ref, facts);
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

/** Whether at least `atLeast` members pass. */
export function enoughOf({ refs, member }: Several, facts: ChartFacts, atLeast: number, test: Test): Truth {
  let passed = 0;
  let open = 0;
  for (const ref of refs) {
    const graha = grahaFor(ref, facts);
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

/** The members that certainly pass, without duplicates, for the explanation. */
export function thoseOf({ refs, member }: Several, facts: ChartFacts, test: Test): Graha[] {
  const those: Graha[] = [];
  for (const ref of refs) {
    const graha = grahaFor(ref, facts);
    if (graha === 'nobody' || graha === null || those.includes(graha)) continue;
    if (member(facts, graha) === true && test(facts, graha) === true) those.push(graha);
  }
  return those;
}
