/**
 * Clauses about the state of a graha: its dignity, strength, combustion and navamsha; and whether the birth was by day.
 */
import { is } from '../../../rules/clause.ts';
import { type RashiDignity, type SeatVarga, seatMask } from '../chart/facts.ts';
import type { ChartLeaf } from './vocabulary.ts';
import { everyoneOf, type Ref, severalOf, type Test, thoseOf, type Who } from './who.ts';

/** Holds if every graha of `who` has one of these dignities by its rashi. */
export function seated(who: Who, seats: readonly RashiDignity[], varga: SeatVarga = 'D1'): ChartLeaf {
  const several = severalOf(who);
  const wanted = seatMask(seats);
  const test: Test = (facts, graha) => {
    const has = facts.seatsOf(graha, varga);
    return has === null ? null : (has & wanted) !== 0;
  };
  return is('seated', everyoneOf(several, test), {
    args: { who: several.id, seats, ...(varga !== 'D1' && { varga }) },
    see: (facts) => ({ by: thoseOf(several, facts, test) }),
  });
}

const about =
  (word: string, test: Test) =>
  (ref: Ref): ChartLeaf => {
    const several = severalOf(ref);
    return is(word, everyoneOf(several, test), {
      args: { who: several.id },
      see: (facts) => ({ by: thoseOf(several, facts, test) }),
    });
  };

/** The shadbala is at least the required strength (BPHS 27.32-27.33). */
export const strong = about('strong', (facts, graha) => facts.isStrong(graha));
export const weak = about('weak', (facts, graha) => {
  const isStrong = facts.isStrong(graha);
  return isStrong === null ? null : !isStrong;
});
export const combust = about('combust', (facts, graha) => facts.isCombust(graha));
/** The graha is in the same rashi in the birth chart and in the navamsha. */
export const vargottama = about('vargottama', (facts, graha) => {
  const navamsha = facts.navamshaOf(graha);
  return navamsha === null ? null : navamsha === facts.rashiOf(graha);
});
export const LAGNA_VARGOTTAMA: ChartLeaf = is('lagna_vargottama', ({ told }) =>
  told.navamshaLagna === null ? null : told.navamshaLagna === told.lagna,
);

export const BY_DAY: ChartLeaf = is('by_day', (facts) => facts.byDay);
export const BY_NIGHT: ChartLeaf = is('by_night', (facts) => (facts.byDay === null ? null : !facts.byDay));
