/**
 * The port between the theories and everything else: where Sun, Moon, planets and nodes are at an instant of TT, on the mean
 * ecliptic and equinox of date, with nutation and obliquity beside them. Positions are read from Chebyshev blocks; another
 * ephemeris would replace this module alone.
 *
 * An apparent place is where a body is seen from the centre of the Earth: light-time, deflection by the Sun, aberration. A
 * geometric place is where it is. Nutation is added by who asks, since it cancels in every sidereal longitude.
 */
import { moonSampler, planetSampler } from './arrows.ts';
import { meanNode } from './nodes.ts';
import { nutationSeries } from './nutation.ts';
import { eclipticOfDate } from './precession.ts';
import { type Planet, readSeries, type Series } from './series.ts';
import { spica } from './stars.ts';
import { readTables, type Tables } from './table-file.ts';
import { eachNode, type Sampler, type Source, Track, tabulate } from './track.ts';
import { FAR_SHAPES, SHAPES, TABLE_DAYS, TABLE_FROM } from './tracks.ts';
import { centuries, halfTurn, KM_PER_AU, LIGHT_AU_PER_DAY, LIGHT_KM_PER_DAY } from './units.ts';

export type Kind = 'apparent' | 'geometric';
export type Wanderer = Exclude<Planet, 'earth'>;

/** Longitude and latitude (radians, mean ecliptic and equinox of date) and distance in au. */
export interface Spot {
  lon: number;
  lat: number;
  au: number;
}

/** The axes of date move so evenly that four coefficients hold three years of them to 1e-15. Nine axes, then the mean obliquity. */
const FRAME = { blockDays: 1024, order: 4, quantities: 10, turning: [] } as const;
const OBLIQUITY = 9;

/** Twice the Sun's gravitational radius, au: 2 G M / c^2. */
const DEFLECTION_AU = 1.97412574336e-8;
/** At the limb of the Sun the bending stops growing: inside the disc the light is not seen. */
const NEAREST_COS = 1e-5;
const JUPITER_MASS = 1 / 1048.3486;
const SATURN_MASS = 1 / 3498.77;
/** Light-time of the mean distance of the Sun, days, and the Earth's swept area: the longitude's rate is this over the distance squared. */
const SUN_LIGHT_DAYS = 1 / LIGHT_AU_PER_DAY;
const SWEPT_PER_DAY = 0.0171997;
/** General precession, radians per day: between rates on the axes of date and rates among the stars. */
const PRECESSION_PER_DAY = 6.6751e-7;

export class Ephemeris {
  readonly #moon: Track;
  readonly #earth: Track;
  readonly #planets: Readonly<Record<Wanderer, Track>>;
  readonly #nutation: Track;
  readonly #frame: Track;
  /** State of the Earth at `#at`: place, and velocity about the barycentre; and the Sun's velocity there. */
  #at = Number.NaN;
  readonly #e = new Float64Array(3);
  readonly #v = new Float64Array(3);
  readonly #s = new Float64Array(3);
  readonly #star = new Float64Array(3);
  readonly #p = new Float64Array(3);
  readonly #dateAxes = new Float64Array(FRAME.quantities);
  #axesAt = Number.NaN;

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
    return this.#nutation.seek(jdTt).value(0);
  }

  nutationInObliquity(jdTt: number): number {
    return this.#nutation.seek(jdTt).value(1);
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
    out.lon = p[0] ?? 0;
    out.lat = p[1] ?? 0;
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
    out.lon -= (SWEPT_PER_DAY / (out.au * out.au)) * back * (out.au - 1);
  }

  planet(name: Wanderer, jdTt: number, kind: Kind, out: Spot): void {
    const track = this.#planets[name];
    const earth = this.#e;
    const p = this.#p;
    if (kind === 'geometric') {
      this.#placeEarth(jdTt);
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
    this.#moveEarth(jdTt);
    const ex = earth[0] ?? 0;
    const ey = earth[1] ?? 0;
    const ez = earth[2] ?? 0;
    const sx = this.#s[0] ?? 0;
    const sy = this.#s[1] ?? 0;
    const sz = this.#s[2] ?? 0;
    let light = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    let r = 0;
    // the third round moves Mercury by less than a millionth of a second of arc
    for (let round = 0; round < 3; round++) {
      track.seek(jdTt - light).vector(p);
      x = (p[0] ?? 0) - ex - sx * light;
      y = (p[1] ?? 0) - ey - sy * light;
      z = (p[2] ?? 0) - ez - sz * light;
      r = Math.sqrt(x * x + y * y + z * z);
      light = r / LIGHT_AU_PER_DAY;
    }
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
    const bx = (this.#v[0] ?? 0) / LIGHT_AU_PER_DAY;
    const by = (this.#v[1] ?? 0) / LIGHT_AU_PER_DAY;
    const bz = (this.#v[2] ?? 0) / LIGHT_AU_PER_DAY;
    const inverse = Math.sqrt(1 - bx * bx - by * by - bz * bz);
    const along = dx * bx + dy * by + dz * bz;
    const share = 1 + along / (1 + inverse);
    this.#toDate(jdTt, inverse * dx + share * bx, inverse * dy + share * by, inverse * dz + share * bz, out);
    out.au = r;
  }

  /** Ascending node of the Moon's orbit, radians: mean, or that of the orbit it follows at this instant. */
  node(jdTt: number, which: 'mean' | 'true'): number {
    if (which === 'mean') return meanNode(centuries(jdTt));
    const track = this.#seekMoon(jdTt, 'geometric');
    const lon = track.value(0);
    const lat = track.value(1);
    const r = track.value(2);
    const lonRate = track.rate(0) - PRECESSION_PER_DAY;
    const latRate = track.rate(1);
    const rRate = track.rate(2) / r;
    const cl = Math.cos(lon);
    const sl = Math.sin(lon);
    const cb = Math.cos(lat);
    const sb = Math.sin(lat);
    const x = cb * cl;
    const y = cb * sl;
    const vx = rRate * x - latRate * sb * cl - lonRate * y;
    const vy = rRate * y - latRate * sb * sl + lonRate * x;
    const vz = rRate * sb + latRate * cb;
    return Math.atan2(y * vz - sb * vy, x * vz - sb * vx);
  }

  /** Longitude of Spica's geometric place less half a turn, on the mean ecliptic of date: the true Chitra ayanamsa. */
  spicaLessHalfTurn(jdTt: number): number {
    this.#placeEarth(jdTt);
    const star = this.#star;
    spica(centuries(jdTt), this.#e, star);
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

  /** Fills `#e` only; the velocities then belong to no instant. */
  #placeEarth(jdTt: number): void {
    if (this.#at === jdTt) return;
    this.#at = Number.NaN;
    this.#earth.seek(jdTt).vector(this.#e);
  }

  #moveEarth(jdTt: number): void {
    if (this.#at === jdTt) return;
    this.#placeEarth(jdTt);
    this.#at = jdTt;
    const earth = this.#earth;
    const jupiter = this.#planets.jupiter.seek(jdTt);
    const saturn = this.#planets.saturn.seek(jdTt);
    for (let axis = 0; axis < 3; axis++) {
      // the Sun moves about the barycentre against the two heavy planets
      const sun = -jupiter.rate(axis) * JUPITER_MASS - saturn.rate(axis) * SATURN_MASS;
      this.#s[axis] = sun;
      this.#v[axis] = earth.rate(axis) + sun;
    }
  }

  /** The axes of date; kept while the same instant is asked for. */
  #axes(jdTt: number): Float64Array {
    const axes = this.#dateAxes;
    if (this.#axesAt === jdTt) return axes;
    this.#axesAt = jdTt;
    const frame = this.#frame.seek(jdTt);
    for (let i = 0; i < axes.length; i++) axes[i] = frame.value(i);
    return axes;
  }

  #toDate(jdTt: number, x: number, y: number, z: number, out: Spot): void {
    const axes = this.#axes(jdTt);
    const along = (axes[0] ?? 0) * x + (axes[1] ?? 0) * y + (axes[2] ?? 0) * z;
    const across = (axes[3] ?? 0) * x + (axes[4] ?? 0) * y + (axes[5] ?? 0) * z;
    const up = (axes[6] ?? 0) * x + (axes[7] ?? 0) * y + (axes[8] ?? 0) * z;
    const r = Math.sqrt(x * x + y * y + z * z);
    out.lon = Math.atan2(across, along);
    out.lat = Math.asin(up / r);
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
