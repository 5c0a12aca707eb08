/**
 * The nine grahas of a modern engine, in TT and radians: position and motion on the mean ecliptic and equinox of date.
 * The last position of each is cached, because longitude, latitude and kalamsha are computed one after another.
 */

import { arc } from '../../../kernel/angle.ts';
import { type JdTt, plusDays } from '../../../kernel/units.ts';
import type { Ephemeris, PositionKind, Wanderer } from '../../astronomy/ephemeris.ts';
import { emptySpot, lonOf, type Spot, setOnEcliptic } from '../../astronomy/frames/spot.ts';
import { meanMoon, meanPlanet, meanSun } from '../../astronomy/series/mean-longitudes.ts';
import { centuries, DEG, halfTurn, J2000 } from '../../astronomy/units.ts';
import { type Graha, perGraha, type SkyOptions, type TaraGraha } from '../engine.ts';

/** Mean ayanamsa (without nutation) at an instant of TT, radians. */
export type Ayanamsa = (jdTt: JdTt) => number;

export const WANDERERS: Readonly<Record<TaraGraha, Wanderer>> = {
  mangala: 'mars',
  budha: 'mercury',
  guru: 'jupiter',
  shukra: 'venus',
  shani: 'saturn',
};
/** Motion of the zero points relative to the equinox of date, in radians per day: 50.29" a year. */
export const AYANAMSA_PER_DAY = (50.29 / 3600 / 365.25) * DEG;
const LITTLE_DAYS = 0.01;
/** The longitudes that give a motion are taken this long before and after the instant. */
const STEP_DAYS = 0.02;
/** For a graha that moves faster than this (radians a day), the approximate rate alone shows its direction. */
const PLAIN_RATE = 0.05 * DEG;

/** Whether positions are apparent or geometric. */
export const kindOf = ({ positions }: SkyOptions): PositionKind =>
  positions === 'geometric' ? 'geometric' : 'apparent';

/** The last instant and position of a graha. */
interface Seen {
  at: number;
  readonly spot: Spot;
}
const unseen = (): Seen => ({ at: Number.NaN, spot: emptySpot() });

/** The longitudes of a graha around the last instant, in radians. */
interface Around {
  at: number;
  before: number;
  after: number;
}
const unasked = (): Around => ({ at: Number.NaN, before: 0, after: 0 });

export class Grahas {
  readonly #eph: Ephemeris;
  readonly #kind: PositionKind;
  readonly #node: 'mean' | 'true';
  readonly #seen: Readonly<Record<Graha, Seen>> = perGraha(unseen);

  readonly #around: Readonly<Record<Graha, Around>> = perGraha(unasked);

  constructor(eph: Ephemeris, options: SkyOptions) {
    this.#eph = eph;
    this.#kind = kindOf(options);
    this.#node = options.node === 'true' ? 'true' : 'mean';
  }

  longitude(graha: Graha, tt: JdTt): number {
    if (graha === 'chandra') return this.#eph.moonLongitude(tt, this.#kind);
    if (graha === 'rahu') return this.#eph.node(tt, this.#node);
    if (graha === 'ketu') return this.#eph.node(tt, this.#node) + Math.PI;
    return lonOf(this.look(graha, tt));
  }

  /** Motion in radians per day, relative to the equinox of date. */
  rate(graha: Graha, tt: JdTt): number {
    if (graha === 'chandra') return this.#eph.moonRate(tt, this.#kind);
    const { before, after } = this.#aroundOf(graha, tt);
    return halfTurn(after - before) / (2 * STEP_DAYS);
  }

  /** How much the motion grows in a day, in radians per day squared. */
  growth(graha: Graha, tt: JdTt): number {
    const here = this.longitude(graha, tt);
    const { before, after } = this.#aroundOf(graha, tt);
    return (halfTurn(after - here) - halfTurn(here - before)) / (STEP_DAYS * STEP_DAYS);
  }

  /** The longitudes a little before and after; the last ones of each graha are cached, for its rate and its growth. */
  #aroundOf(graha: Graha, tt: JdTt): Around {
    const around = this.#around[graha];
    if (around.at === tt) return around;
    around.before = this.longitude(graha, plusDays(tt, -STEP_DAYS));
    around.after = this.longitude(graha, plusDays(tt, STEP_DAYS));
    around.at = tt;
    return around;
  }

  /** The position of a graha; the result is overwritten by the next call for the same graha. */
  look(graha: Graha, tt: JdTt): Spot {
    const seen = this.#seen[graha];
    const { spot } = seen;
    if (seen.at === tt) return spot;
    if (graha === 'surya') this.#eph.sun(tt, this.#kind, spot);
    else if (graha === 'chandra') this.#eph.moon(tt, this.#kind, spot);
    else if (graha === 'rahu' || graha === 'ketu') setOnEcliptic(spot, this.longitude(graha, tt));
    else this.#eph.planet(WANDERERS[graha], tt, this.#kind, spot);
    seen.at = tt;
    return spot;
  }

  /**
   * Whether a graha is retrograde between `tt` and a little later. `rate` is its approximate speed, if the caller knows
   * it.
   */
  turnsBack(
    graha: TaraGraha | 'chandra',
    tt: JdTt,
    rate = graha === 'chandra' ? 0 : this.#eph.roughRate(WANDERERS[graha], tt),
  ): boolean {
    if (Math.abs(rate) > PLAIN_RATE) return rate < 0;
    const before = lonOf(this.look(graha, tt));
    const after = lonOf(this.look(graha, plusDays(tt, LITTLE_DAYS)));
    return halfTurn(after - before) < AYANAMSA_PER_DAY * LITTLE_DAYS;
  }

  /** Mean longitude of date in degrees. For Mercury and Venus it is the mean Sun's. */
  meanLongitudeDeg(graha: Graha, tt: JdTt): number {
    const T = centuries(tt);
    switch (graha) {
      case 'surya':
      case 'budha':
      case 'shukra':
        return meanSun(T);
      case 'chandra':
        return meanMoon(T);
      case 'rahu':
        return this.#eph.node(tt, 'mean') / DEG;
      case 'ketu':
        return this.#eph.node(tt, 'mean') / DEG + 180;
      default:
        return meanPlanet(WANDERERS[graha], T);
    }
  }

  /** Degrees per day of the mean longitude against the stars. That of the nodes is negative. */
  meanMotionDeg(graha: Graha): number {
    const moved = arc(this.meanLongitudeDeg(graha, J2000), this.meanLongitudeDeg(graha, plusDays(J2000, 1)));
    return moved - AYANAMSA_PER_DAY / DEG;
  }

  /**
   * Mean longitude of the sighrocca in degrees. For Mercury and Venus it is the planet's own, for the other three the
   * Sun's.
   */
  sighroccaDeg(graha: TaraGraha, tt: JdTt): number {
    const T = centuries(tt);
    return graha === 'budha' || graha === 'shukra' ? meanPlanet(WANDERERS[graha], T) : meanSun(T);
  }
}
