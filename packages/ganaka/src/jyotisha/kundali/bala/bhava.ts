/**
 * The strength of the houses (BPHS 27.26-27.31), at the middles of Sripati's houses. It is the sum of direction (by the
 * kind of rashi), aspects, the lord's own strength, the occupants, and how the rashi rises at that hour. No text gives
 * a minimum, so the twelve houses are ranked.
 */

import { daysBetween } from '../../../kernel/units.ts';
import { GHATI_DAYS } from '../../../rules/kala.ts';
import { type BhavaChalit, bhavaChalit } from '../chart/bhava.ts';
import { amshaOf, lordOf, rashiOf, type Sapta } from '../chart/chart.ts';
import { isIn, maskOf } from '../chart/houses.ts';
import { looksAt } from './drik.ts';
import { type BalaGround, third } from './ground.ts';
import { QUARTER, RISES, RUPA } from './tables.ts';

export interface BhavaBala {
  readonly number: number;
  readonly lord: Sapta;
  readonly dig: number;
  readonly drishti: number;
  /** The total strength of the house's lord. */
  readonly adhipati: number;
  readonly occupants: number;
  readonly udaya: number;
  readonly total: number;
  /** The rank among the twelve; 1 is the strongest. */
  readonly rank: number;
}

export function bhavaBala(ground: BalaGround, totalOf: (graha: Sapta) => number): BhavaBala[] {
  const { chart } = ground;
  const chalit = bhavaChalit(chart);
  const rising = risingNow(ground);
  const given = occupantsBy(ground, chalit);
  const middleOf = (house: number): number => chalit.houses[house - 1]?.madhya ?? chart.lagna;
  const houses = chalit.houses.map(({ number, madhya }) => {
    const rashi = rashiOf(madhya);
    const lord = lordOf(rashi);
    const dig = third(middleOf(weakHouseFor(rashi, amshaOf(madhya))), madhya);
    const drishti = looksAt(ground, madhya, null, true);
    const adhipati = totalOf(lord);
    const occupants = given(number);
    const udaya = RISES[rashi - 1] === rising ? QUARTER : 0;
    const total = dig + drishti + adhipati + occupants + udaya;
    return { number, lord, dig, drishti, adhipati, occupants, udaya, total, rank: 1 };
  });
  for (const one of houses) for (const other of houses) if (other.total > one.total) one.rank++;
  return houses;
}

/**
 * The house at whose middle the strength of direction is zero. It depends on the rashi, and for two rashis on its half
 * (27.26-27.27).
 */
export function weakHouseFor(rashi: number, amsha: number): 1 | 4 | 7 | 10 {
  const secondHalf = amsha >= 15;
  if (rashi === DHANU) return secondHalf ? 4 : 7;
  if (rashi === MAKARA) return secondHalf ? 10 : 4;
  return WEAK_BY_RASHI[rashi - 1] ?? 1;
}

const DHANU = 9;
const MAKARA = 10;
const WEAK_BY_RASHI = [4, 4, 7, 1, 4, 7, 7, 1, 7, 4, 7, 10] as const;

const GIVES: readonly Sapta[] = ['budha', 'guru'];
const TAKES: readonly Sapta[] = ['surya', 'mangala', 'shani'];

/**
 * One rupa is added for Mercury or Jupiter and one subtracted for Saturn, Mars or the Sun. We read the verse's "with
 * one" as one rupa, counted once in each direction.
 */
function occupantsBy({ chart }: BalaGround, chalit: BhavaChalit): (house: number) => number {
  const holding = (grahas: readonly Sapta[]): number =>
    maskOf(grahas.map((graha) => chalit.placeOf(chart.grahas[graha].longitude).house));
  const gives = holding(GIVES);
  const takes = holding(TAKES);
  return (house) => (isIn(gives, house) ? RUPA : 0) - (isIn(takes, house) ? RUPA : 0);
}

/** The three ghatis before sunrise and after sunset are twilight (BPHS 9.14). */
const SANDHYA_DAYS = 3 * GHATI_DAYS;

function risingNow({ day, chart }: BalaGround): 'head' | 'back' | 'both' {
  if (day.byDay) return 'head';
  const near = Math.min(daysBetween(day.part.from, chart.t), daysBetween(chart.t, day.part.to));
  return near < SANDHYA_DAYS ? 'both' : 'back';
}
