/**
 * Lunar months. An amanta month runs from new moon to new moon and is named by the rashi the Sun enters in it: the
 * month in which he enters Mesha is Chaitra. A month without a sankranti is adhika and bears the name of the next; one
 * with two is kshaya (Muhurta Chintamani 3.20; Dharmasindhu 1, uddesha 3). The purnimanta month runs from full moon to
 * full moon, so that the dark half bears the next month's name; both halves of an adhika month keep its name.
 */
import type { Sky } from '../engines/engine.ts';
import { arc, ordinal } from '../kernel/angle.ts';
import { whenReaches } from '../kernel/search.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import { almanacOf, type Kept, kept } from './almanac.ts';
import { elongationAt, MEAN_DEG_PER_DAY } from './angas.ts';

const RASHI_DEG = 30;
const NEW_MOON_DEG = 0;
const FULL_MOON_DEG = 180;
const MEAN_LUNATION_DAYS = 360 / MEAN_DEG_PER_DAY.elongation;

export interface Lunation {
  /** New moon that begins it. */
  readonly from: JdUt;
  /** New moon that ends it. */
  readonly to: JdUt;
  /** 1 = Chaitra … 12 = Phalguna. */
  readonly masa: number;
  readonly adhika: boolean;
  /** Whether it holds two sankrantis, so that the name after `masa` is lost. */
  readonly kshaya: boolean;
}

export interface Masa {
  readonly masa: number;
  readonly adhika: boolean;
  readonly kshaya: boolean;
}

/** A mean new moon (6 January 2000), from which lunations are counted; the true one is never a day away. */
const COUNTED_FROM = 2_451_550.1;

/** The instant near `near` (within half a month) at which the Moon is new. */
export const newMoonNear = (sky: Sky, near: JdUt): JdUt => phaseNear(sky, NEW_MOON_DEG, near, almanacOf(sky).newMoons);
/** The instant near `near` (within half a month) at which the Moon is full. */
export const fullMoonNear = (sky: Sky, near: JdUt): JdUt =>
  phaseNear(sky, FULL_MOON_DEG, near, almanacOf(sky).fullMoons);

/** So near to the mean phase the true one can be no other: they are never a day apart. */
const PLAIN_LUNATIONS = 0.25;

function phaseNear(sky: Sky, deg: number, near: JdUt, table: Kept): JdUt {
  const turns = (near - COUNTED_FROM) / MEAN_LUNATION_DAYS - deg / 360;
  const nearest = Math.round(turns);
  const known = Math.abs(turns - nearest) < PLAIN_LUNATIONS ? table.get(nearest) : undefined;
  if (known !== undefined) return known;
  const guess = plusDays(near, arc(elongationAt(sky, near), deg) / MEAN_DEG_PER_DAY.elongation);
  const lunation = Math.round((guess - COUNTED_FROM) / MEAN_LUNATION_DAYS - deg / 360);
  return kept(table, lunation, () => whenReaches((t) => elongationAt(sky, t), deg, guess, MEAN_DEG_PER_DAY.elongation));
}

/** The amanta month that holds `t`. */
export function lunationAround(sky: Sky, t: JdUt, elongationDeg: number = elongationAt(sky, t)): Lunation {
  const from = newMoonNear(sky, plusDays(t, -elongationDeg / MEAN_DEG_PER_DAY.elongation));
  return lunationFrom(sky, from);
}

/** The amanta month that begins with the new moon `from`. */
export function lunationFrom(sky: Sky, from: JdUt): Lunation {
  const { newMoons } = almanacOf(sky);
  let known = lunations.get(newMoons);
  if (known === undefined) lunations.set(newMoons, (known = new Map()));
  return kept(known, from, () => solveLunation(sky, from));
}

/** Months by their first new moon, beside the new moons of the same engine: a month is no more of a place than they are. */
const lunations = new WeakMap<Kept, Kept<Lunation>>();

function solveLunation(sky: Sky, from: JdUt): Lunation {
  const to = newMoonNear(sky, plusDays(from, MEAN_LUNATION_DAYS));
  const first = ordinal(sky.longitude('surya', from), RASHI_DEG);
  const last = ordinal(sky.longitude('surya', to), RASHI_DEG);
  const entered = (last - first + 12) % 12;
  return { from, to, masa: (first % 12) + 1, adhika: entered === 0, kshaya: entered === 2 };
}

export const lunationAfter = (sky: Sky, month: Lunation): Lunation => lunationFrom(sky, month.to);
export const lunationBefore = (sky: Sky, month: Lunation): Lunation =>
  lunationFrom(sky, newMoonNear(sky, plusDays(month.from, -MEAN_LUNATION_DAYS)));

/** The full moon of a month. */
export const fullMoonOf = (sky: Sky, month: Lunation): JdUt =>
  fullMoonNear(sky, plusDays(month.from, (month.to - month.from) / 2));

/** The purnimanta month at a moment of `month` whose tithi is 1–30. */
export function purnimantaOf(month: Masa, tithi: number): Masa {
  if (tithi <= 15 || month.adhika) return { masa: month.masa, adhika: month.adhika, kshaya: month.kshaya };
  const lost = month.kshaya ? 1 : 0; // the month after a kshaya one bears the second name after it
  return { masa: ((month.masa + lost) % 12) + 1, adhika: false, kshaya: false };
}
