/**
 * The port between the theories and everything else: where Sun, Moon, planets and nodes are at an instant of TT, on the mean
 * ecliptic and equinox of date, with nutation and obliquity beside them. Positions are read from Chebyshev blocks; another
 * ephemeris would replace this module alone.
 *
 * An apparent place is where a body is seen from the centre of the Earth: light-time, deflection by the Sun, aberration. A
 * geometric place is where it is. Nutation is added by who asks, since it cancels in every sidereal longitude.
 */
import { planetSampler } from './arrows.ts';
import { FRAME, Moment, OBLIQUITY } from './moment.ts';
import { moonSampler } from './moon-arrows.ts';
import { meanNode, trueNode } from './nodes.ts';
import { nutationSeries } from './nutation.ts';
import { eclipticOfDate } from './precession.ts';
import { type Planet, readSeries, type Series } from './series.ts';
import type { Spot } from './spot.ts';
import { spica } from './stars.ts';
import { readTables, type Tables } from './table-file.ts';
import { eachNode, type Sampler, type Source, Track, tabulate } from './track.ts';
import { FAR_SHAPES, SHAPES, TABLE_DAYS, TABLE_FROM } from './tracks.ts';
import { centuries, halfTurn, KM_PER_AU, LIGHT_AU_PER_DAY, LIGHT_KM_PER_DAY } from './units.ts';

export type Kind = 'apparent' | 'geometric';
export type Wanderer = Exclude<Planet, 'earth'>;

/** Twice the Sun's gravitational radius, au: 2 G M / c^2. */
const DEFLECTION_AU = 1.97412574336e-8;
/** At the limb of the Sun the bending stops growing: inside the disc the light is not seen. */
const NEAREST_COS = 1e-5;
/** The Sun's motion about the barycentre is kept by months: within half of one it changes by a thousandth of what aberration needs. */
const SUN_MOTION_DAYS = 32;
const JUPITER_MASS = 1 / 1048.3486;
const SATURN_MASS = 1 / 3498.77;
/** Light-time of the mean distance of the Sun, days, and the Earth's swept area: the longitude's rate is this over the distance squared. */
const SUN_LIGHT_DAYS = 1 / LIGHT_AU_PER_DAY;
export const SWEPT_PER_DAY = 0.0171997;
/** Some centuries of months. */
const KEPT_MOTIONS = 4096;
/** Instants whose frame and Earth are kept: a rate looks before and after, a search goes to and fro between few. */
const MOMENTS = 4;

export class Ephemeris {
  readonly #moon: Track;
  readonly #earth: Track;
  readonly #planets: Readonly<Record<Wanderer, Track>>;
  readonly #nutation: Track;
  readonly #frame: Track;
  readonly #moments = Array.from({ length: MOMENTS }, () => new Moment());
  #moment: Moment = new Moment();
  #oldest = 0;
  readonly #sunMotions = new Map<number, Float64Array>();
  readonly #star = new Float64Array(3);
  readonly #p = new Float64Array(3);
  readonly #q = new Float64Array(3);

  constructor(series: Series, tables: Tables | null) {
    const track = (name: keyof Tables, sample: Sampler): Track =>
      new Track(SHAPES[name], sample, tables?.[name], FAR_SHAPES[name]);
    const planet = (name: Planet): Track => track(name, planetSampler(series, name, FAR_SHAPES[name]));
    this.#moon = track('moon', moonSampler(series, FAR_SHAPES.moon));
    this.#earth = planet('earth');
    this.#planets = {
      mercury: planet('mercury'),
      venus: planet('venus'),
      mars: planet('mars'),
      jupiter: planet('jupiter'),
      saturn: planet('saturn'),
    };
    const nutation: Source = (jdTt, out) => nutationSeries(centuries(jdTt), out);
    this.#nutation = track('nutation', eachNode(nutation, FAR_SHAPES.nutation));
    const frame: Source = (jdTt, out) => {
      out[OBLIQUITY] = eclipticOfDate(centuries(jdTt), out);
    };
    this.#frame = new Track(FRAME, eachNode(frame, FRAME), tabulate(frame, FRAME, TABLE_FROM, TABLE_DAYS));
  }

  /** Nutation in longitude, radians. */
  nutationInLongitude(jdTt: number): number {
    return this.#nutated(jdTt).psi;
  }

  nutationInObliquity(jdTt: number): number {
    return this.#nutated(jdTt).epsilon;
  }

  meanObliquity(jdTt: number): number {
    return this.#axes(jdTt)[OBLIQUITY] ?? 0;
  }

  moonLongitude(jdTt: number, kind: Kind): number {
    return this.#seekMoon(jdTt, kind).value(0);
  }

  moon(jdTt: number, kind: Kind, out: Spot): void {
    const p = this.#p;
    this.#seekMoon(jdTt, kind).vector(p);
    const lon = p[0] ?? 0;
    const lat = p[1] ?? 0;
    const flat = Math.cos(lat);
    out.x = flat * Math.cos(lon);
    out.y = flat * Math.sin(lon);
    out.z = Math.sin(lat);
    out.au = (p[2] ?? 0) / KM_PER_AU;
  }

  /** Radians per day on the axes of date. */
  moonRate(jdTt: number, kind: Kind): number {
    return this.#seekMoon(jdTt, kind).rate(0);
  }

  sun(jdTt: number, kind: Kind, out: Spot): void {
    // light-time and aberration together: the Sun is seen where the Earth's motion about it puts it that much earlier
    const back = kind === 'apparent' ? SUN_LIGHT_DAYS : 0;
    const p = this.#p;
    this.#earth.seek(jdTt - back).vector(p);
    this.#toDate(jdTt, -(p[0] ?? 0), -(p[1] ?? 0), -(p[2] ?? 0), out);
    // the light-time of this distance instead of the mean one: at most 9 s of the Sun's motion, by Kepler's law of areas
    const less = (SWEPT_PER_DAY / (out.au * out.au)) * back * (out.au - 1);
    const { x, y } = out;
    out.x = x + less * y;
    out.y = y - less * x;
  }

  planet(name: Wanderer, jdTt: number, kind: Kind, out: Spot): void {
    const track = this.#planets[name];
    const p = this.#p;
    if (kind === 'geometric') {
      const earth = this.#placeEarth(jdTt).e;
      track.seek(jdTt).vector(p);
      this.#toDate(
        jdTt,
        (p[0] ?? 0) - (earth[0] ?? 0),
        (p[1] ?? 0) - (earth[1] ?? 0),
        (p[2] ?? 0) - (earth[2] ?? 0),
        out,
      );
      return;
    }
    const { e, s, v } = this.#moveEarth(jdTt);
    const ex = e[0] ?? 0;
    const ey = e[1] ?? 0;
    const ez = e[2] ?? 0;
    const sx = s[0] ?? 0;
    const sy = s[1] ?? 0;
    const sz = s[2] ?? 0;
    // where it is now tells how long light takes, roughly; where it was then, exactly enough
    track.seek(jdTt).vector(p);
    const x0 = (p[0] ?? 0) - ex;
    const y0 = (p[1] ?? 0) - ey;
    const z0 = (p[2] ?? 0) - ez;
    const rough = Math.sqrt(x0 * x0 + y0 * y0 + z0 * z0) / LIGHT_AU_PER_DAY;
    track.seek(jdTt - rough).vector(p);
    const x1 = (p[0] ?? 0) - ex - sx * rough;
    const y1 = (p[1] ?? 0) - ey - sy * rough;
    const z1 = (p[2] ?? 0) - ez - sz * rough;
    // along the same line a little further: what the bend of the path adds is below a millionth of a second of arc
    const more = Math.sqrt(x1 * x1 + y1 * y1 + z1 * z1) / LIGHT_AU_PER_DAY / rough - 1;
    const x = x1 + (x1 - x0) * more;
    const y = y1 + (y1 - y0) * more;
    const z = z1 + (z1 - z0) * more;
    const r = Math.sqrt(x * x + y * y + z * z);
    const px = x / r;
    const py = y / r;
    const pz = z / r;
    // deflection: from the Sun to the planet (q) and to the Earth (e)
    const qr = Math.sqrt((x + ex) ** 2 + (y + ey) ** 2 + (z + ez) ** 2);
    const qx = (x + ex) / qr;
    const qy = (y + ey) / qr;
    const qz = (z + ez) / qr;
    const er = Math.sqrt(ex * ex + ey * ey + ez * ez);
    const nx = ex / er;
    const ny = ey / er;
    const nz = ez / er;
    const pq = px * qx + py * qy + pz * qz;
    const ep = nx * px + ny * py + nz * pz;
    const bend = DEFLECTION_AU / er / Math.max(NEAREST_COS, 1 + qx * nx + qy * ny + qz * nz);
    const dx = px + bend * (pq * nx - ep * qx);
    const dy = py + bend * (pq * ny - ep * qy);
    const dz = pz + bend * (pq * nz - ep * qz);
    // aberration, relativistic
    const bx = (v[0] ?? 0) / LIGHT_AU_PER_DAY;
    const by = (v[1] ?? 0) / LIGHT_AU_PER_DAY;
    const bz = (v[2] ?? 0) / LIGHT_AU_PER_DAY;
    const inverse = Math.sqrt(1 - bx * bx - by * by - bz * bz);
    const along = dx * bx + dy * by + dz * bz;
    const share = 1 + along / (1 + inverse);
    this.#toDate(jdTt, inverse * dx + share * bx, inverse * dy + share * by, inverse * dz + share * bz, out);
    out.au = r;
  }

  /** Radians per day by which a planet's true place moves along the ecliptic, light-time and aberration apart: within a hundredth of a degree. */
  roughRate(name: Wanderer, jdTt: number): number {
    const { e, v, axes } = this.#moveEarth(jdTt);
    this.#axes(jdTt);
    const p = this.#p;
    const q = this.#q;
    const track = this.#planets[name].seek(jdTt);
    track.vector(p);
    track.rates(q);
    const x = (p[0] ?? 0) - (e[0] ?? 0);
    const y = (p[1] ?? 0) - (e[1] ?? 0);
    const z = (p[2] ?? 0) - (e[2] ?? 0);
    const vx = (q[0] ?? 0) - (v[0] ?? 0);
    const vy = (q[1] ?? 0) - (v[1] ?? 0);
    const vz = (q[2] ?? 0) - (v[2] ?? 0);
    const nx = axes[6] ?? 0;
    const ny = axes[7] ?? 0;
    const nz = axes[8] ?? 0;
    const up = nx * x + ny * y + nz * z;
    const swept = nx * (y * vz - z * vy) + ny * (z * vx - x * vz) + nz * (x * vy - y * vx);
    return swept / (x * x + y * y + z * z - up * up);
  }

  /** Ascending node of the Moon's orbit, radians: mean, or that of the orbit it follows at this instant. */
  node(jdTt: number, which: 'mean' | 'true'): number {
    if (which === 'mean') return meanNode(centuries(jdTt));
    return trueNode(this.#seekMoon(jdTt, 'geometric'));
  }

  /** Longitude of Spica's geometric place less half a turn, on the mean ecliptic of date: the true Chitra ayanamsa. */
  spicaLessHalfTurn(jdTt: number): number {
    const star = this.#star;
    spica(centuries(jdTt), this.#placeEarth(jdTt).e, star);
    const axes = this.#axes(jdTt);
    const x = star[0] ?? 0;
    const y = star[1] ?? 0;
    const z = star[2] ?? 0;
    const along = (axes[0] ?? 0) * x + (axes[1] ?? 0) * y + (axes[2] ?? 0) * z;
    const across = (axes[3] ?? 0) * x + (axes[4] ?? 0) * y + (axes[5] ?? 0) * z;
    return Math.atan2(-across, -along);
  }

  #seekMoon(jdTt: number, kind: Kind): Track {
    const track = this.#moon.seek(jdTt);
    if (kind === 'apparent') return track;
    // the table holds what is seen: what is, is seen a light-time later
    return track.seek(jdTt + track.value(2) / LIGHT_KM_PER_DAY);
  }

  /** The moment of an instant: one of those kept, or the oldest of them emptied for it. */
  #momentOf(jdTt: number): Moment {
    if (this.#moment.at === jdTt) return this.#moment;
    for (const kept of this.#moments) {
      if (kept.at === jdTt) {
        this.#moment = kept;
        return kept;
      }
    }
    const fresh = this.#moments[this.#oldest] ?? this.#moment;
    this.#oldest = (this.#oldest + 1) % MOMENTS;
    fresh.at = jdTt;
    fresh.placed = false;
    fresh.moved = false;
    fresh.turned = false;
    fresh.nutated = false;
    this.#moment = fresh;
    return fresh;
  }

  #nutated(jdTt: number): Moment {
    const moment = this.#momentOf(jdTt);
    if (moment.nutated) return moment;
    moment.nutated = true;
    const track = this.#nutation.seek(jdTt);
    moment.psi = track.value(0);
    moment.epsilon = track.value(1);
    return moment;
  }

  #placeEarth(jdTt: number): Moment {
    const moment = this.#momentOf(jdTt);
    if (moment.placed) return moment;
    moment.placed = true;
    this.#earth.seek(jdTt).vector(moment.e);
    return moment;
  }

  #moveEarth(jdTt: number): Moment {
    const moment = this.#placeEarth(jdTt);
    if (moment.moved) return moment;
    moment.moved = true;
    const { v, s } = moment;
    this.#earth.seek(jdTt).rates(v);
    const sun = this.#sunMotion(Math.round(jdTt / SUN_MOTION_DAYS));
    for (let axis = 0; axis < 3; axis++) {
      s[axis] = sun[axis] ?? 0;
      v[axis] = (v[axis] ?? 0) + (sun[axis] ?? 0);
    }
    return moment;
  }

  /** The Sun moves about the barycentre against the two heavy planets, au a day. */
  #sunMotion(month: number): Float64Array {
    const known = this.#sunMotions.get(month);
    if (known !== undefined) return known;
    const motion = new Float64Array(3);
    const p = this.#p;
    const q = this.#q;
    this.#planets.jupiter.seek(month * SUN_MOTION_DAYS).rates(p);
    this.#planets.saturn.seek(month * SUN_MOTION_DAYS).rates(q);
    for (let axis = 0; axis < 3; axis++) motion[axis] = -(p[axis] ?? 0) * JUPITER_MASS - (q[axis] ?? 0) * SATURN_MASS;
    if (this.#sunMotions.size >= KEPT_MOTIONS) this.#sunMotions.clear();
    this.#sunMotions.set(month, motion);
    return motion;
  }

  /** The axes of date. */
  #axes(jdTt: number): Float64Array {
    const moment = this.#momentOf(jdTt);
    const { axes } = moment;
    if (moment.turned) return axes;
    moment.turned = true;
    this.#frame.seek(jdTt).fours(axes);
    return axes;
  }

  #toDate(jdTt: number, x: number, y: number, z: number, out: Spot): void {
    const axes = this.#axes(jdTt);
    const along = (axes[0] ?? 0) * x + (axes[1] ?? 0) * y + (axes[2] ?? 0) * z;
    const across = (axes[3] ?? 0) * x + (axes[4] ?? 0) * y + (axes[5] ?? 0) * z;
    const up = (axes[6] ?? 0) * x + (axes[7] ?? 0) * y + (axes[8] ?? 0) * z;
    const r = Math.sqrt(x * x + y * y + z * z);
    out.x = along / r;
    out.y = across / r;
    out.z = up / r;
    out.au = r;
  }
}

/** Radians per day of any longitude, by its values a little before and after. */
export const rateOf = (longitude: (jdTt: number) => number, jdTt: number, halfStep = 0.02): number =>
  halfTurn(longitude(jdTt + halfStep) - longitude(jdTt - halfStep)) / (2 * halfStep);

const DATA = new URL('../../data/ephemeris/', import.meta.url);
let shared: Ephemeris | null = null;

/** The ephemeris of the process: the files are read once. */
export function ephemeris(): Ephemeris {
  shared ??= new Ephemeris(readSeries(new URL('series.bin', DATA)), readTables(new URL('chebyshev.bin', DATA)));
  return shared;
}
