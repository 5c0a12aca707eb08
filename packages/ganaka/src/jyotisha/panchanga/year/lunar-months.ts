/**
 * Lunar months. An amanta month runs from new moon to new moon. It has its name from the rashi that the Sun enters in
 * it: the month in which the Sun enters Mesha is Chaitra. A month without a sankranti is adhika and has the name of the
 * next month; a month with two is kshaya (Muhurta Chintamani 3.20; Dharmasindhu 1, uddesha 3).
 * A purnimanta month runs from full moon to full moon, so the dark half has the name of the next month. Both halves of
 * an adhika month keep its name.
 */

import { BoundedCache } from '../../../kernel/caches.ts';
import type { JdUt } from '../../../kernel/units.ts';
import { rashiOf } from '../../../kernel/zodiac.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { inAlmanac, MOST_KEPT } from '../angas/almanac.ts';
import { CUTS, elongationAt, reachedNear, stepReached, turnAt } from '../angas/wheels.ts';

/** The elongation at full moon, in steps of six degrees. */
const FULL_MOON_STEPS = 30;
const NEW_MOON_DEG = 0;

export interface Lunation {
  /** The new moon that begins the month. */
  readonly from: JdUt;
  /** The new moon that ends the month. */
  readonly to: JdUt;
  /** The number of the month, 1 = Chaitra … 12 = Phalguna. */
  readonly masa: number;
  readonly adhika: boolean;
  /** Whether the month contains two sankrantis, so that the name after `masa` is skipped. */
  readonly kshaya: boolean;
}

export interface Masa {
  readonly masa: number;
  readonly adhika: boolean;
  readonly kshaya: boolean;
}

/** The instant near `near` (within half a month) at which the Moon is new. */
export const newMoonNear = (sky: Sky, near: JdUt): JdUt => reachedNear(sky, 'elongation', NEW_MOON_DEG, near);

/** The amanta month that contains `t`. */
export const lunationAround = (sky: Sky, t: JdUt, elongationDeg: number = elongationAt(sky, t)): Lunation =>
  lunationNumbered(sky, turnAt(sky, 'elongation', elongationDeg, t));

/** Months, keyed by the turn of the elongation. A month depends on the engine and not on a place. */
const lunations = inAlmanac(() => new BoundedCache<Lunation>(MOST_KEPT));

const lunationNumbered = (sky: Sky, turn: number): Lunation => lunations(sky).at(turn, () => solveLunation(sky, turn));

function solveLunation(sky: Sky, turn: number): Lunation {
  const from = stepReached(sky, 'elongation', turn, 0);
  const to = stepReached(sky, 'elongation', turn + 1, 0);
  const first = rashiOf(sky.longitude('surya', from));
  const last = rashiOf(sky.longitude('surya', to));
  const entered = (last - first + 12) % 12;
  return { from, to, masa: (first % 12) + 1, adhika: entered === 0, kshaya: entered === 2 };
}

const turnOf = (sky: Sky, { from }: Lunation): number => turnAt(sky, 'elongation', NEW_MOON_DEG, from);

export const lunationAfter = (sky: Sky, month: Lunation): Lunation => lunationNumbered(sky, turnOf(sky, month) + 1);
export const lunationBefore = (sky: Sky, month: Lunation): Lunation => lunationNumbered(sky, turnOf(sky, month) - 1);

/**
 * The start of the `number`th tithi (1–30) of a month. Half a number more gives the tithi's second karana, and 31 the
 * start of the next month.
 */
export const tithiBegin = (sky: Sky, month: Lunation, number: number): JdUt =>
  stepReached(sky, 'elongation', turnOf(sky, month), (number - 1) * CUTS.tithi.steps);

/** The full moon of a month. */
export const fullMoonOf = (sky: Sky, month: Lunation): JdUt =>
  stepReached(sky, 'elongation', turnOf(sky, month), FULL_MOON_STEPS);

/** The purnimanta month of a tithi (1–30) of `month`. */
export function purnimantaOf(month: Masa, tithi: number): Masa {
  if (tithi <= 15 || month.adhika) return { masa: month.masa, adhika: month.adhika, kshaya: month.kshaya };
  // the dark half of a kshaya month belongs to two months, so it also has two names here
  return { masa: (month.masa % 12) + 1, adhika: false, kshaya: month.kshaya };
}
