/**
 * When a graha enters rashis, and how long it stays.
 * When Jupiter and Saturn cross a border depends on the engine but not on a place. So each crossing is searched for
 * once, around the day on which the mean longitude crosses the border, and kept in the engine's almanac. A sade-sati
 * needs forty such crossings.
 */

import { arc } from '../../../kernel/angle.ts';
import { BoundedCache } from '../../../kernel/caches.ts';
import { type JdUt, jdUt } from '../../../kernel/units.ts';
import { RASHI_DEG, rashiOf } from '../../../kernel/zodiac.ts';
import type { Graha, Sky } from '../../../sky/engines/engine.ts';
import { inAlmanac } from '../../panchanga/angas/almanac.ts';
import { BorderSearch, type Ingress, RASHIS, stepOf } from './border-search.ts';

export type { Ingress } from './border-search.ts';

export interface Stay {
  readonly rashi: number;
  readonly start: JdUt;
  readonly end: JdUt;
}

/** Every entry in (from, to] over a border of one of `rashis`, in order. */
export function ingressesOf(sky: Sky, graha: Graha, from: JdUt, to: JdUt, rashis = RASHIS): Ingress[] {
  const borders = [...new Set(rashis.flatMap((rashi) => [rashi, (rashi % 12) + 1]))];
  const found =
    graha === 'guru' || graha === 'shani'
      ? borders.flatMap((border) => passages(sky, graha, border, from, to)).sort((a, b) => a.at - b.at)
      : entriesAround(sky, graha, borders, from, to);
  return found.filter(({ at }) => from < at && at <= to);
}

/** The entries of a span, searched with one extra step on each side for a turning point exactly at its edge. */
function entriesAround(sky: Sky, graha: Graha, borders: readonly number[], from: JdUt, to: JdUt): Ingress[] {
  const step = stepOf(sky, graha);
  return new BorderSearch(sky, graha, borders).entries(from - step, to + step);
}

/**
 * The unbroken stays in `rashis` between two instants. A stay that runs at `from` begins there, and a stay that runs at
 * `to` ends there.
 */
export function staysOf(sky: Sky, graha: Graha, from: JdUt, to: JdUt, rashis = RASHIS): Stay[] {
  const stays: Stay[] = [];
  let rashi = rashiOf(sky.longitude(graha, from));
  let start = from;
  const close = (end: JdUt): void => {
    if (rashis.includes(rashi)) stays.push({ rashi, start, end });
  };
  for (const ingress of ingressesOf(sky, graha, from, to, rashis)) {
    close(ingress.at);
    rashi = ingress.rashi;
    start = ingress.at;
  }
  close(to);
  return stays;
}

type Slow = 'guru' | 'shani';

/**
 * The mean motion in degrees a day, and the largest distance of the true longitude from the mean one on any engine. The
 * distance comes from the two equations (manda and sighra) and the great inequality: 7.7° + 6.4° and less for Shani,
 * 5.6° + 11.6° and 0.4° for Guru.
 */
const MEAN: Readonly<Record<Slow, { readonly degPerDay: number; readonly swayDeg: number }>> = {
  guru: { degPerDay: 0.083091, swayDeg: 19 },
  shani: { degPerDay: 0.03346, swayDeg: 15.5 },
};
/** The size of the table: both planets at all borders for about forty centuries. A full table is emptied. */
const MOST_PASSAGES = 20_000;

const passagesIn = inAlmanac(() => new BoundedCache<readonly Ingress[], string>(MOST_PASSAGES));

/**
 * The entries over the border at which the rashi `border` begins, for the crossings that overlap the span between two
 * instants.
 */
function passages(sky: Sky, graha: Slow, border: number, from: JdUt, to: JdUt): readonly Ingress[] {
  const { degPerDay, swayDeg } = MEAN[graha];
  const reachDays = swayDeg / degPerDay;
  const turnDays = 360 / degPerDay;
  const borderDeg = (border - 1) * RASHI_DEG;
  /** The day near `t` on which the mean longitude crosses the border. */
  const meanPassage = (t: number): number => {
    const near = t + arc(sky.meanLongitude(graha, jdUt(t)), borderDeg) / degPerDay;
    return near + arc(sky.meanLongitude(graha, jdUt(near)), borderDeg) / degPerDay;
  };
  const found: Ingress[] = [];
  let middle = meanPassage(from);
  while (middle - reachDays > from) middle = meanPassage(middle - turnDays);
  for (; middle - reachDays <= to; middle = meanPassage(middle + turnDays)) {
    const day = Math.round(middle);
    const passage = passagesIn(sky).at(`${graha} ${border} ${day}`, () =>
      new BorderSearch(sky, graha, [border]).entries(day - reachDays, day + reachDays),
    );
    found.push(...passage);
  }
  return found;
}
