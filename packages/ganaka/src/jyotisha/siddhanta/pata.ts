/**
 * Surya-siddhanta XI (patadhikara): vyatipata and vaidhriti, the times at which Sun and Moon have declinations of equal
 * size. The sum of the tropical longitudes (180 or 360) tells where to search. The exact time follows from the
 * declinations, with the Moon's latitude.
 */

import { norm360 } from '../../kernel/angle.ts';
import { BoundedCache, type CacheOwner, cachedOn } from '../../kernel/caches.ts';
import { signChanges, whenReaches } from '../../kernel/search.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import { disksAt } from '../../sky/engines/siddhantic/chandra-grahana.ts';
import type { Ganita } from '../../sky/engines/siddhantic/ganita.ts';
import { declinationOf } from '../../sky/engines/siddhantic/triprashna.ts';
import { ayanamsaAt } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { aharganaAt } from './madhyama.ts';

export type PataKind = 'vyatipata' | 'vaidhriti';

export interface Pata {
  readonly kind: PataKind;
  /** The time at which the sum of the longitudes is 180 or 360. */
  readonly sumAt: JdUt;
  /** The instants of equal declination, none to two (XI.19), with half the duration in days (XI.14-15). */
  readonly middles: readonly { readonly at: JdUt; readonly halfDays: number; readonly declination: number }[];
}

/** Degrees per day by which the sum of the longitudes grows. */
const SUM_RATE = 14.162;
/** The Moon's latitude shifts the time by at most this many days. */
const LOOK_DAYS = 5;
/**
 * Instants of equal declination in the same ayana (half-year) are at least a day apart. Those in different ayanas are
 * distinguished by the ayana.
 */
const STEP_DAYS = 0.5;

/**
 * An upper bound for the change of the difference in a day. The Moon's declination changes by less than six degrees,
 * its latitude by little more than one, the Sun's declination by half a degree.
 */
const SWIFTEST_DEG = 8;

const isNorthward = (tropicalDeg: number): boolean => tropicalDeg >= 270 || tropicalDeg < 90;

const TARGET_DEG: Readonly<Record<PataKind, number>> = { vyatipata: 180, vaidhriti: 0 };

/**
 * Results are cached for about a century. Each kind occurs once in about 25 days and is searched from two or three
 * different days. The results do not depend on the place.
 */
const MOST_KEPT = 4000;
const known = cachedOn(
  (_: CacheOwner): Readonly<Record<PataKind, BoundedCache<Pata>>> => ({
    vyatipata: new BoundedCache(MOST_KEPT),
    vaidhriti: new BoundedCache(MOST_KEPT),
  }),
);

/** The sum of both tropical longitudes. */
function sumOf(ganita: Ganita, t: JdUt): number {
  const days = aharganaAt(t);
  return norm360(ganita.longitudeOf('surya', days) + ganita.longitudeOf('chandra', days) + 2 * ayanamsaAt(days));
}

/** Tropical longitudes and declinations of both; the Moon's declination includes its latitude. */
function bothAt(ganita: Ganita, t: JdUt) {
  const days = aharganaAt(t);
  const ayanamsa = ayanamsaAt(days);
  const moonLongitude = ganita.longitudeOf('chandra', days);
  const sun = norm360(ganita.longitudeOf('surya', days) + ayanamsa);
  const moon = norm360(moonLongitude + ayanamsa);
  return {
    sun,
    moon,
    sunDeclination: declinationOf(ganita.jya, sun),
    moonDeclination: declinationOf(ganita.jya, moon) + ganita.moonLatitudeAt(moonLongitude, days),
  };
}

/** The next vyatipata or vaidhriti after `from`. `almanac` is the engine's cache for the chosen options. */
export function nextPata(ganita: Ganita, kind: PataKind, from: JdUt, almanac: CacheOwner = { kept: new Map() }): Pata {
  const near = Math.round(from + norm360(TARGET_DEG[kind] - sumOf(ganita, from)) / SUM_RATE);
  // the search begins at a whole day, so that the result depends only on that day
  return known(almanac)[kind].at(near, () => pataNear(ganita, kind, jdUt(near)));
}

function pataNear(ganita: Ganita, kind: PataKind, near: JdUt): Pata {
  const sumAt = whenReaches((t) => sumOf(ganita, t), TARGET_DEG[kind], near, SUM_RATE);
  const apart = (t: JdUt): number => {
    const { sunDeclination, moonDeclination } = bothAt(ganita, t);
    return kind === 'vyatipata' ? moonDeclination - sunDeclination : moonDeclination + sunDeclination;
  };
  const equal = signChanges(apart, jdUt(sumAt - LOOK_DAYS), jdUt(sumAt + LOOK_DAYS), STEP_DAYS, SWIFTEST_DEG);
  const middles = equal.flatMap((at) => {
    const { sun, moon, sunDeclination } = bothAt(ganita, at);
    // XI.1-2: a vyatipata has different ayanas, a vaidhriti the same; otherwise it is a new or full moon
    if ((isNorthward(sun) === isNorthward(moon)) !== (kind === 'vaidhriti')) return [];
    const disks = disksAt(ganita, aharganaAt(at));
    const halfDays = (disks.sun + disks.moon) / 2 / 60 / (disks.moonMotion - disks.sunMotion);
    return [{ at, halfDays, declination: sunDeclination }];
  });
  return { kind, sumAt, middles };
}

/** Every vyatipata and vaidhriti for which the sum is reached in [from, to). */
export function patas(ganita: Ganita, from: JdUt, to: JdUt): Pata[] {
  const found: Pata[] = [];
  for (const kind of ['vyatipata', 'vaidhriti'] as const) {
    for (let t = from; ; ) {
      const pata = nextPata(ganita, kind, t);
      if (pata.sumAt >= to) break;
      if (pata.sumAt >= from) found.push(pata);
      t = jdUt(pata.sumAt + 1);
    }
  }
  return found.sort((a, b) => a.sumAt - b.sumAt);
}
