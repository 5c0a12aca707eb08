/** A year of the Surya-siddhanta compared with Drik: where each tithi ends, and when the Sun rises. Used by the plot and a test. */

import { norm360 } from 'ganaka/internal/kernel/angle.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { crossings } from 'ganaka/internal/kernel/search.ts';
import { civilDay, type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, isNone, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { drik, suryaSiddhanta } from '../packages/ganaka/test/kit/engines.ts';

const DEHRADUN = placeWithOffset('Dehradun', 30.3165, 78.0322, 5.5);

export interface Difference {
  /** Days since the first of January. */
  readonly day: number;
  /** Surya-siddhanta minus Drik. */
  readonly minutes: number;
}

const skies = (rise: 'limb' | 'centre'): { readonly surya: Sky; readonly modern: Sky } => {
  const modern = drik();
  const defaults = defaultsOf(modern.info);
  return {
    surya: suryaSiddhanta().skyOver(DEHRADUN, { bija: 'full', jya: 'exact' }),
    modern: modern.skyOver(DEHRADUN, { ...defaults, rise }),
  };
};

const tithiEnds = (sky: Sky, from: JdUt, to: JdUt) =>
  crossings((t) => norm360(sky.longitude('chandra', t) - sky.longitude('surya', t)), 12, from, to, 0.5);

/** Tithi ends of a Gregorian year at Dehradun: each of Drik's with the siddhanta's end of the same tithi. */
export function tithiDifferences(year: number): Difference[] {
  const { surya, modern } = skies('limb');
  const start = jdUt(dayOf({ year, month: 1, day: 1 }) - 0.5 - 5.5 / 24);
  const end = jdUt(dayOf({ year: year + 1, month: 1, day: 1 }) - 0.5 - 5.5 / 24);
  const ours = tithiEnds(surya, jdUt(start - 1), jdUt(end + 1));
  return tithiEnds(modern, start, end).flatMap(({ at, deg }) => {
    const same = ours.find((one) => Math.abs(one.deg - deg) < 1e-6 && Math.abs(one.at - at) < 2);
    return same === undefined ? [] : [{ day: at - start, minutes: (same.at - at) * 1440 }];
  });
}

/** Sunrise of each day at Dehradun, against the upper limb with refraction or the bare centre of the disk. */
export function sunriseDifferences(year: number, rise: 'limb' | 'centre'): Difference[] {
  const { surya, modern } = skies(rise);
  const first = dayOf({ year, month: 1, day: 1 });
  return Array.from({ length: 365 }, (_, day) => {
    const [ours, theirs] = [surya.sunrise(civilDay(first + day)), modern.sunrise(civilDay(first + day))];
    if (isNone(ours) || isNone(theirs)) throw new Error('the Sun rises every day at Dehradun');
    return { day, minutes: (ours - theirs) * 1440 };
  });
}

export function summary(rows: readonly Difference[]) {
  const sorted = rows.map(({ minutes }) => minutes).sort((a, b) => a - b);
  const mean = sorted.reduce((sum, each) => sum + each, 0) / sorted.length;
  const square = sorted.reduce((sum, each) => sum + (each - mean) ** 2, 0) / sorted.length;
  return {
    count: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    sd: Math.sqrt(square),
    least: sorted[0] ?? 0,
    most: sorted.at(-1) ?? 0,
  };
}
