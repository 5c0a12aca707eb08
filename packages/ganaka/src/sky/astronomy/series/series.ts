/**
 * The trigonometric series of VSOP87B (Bretagnon & Francou 1988: heliocentric L, B, R, ecliptic of J2000) and ELP/MPP02
 * (Chapront & Francou 2003: geocentric Moon) as flat arrays, and their summation. The numbers come from the
 * MIT-licensed package `astronomia`. `builders/ephemeris` uses all terms for the tables of 1800-2200. The file
 * `packages/ganaka/data/ephemeris/series.bin` has the terms that are needed for other centuries.
 */

import { ARCSEC, horner } from '../units.ts';
import { at } from './checked-array.ts';

export const PLANETS = ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn'] as const;
export type Planet = (typeof PLANETS)[number];

/** One coordinate: the terms of each power of time. */
export type Powers = readonly Float64Array[];
export interface Lbr {
  readonly L: Powers;
  readonly B: Powers;
  readonly R: Powers;
}
export interface Series {
  /** Rows [A, B, C] of terms A cos(B + C t), in radians and au; t in Julian millennia. */
  readonly planets: Readonly<Record<Planet, Lbr>>;
  /** Rows [A, p0 … p4] of terms A sin(p0 + p1 T + …), in seconds of arc and km; T in Julian centuries. */
  readonly moon: Lbr;
  /** Mean longitude of the Moon without precession, in radians by power of T. */
  readonly moonW1: readonly number[];
}

export const PLANET_STRIDE = 3;
export const MOON_STRIDE = 6;

/** Millennia from J2000 to the farthest supported year. A power of time can grow by at most this factor. */
export const FARTHEST_MILLENNIA = 5;

/**
 * The terms of a planet that reach `least` (radians) somewhere in the supported years. A term of the distance is
 * measured by the shift that it causes as seen from the Earth, which is smaller for distant planets.
 */
export function shortened({ L, B, R }: Lbr, least: number): Lbr {
  const au = R[0]?.[0] ?? 1;
  return { L: largest(L, least), B: largest(B, least), R: largest(R, least * Math.max(1, au * (au - 1))) };
}

const largest = (powers: Powers, least: number): Powers =>
  powers.map((rows, power) => {
    const kept: number[] = [];
    for (let i = 0; i < rows.length; i += PLANET_STRIDE)
      if (Math.abs(at(rows, i)) * FARTHEST_MILLENNIA ** power >= least)
        kept.push(at(rows, i), at(rows, i + 1), at(rows, i + 2));
    return Float64Array.from(kept);
  });

/** One column of a table with rows of equal length. */
export function columnOf(rows: Float64Array, stride: number, column: number): Float64Array {
  const out = new Float64Array(rows.length / stride);
  for (let i = 0; i < out.length; i++) out[i] = at(rows, i * stride + column);
  return out;
}

function planetSum(powers: Powers, t: number): number {
  let sum = 0;
  for (let power = powers.length - 1; power >= 0; power--) {
    const terms = powers[power] ?? new Float64Array(0);
    let part = 0;
    for (let i = terms.length - PLANET_STRIDE; i >= 0; i -= PLANET_STRIDE) {
      part += at(terms, i) * Math.cos(at(terms, i + 1) + at(terms, i + 2) * t);
    }
    sum = sum * t + part;
  }
  return sum;
}

function moonSum(powers: Powers, t: number): number {
  let sum = 0;
  for (let power = powers.length - 1; power >= 0; power--) {
    const terms = powers[power] ?? new Float64Array(0);
    let part = 0;
    for (let i = terms.length - MOON_STRIDE; i >= 0; i -= MOON_STRIDE) {
      const phase =
        at(terms, i + 1) +
        t * (at(terms, i + 2) + t * (at(terms, i + 3) + t * (at(terms, i + 4) + t * at(terms, i + 5))));
      part += at(terms, i) * Math.sin(phase);
    }
    sum = sum * t + part;
  }
  return sum;
}

/** Heliocentric L, B (radians), R (au) on the dynamical ecliptic of J2000. `t` in Julian millennia. */
export function planetLbr(series: Series, planet: Planet, t: number, out: Float64Array): void {
  const { L, B, R } = series.planets[planet];
  out[0] = planetSum(L, t);
  out[1] = planetSum(B, t);
  out[2] = planetSum(R, t);
}

/**
 * The Moon on the moving ecliptic, with the longitude counted from the fixed equinox, in radians and km. `T` is in
 * centuries.
 */
export const moonLongitude = (series: Series, T: number): number =>
  horner(series.moonW1, T) + moonSum(series.moon.L, T) * ARCSEC;
export const moonLatitude = (series: Series, T: number): number => moonSum(series.moon.B, T) * ARCSEC;
export const moonDistance = (series: Series, T: number): number => moonSum(series.moon.R, T);

/** The layout of `series.bin`: a JSON header with the counts of terms, padded to 8 bytes, then float64 rows. */
interface Layout {
  readonly planets: Record<Planet, Record<'L' | 'B' | 'R', number[]>>;
  readonly moon: Record<'L' | 'B' | 'R', number[]>;
  readonly moonW1: number[];
}

export function packSeries(series: Series): Uint8Array {
  const counts = ({ L, B, R }: Lbr, stride: number) => ({
    L: L.map((terms) => terms.length / stride),
    B: B.map((terms) => terms.length / stride),
    R: R.map((terms) => terms.length / stride),
  });
  const all = [...PLANETS.map((planet) => series.planets[planet]), series.moon];
  const layout = {
    planets: Object.fromEntries(PLANETS.map((planet) => [planet, counts(series.planets[planet], PLANET_STRIDE)])),
    moon: counts(series.moon, MOON_STRIDE),
    moonW1: series.moonW1,
  };
  const text = JSON.stringify(layout);
  const header = new TextEncoder().encode(text.padEnd(Math.ceil((text.length + 4) / 8) * 8 - 4, ' '));
  const bodies = all.flatMap(({ L, B, R }) => [...L, ...B, ...R]);
  const length = bodies.reduce((sum, body) => sum + body.length, 0);
  const bytes = new Uint8Array(4 + header.length + length * 8);
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(header, 4);
  const numbers = new Float64Array(bytes.buffer, 4 + header.length, length);
  let start = 0;
  for (const body of bodies) {
    numbers.set(body, start);
    start += body.length;
  }
  return bytes;
}

export function unpackSeries(bytes: Uint8Array): Series {
  const copy = new Uint8Array(bytes).buffer; // the slice of a Buffer of Node is no copy
  const headerLength = new DataView(copy).getUint32(0, true);
  const layout: Layout = JSON.parse(new TextDecoder().decode(new Uint8Array(copy, 4, headerLength)));
  let start = 4 + headerLength;
  const powers = (counts: readonly number[], stride: number): Powers =>
    counts.map((count) => {
      const terms = new Float64Array(copy, start, count * stride);
      start += terms.byteLength;
      return terms;
    });
  const lbr = (counts: Record<'L' | 'B' | 'R', number[]>, stride: number): Lbr => ({
    L: powers(counts.L, stride),
    B: powers(counts.B, stride),
    R: powers(counts.R, stride),
  });
  const of = (planet: Planet): Lbr => lbr(layout.planets[planet], PLANET_STRIDE);
  const planets = {
    mercury: of('mercury'),
    venus: of('venus'),
    earth: of('earth'),
    mars: of('mars'),
    jupiter: of('jupiter'),
    saturn: of('saturn'),
  };
  return { planets, moon: lbr(layout.moon, MOON_STRIDE), moonW1: layout.moonW1 };
}
