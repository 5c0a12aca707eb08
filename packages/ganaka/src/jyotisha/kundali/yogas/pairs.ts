/**
 * Pairs of lords or grahas with their links. Rows that hold in most charts list these instead of being present or
 * absent.
 */
import { houseFrom, SAPTA } from '../chart/chart.ts';
import { type ChartFacts, seatMask } from '../chart/facts.ts';
import { isIn, KENDRA, KENDRA_KONA, KONA_AND_LAGNA, maskOf } from '../chart/houses.ts';
import { type GrahaPair, linkOf } from './graha-relations.ts';
import { OWN_EXALTED_OR_FRIEND } from './sets.ts';
import { grahaFor, type Ref } from './who.ts';

/** A list with the pair, if the two have one of the four links; otherwise an empty list. */
export function linkedPair(facts: ChartFacts, one: Ref, other: Ref, houses?: readonly [number, number]): GrahaPair[] {
  const a = grahaFor(one, facts);
  const b = grahaFor(other, facts);
  if (a === null || b === null || a === 'nobody' || b === 'nobody' || a === b) return [];
  const link = linkOf(facts, a, b);
  return link === null ? [] : [{ ...(houses !== undefined && { houses }), grahas: [a, b], link }];
}

const KENDRA_MASK = maskOf(KENDRA);
const FROM_ATMA_MASK = maskOf(KENDRA_KONA);
const FROM_LAGNA_MASK = maskOf(KONA_AND_LAGNA);

const WELL_SEATED = seatMask(OWN_EXALTED_OR_FRIEND);

/**
 * Grahas in their own, exaltation or friendly rashi that are in kendras from each other. The graha in the tenth comes
 * first (BPHS 32.26-32.28).
 */
export function mutualKarakas(facts: ChartFacts): GrahaPair[] {
  const good = SAPTA.filter((graha) => ((facts.seatsOf(graha) ?? 0) & WELL_SEATED) !== 0);
  const pairs: GrahaPair[] = [];
  good.forEach((a, n) => {
    for (const b of good.slice(n + 1)) {
      const from = houseFrom(facts.rashiOf(a), facts.rashiOf(b));
      if (isIn(KENDRA_MASK, from)) pairs.push({ grahas: from === 10 ? [b, a] : [a, b], link: 'mutual_kendra' });
    }
  });
  return pairs;
}

/** The amatyakaraka (second karaka) in lagna or kona, or in kendra or kona from the atmakaraka (first karaka). */
export function amatyaPairs(facts: ChartFacts): GrahaPair[] {
  const amatya = facts.karaka('AmK');
  const atma = facts.karaka('AK');
  if (amatya === null || atma === null) return [];
  const grahas = [amatya, atma] as const;
  return [
    ...(isIn(FROM_LAGNA_MASK, facts.houseOf(amatya)) ? [{ grahas, link: 'in_kona_from_lagna' }] : []),
    ...(isIn(FROM_ATMA_MASK, facts.houseOf(amatya, facts.rashiOf(atma)))
      ? [{ grahas, link: 'in_kendra_or_kona_from_atmakaraka' }]
      : []),
  ];
}

/** The padas of the first and the seventh house, with a link by their distance. */
export function padasOfOneAndSeven(facts: ChartFacts): GrahaPair[] {
  const link = PADA_LINKS[houseFrom(facts.padaOf(1), facts.padaOf(7))];
  const grahas = [facts.lordOfHouse(1), facts.lordOfHouse(7)] as const;
  return link === undefined ? [] : [{ houses: [1, 7], grahas, link }];
}
const PADA_LINKS: Readonly<Record<number, string>> = {
  1: 'kendra',
  4: 'kendra',
  7: 'kendra',
  10: 'kendra',
  3: 'third_and_eleventh',
  11: 'third_and_eleventh',
  5: 'trikona',
  9: 'trikona',
};

/** Grahas in one rashi with the lord of a house. */
export function joinedTo(facts: ChartFacts, house: number): GrahaPair[] {
  const lord = facts.lordOfHouse(house);
  return SAPTA.filter((graha) => graha !== lord && facts.areTogether(graha, lord)).map((graha) => ({
    grahas: [graha, lord],
    link: `joined_to_lord_of_${house}`,
  }));
}
