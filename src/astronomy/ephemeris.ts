/**
 * The port between the theories and everything else: where Sun, Moon, planets and nodes are at an instant of TT, on the mean
 * ecliptic and equinox of date, with nutation and obliquity beside them. Positions are read from Chebyshev blocks; another
 * ephemeris would replace this module alone.
 *
 * An apparent place is where a body is seen from the centre of the Earth: light-time, deflection by the Sun, aberration. A
 * geometric place is where it is. Nutation is added by who asks, since it cancels in every sidereal longitude.
 */
import { meanNode } from './nodes.ts';
import { nutationSeries } from './nutation.ts';
import { eclipticOfDate } from './precession.ts';
import { type Planet, readSeries, type Series } from './series.ts';
import { spica } from './stars.ts';
import { readTables, type Tables } from './table-file.ts';
import { heliocentric, moonApparent } from './theory.ts';
import { type Source, Track } from './track.ts';
import { SHAPES } from './tracks.ts';
import { centuries, halfTurn, KM_PER_AU, LIGHT_AU_PER_DAY, LIGHT_KM_PER_DAY } from './units.ts';

export type Kind = 'apparent' | 'geometric';
export type Wanderer = Exclude<Planet, 'earth'>;

/** Longitude and latitude (radians, mean ecliptic and equinox of date) and distance in au. */
export interface Spot {
  lon: number;
  lat: number;
  au: number;
}

/** The axes of date move so evenly that blocks of 22 years are exact to 1e-12. Nine axes, then the mean obliquity. */
const FRAME = { blockDays: 8192, order: 6, quantities: 10, turning: [] } as const;
const OBLIQUITY = 9;

/** Twice the Sun's gravitational radius, au: 2 G M / c^2. */
const DEFLECTION_AU = 1.97412574336e-8;
/** At the limb of the Sun the bending stops growing: inside the disc the light is not seen. */
const NEAREST_COS = 1e-5;
const JUPITER_MASS = 1 / 1048.3486;
const SATURN_MASS = 1 / 3498.77;
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

  constructor(series: Series, tables: Tables | null) {
    const track = (name: keyof Tables, source: Source): Track => new Track(SHAPES[name], source, tables?.[name]);
    const planet = (name: Planet): Track => track(name, (jdTt, out) => heliocentric(series, name, jdTt, out));
    this.#moon = track('moon', (jdTt, out) => moonApparent(series, jdTt, out));
    this.#earth = planet('earth');
    this.#planets = {
      mercury: planet('mercury'),
      venus: planet('venus'),
      mars: planet('mars'),
      jupiter: planet('jupiter'),
      saturn: planet('saturn'),
    };
    this.#nutation = track('nutation', (jdTt, out) => nutationSeries(centuries(jdTt), out));
    this.#frame = new Track(FRAME, (jdTt, out) => {
      out[OBLIQUITY] = eclipticOfDate(centuries(jdTt), out);
    });
  }

  /** Nutation in longitude, radians. */
  nutationInLongitude(jdTt: number): number {
    return this.#nutation.seek(jdTt).value(0);
  }

  nutationInObliquity(jdTt: number): number {
    return this.#nutation.seek(jdTt).value(1);
  }

  meanObliquity(jdTt: number): number {
    return this.#frame.seek(jdTt).value(OBLIQUITY);
  }

  moonLongitude(jdTt: number, kind: Kind): number {
    return this.#seekMoon(jdTt, kind).value(0);
  }

  moon(jdTt: number, kind: Kind, out: Spot): void {
    const track = this.#seekMoon(jdTt, kind);
    out.lon = track.value(0);
    out.lat = track.value(1);
    out.au = track.value(2) / KM_PER_AU;
  }

  /** Radians per day on the axes of date. */
  moonRate(jdTt: number, kind: Kind): number {
    return this.#seekMoon(jdTt, kind).rate(0);
  }

  sun(jdTt: number, kind: Kind, out: Spot): void {
    const track = this.#earth.seek(jdTt);
    let x = track.value(0);
    let y = track.value(1);
    let z = track.value(2);
    if (kind === 'apparent') {
      // light-time and aberration together: the Sun is seen where the Earth's motion about it puts it that much earlier
      track.seek(jdTt - Math.sqrt(x * x + y * y + z * z) / LIGHT_AU_PER_DAY);
      x = track.value(0);
      y = track.value(1);
      z = track.value(2);
    }
    this.#toDate(jdTt, -x, -y, -z, out);
  }

  planet(name: Wanderer, jdTt: number, kind: Kind, out: Spot): void {
    const track = this.#planets[name];
    const earth = this.#e;
    if (kind === 'geometric') {
      this.#placeEarth(jdTt);
      track.seek(jdTt);
      this.#toDate(
        jdTt,
        track.value(0) - (earth[0] ?? 0),
        track.value(1) - (earth[1] ?? 0),
        track.value(2) - (earth[2] ?? 0),
        out,
      );
      return;
    }
    this.#moveEarth(jdTt);
    const [ex = 0, ey = 0, ez = 0] = earth;
    const [sx = 0, sy = 0, sz = 0] = this.#s;
    let light = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    let r = 0;
    // the third round moves Mercury by less than a millionth of a second of arc
    for (let round = 0; round < 3; round++) {
      track.seek(jdTt - light);
      x = track.value(0) - ex - sx * light;
      y = track.value(1) - ey - sy * light;
      z = track.value(2) - ez - sz * light;
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
    const frame = this.#frame.seek(jdTt);
    const [x = 0, y = 0, z = 0] = star;
    const along = frame.value(0) * x + frame.value(1) * y + frame.value(2) * z;
    const across = frame.value(3) * x + frame.value(4) * y + frame.value(5) * z;
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
    const track = this.#earth.seek(jdTt);
    this.#e[0] = track.value(0);
    this.#e[1] = track.value(1);
    this.#e[2] = track.value(2);
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

  #toDate(jdTt: number, x: number, y: number, z: number, out: Spot): void {
    const frame = this.#frame.seek(jdTt);
    const along = frame.value(0) * x + frame.value(1) * y + frame.value(2) * z;
    const across = frame.value(3) * x + frame.value(4) * y + frame.value(5) * z;
    const up = frame.value(6) * x + frame.value(7) * y + frame.value(8) * z;
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
