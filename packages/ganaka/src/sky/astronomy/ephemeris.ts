/**
 * The interface between the theories and everything else. It gives positions of Sun, Moon, planets and nodes at an
 * instant of TT, on the mean ecliptic and equinox of date. It also gives nutation and obliquity. Positions are read
 * from Chebyshev blocks. Another ephemeris would replace only this module.
 *
 * An apparent position includes light-time, deflection by the Sun and aberration, as seen from the centre of the Earth;
 * a geometric position does not. Callers add nutation themselves, because it cancels in every sidereal longitude.
 */
import { type JdTt, jdTt, plusDays } from '../../kernel/units.ts';
import { ApparentLight } from './frames/apparent.ts';
import { meanNode, trueNode } from './frames/nodes.ts';
import { nutationSeries } from './frames/nutation.ts';
import { eclipticOfDate } from './frames/precession.ts';
import type { Spot } from './frames/spot.ts';
import { directionOf, type Star } from './frames/stars.ts';
import {
  alongFirst,
  alongSecond,
  alongThird,
  direct,
  dot,
  emptyVec,
  lengthOf,
  scale,
  subtract,
  type Vec,
} from './frames/vector.ts';
import { FRAME, OBLIQUITY } from './moment.ts';
import { Moments } from './moments.ts';
import { at } from './series/checked-array.ts';
import { moonSampler } from './series/moon-arrows.ts';
import { planetSampler } from './series/planet-waves.ts';
import { RoughPlaces, type SlowPlanet } from './series/rough-places.ts';
import { type Planet, type Series, shortened } from './series/series.ts';
import type { Tables } from './series/table-file.ts';
import { eachNode, type QuantityWriter, type Sampler, Track } from './series/track.ts';
import { AS_THE_EPHEMERIS, FAR_SHAPES, SHAPES, TABLE_FROM } from './series/tracks.ts';
import { centuries, KM_PER_AU, LIGHT_AU_PER_DAY, LIGHT_KM_PER_DAY } from './units.ts';

export type PositionKind = 'apparent' | 'geometric';
export type Wanderer = Exclude<Planet, 'earth'>;

/**
 * Light-time of the Sun's mean distance in days, and the constant of Kepler's law of areas. The rate of the Sun's
 * longitude is that constant over the distance squared.
 */
const SUN_LIGHT_DAYS = 1 / LIGHT_AU_PER_DAY;
export const SWEPT_PER_DAY = 0.0171997;
/** A distance so large that the light of a star arrives in parallel rays, for the deflection of light. */
const AU_TO_STARS = 1e6;

/**
 * Terms of the planets below this size (radians) are left out beyond the tables. Together they amount to 0.015" as seen
 * from the Sun. In those centuries the theory itself is off by a tenth of a second to minutes. This saves a third of
 * the terms of Saturn, because those of its distance matter little.
 */
export const LEAST_FAR_TERM = 2e-9;

/** The number of blocks that `reachBack` computes for each track, at intervals of the longest block. */
const REACHED_BLOCKS = 6;
const REACHED_DAYS = Math.max(...Object.values(FAR_SHAPES).map(({ blockDays }) => blockDays));

export class Ephemeris {
  readonly #moon: Track;
  readonly #earth: Track;
  readonly #planets: Readonly<Record<Wanderer, Track>>;
  readonly #moments: Moments;
  readonly #rough: RoughPlaces;
  readonly #light = new ApparentLight();
  /** Scratch vectors that are reused in every call. */
  readonly #place = emptyVec();
  readonly #motion = emptyVec();
  readonly #direction = emptyVec();

  constructor(series: Series, tables: Tables | null) {
    const track = (name: keyof Tables, sample: Sampler): Track =>
      new Track(SHAPES[name], sample, tables?.[name], FAR_SHAPES[name]);
    const planet = (name: Planet): Track =>
      track(
        name,
        planetSampler(() => shortened(series.planets[name], LEAST_FAR_TERM), name, FAR_SHAPES[name]),
      );
    this.#moon = track('moon', moonSampler(series, FAR_SHAPES.moon));
    this.#earth = planet('earth');
    this.#planets = {
      mercury: planet('mercury'),
      venus: planet('venus'),
      mars: planet('mars'),
      jupiter: planet('jupiter'),
      saturn: planet('saturn'),
    };
    const nutation: QuantityWriter = (jdTt, out) => nutationSeries(centuries(jdTt), out);
    const frame: QuantityWriter = (jdTt, out) => {
      out[OBLIQUITY] = eclipticOfDate(centuries(jdTt), out);
    };
    this.#rough = new RoughPlaces(series);
    this.#moments = new Moments({
      rough: this.#rough,
      earth: this.#earth,
      jupiter: this.#planets.jupiter,
      saturn: this.#planets.saturn,
      nutation: track('nutation', eachNode(nutation, FAR_SHAPES.nutation)),
      frame: new Track(FRAME, eachNode(frame, FRAME), AS_THE_EPHEMERIS),
    });
  }

  /** Computes a few blocks before the start of the table as a warm-up; see `reaches`. */
  reachBack(): this {
    for (const reach of this.reaches()) reach();
    return this;
  }

  /**
   * The steps of the warm-up, a few milliseconds each. Without them the first request about another century would wait
   * for thirty thousand terms and for code that has not been compiled yet.
   */
  reaches(): readonly (() => void)[] {
    const tracks = [this.#moon, this.#earth, ...Object.values(this.#planets)];
    const blocks = Array.from({ length: REACHED_BLOCKS }, (_, i) => jdTt(TABLE_FROM - (i + 1) * REACHED_DAYS));
    return blocks.flatMap((block) => tracks.map((track) => () => void track.seek(block)));
  }

  /** Nutation in longitude, radians. */
  nutationInLongitude(jdTt: JdTt): number {
    return this.#moments.nutated(jdTt).psi;
  }

  nutationInObliquity(jdTt: JdTt): number {
    return this.#moments.nutated(jdTt).epsilon;
  }

  meanObliquity(jdTt: JdTt): number {
    return at(this.#moments.turned(jdTt).axes, OBLIQUITY);
  }

  moonLongitude(jdTt: JdTt, kind: PositionKind): number {
    return this.#seekMoon(jdTt, kind).value(0);
  }

  moon(jdTt: JdTt, kind: PositionKind, out: Spot): void {
    const { x: lon, y: lat, z: km } = this.#vectorOf(this.#seekMoon(jdTt, kind));
    const flat = Math.cos(lat);
    out.x = flat * Math.cos(lon);
    out.y = flat * Math.sin(lon);
    out.z = Math.sin(lat);
    out.au = km / KM_PER_AU;
  }

  /** The Moon's motion in radians per day, relative to the equinox of date. */
  moonRate(jdTt: JdTt, kind: PositionKind): number {
    return this.#seekMoon(jdTt, kind).rate(0);
  }

  sun(jdTt: JdTt, kind: PositionKind, out: Spot): void {
    // light-time and aberration together: the Sun appears where it was one light-time earlier
    const back = kind === 'apparent' ? SUN_LIGHT_DAYS : 0;
    const earth = this.#vectorOf(this.#earth.seek(plusDays(jdTt, -back)));
    scale(earth, -1, earth);
    this.#toDate(jdTt, earth, out);
    // corrects the light-time from the mean to the actual distance, by Kepler's law of areas; at most 9 s of the Sun's
    // motion
    const less = (SWEPT_PER_DAY / (out.au * out.au)) * back * (out.au - 1);
    const { x, y } = out;
    out.x = x + less * y;
    out.y = y - less * x;
  }

  planet(name: Wanderer, jdTt: JdTt, kind: PositionKind, out: Spot): void {
    const track = this.#planets[name];
    const fromEarth = this.#place;
    if (kind === 'geometric') {
      const { place } = this.#moments.placed(jdTt);
      track.seek(jdTt).vector(fromEarth);
      subtract(fromEarth, place, fromEarth);
      this.#toDate(jdTt, fromEarth, out);
      return;
    }
    const observer = this.#moments.moved(jdTt);
    const direction = this.#direction;
    this.#light.delay(track, jdTt, observer, fromEarth);
    const au = direct(fromEarth, direction);
    this.#light.deflect(direction, fromEarth, observer.place);
    this.#light.aberrate(direction, observer.velocity);
    this.#toDate(jdTt, direction, out);
    out.au = au;
  }

  /**
   * An approximate longitude of a slow planet on the ecliptic and equinox of J2000, within `ROUGH_WITHIN_DEG` of the
   * true one.
   */
  roughLongitude(planet: SlowPlanet, jdTt: JdTt): number {
    return this.#rough.longitude(planet, jdTt);
  }

  /**
   * A planet's motion in true longitude in radians per day, without light-time and aberration. Its error is below a
   * hundredth of a degree per day.
   */
  roughRate(name: Wanderer, jdTt: JdTt): number {
    const { place, velocity } = this.#moments.moved(jdTt);
    const { axes } = this.#moments.turned(jdTt);
    const fromEarth = this.#place;
    const motion = this.#motion;
    const track = this.#planets[name].seek(jdTt);
    track.vector(fromEarth);
    track.rates(motion);
    subtract(fromEarth, place, fromEarth);
    subtract(motion, velocity, motion);
    const across =
      alongFirst(axes, fromEarth) * alongSecond(axes, motion) - alongSecond(axes, fromEarth) * alongFirst(axes, motion);
    const up = alongThird(axes, fromEarth);
    return across / (dot(fromEarth, fromEarth) - up * up);
  }

  /**
   * Ascending node of the Moon's orbit in radians: the mean node, or the node of the orbit that the Moon follows at
   * this instant.
   */
  node(jdTt: JdTt, which: 'mean' | 'true'): number {
    if (which === 'mean') return meanNode(centuries(jdTt));
    return trueNode(this.#seekMoon(jdTt, 'geometric'));
  }

  /** Longitude of a star on the mean ecliptic of date, -pi to pi, geometric or apparent. */
  starLongitude(star: Star, jdTt: JdTt, kind: PositionKind): number {
    const direction = this.#direction;
    directionOf(star, centuries(jdTt), this.#moments.placed(jdTt).place, direction);
    if (kind === 'apparent') {
      const { place, velocity } = this.#moments.moved(jdTt);
      direct(direction, direction);
      scale(direction, AU_TO_STARS, this.#place);
      this.#light.deflect(direction, this.#place, place);
      this.#light.aberrate(direction, velocity);
    }
    const { axes } = this.#moments.turned(jdTt);
    return Math.atan2(alongSecond(axes, direction), alongFirst(axes, direction));
  }

  #seekMoon(jdTt: JdTt, kind: PositionKind): Track {
    const track = this.#moon.seek(jdTt);
    if (kind === 'apparent') return track;
    // the table has apparent positions; the geometric position is the apparent one a light-time later
    return track.seek(plusDays(jdTt, track.value(2) / LIGHT_KM_PER_DAY));
  }

  #vectorOf(track: Track): Vec {
    track.vector(this.#place);
    return this.#place;
  }

  /** Converts a vector from the equator of J2000 to a direction on the ecliptic of date and a distance. */
  #toDate(jdTt: JdTt, vector: Vec, out: Spot): void {
    const { axes } = this.#moments.turned(jdTt);
    const length = lengthOf(vector);
    out.x = alongFirst(axes, vector) / length;
    out.y = alongSecond(axes, vector) / length;
    out.z = alongThird(axes, vector) / length;
    out.au = length;
  }
}
