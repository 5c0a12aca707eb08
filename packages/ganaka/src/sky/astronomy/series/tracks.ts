/**
 * The quantities that are tabulated, how finely, and the layout of the file for 1800-2200. Block lengths and orders
 * were chosen to keep the interpolation error below a thousandth of a second of arc. Coefficients are rounded to the
 * steps in `QUANTA`.
 */
import type { CoefficientTable, Shape } from './track.ts';

export const TRACKS = ['moon', 'earth', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'nutation'] as const;
export type TrackName = (typeof TRACKS)[number];

const vector = (blockDays: number, order: number): Shape => ({ blockDays, order, quantities: 3, turning: [] });

export const SHAPES: Readonly<Record<TrackName, Shape>> = {
  /** Apparent longitude and latitude (radians, mean ecliptic of date), distance (km). */
  moon: { blockDays: 8, order: 14, quantities: 3, turning: [0] },
  /** Heliocentric vectors on the equator of J2000 in au. */
  earth: vector(16, 11),
  mercury: vector(16, 13),
  venus: vector(32, 11),
  mars: vector(64, 11),
  jupiter: vector(64, 10),
  saturn: vector(64, 10),
  /** Nutation in longitude and in obliquity, in radians. */
  nutation: { blockDays: 8, order: 10, quantities: 2, turning: [] },
};

/**
 * Shapes of the blocks that are computed for other centuries. Blocks of the Earth and the slow planets are longer,
 * because a long block costs hardly more than a short one. A sade-sati over 120 years needs the Earth and Saturn
 * throughout.
 */
export const FAR_SHAPES: Readonly<Record<TrackName, Shape>> = {
  ...SHAPES,
  earth: vector(32, 16),
  jupiter: vector(256, 15),
  saturn: vector(256, 15),
};

const RAD = 2e-10; // 0.00004"
/** The step to which each quantity's coefficients are rounded. */
export const QUANTA: Readonly<Record<TrackName, readonly number[]>> = {
  moon: [RAD, RAD, 1e-4],
  earth: [1e-10, 1e-10, 1e-10],
  mercury: [1e-10, 1e-10, 1e-10],
  venus: [1e-10, 1e-10, 1e-10],
  mars: [2e-10, 2e-10, 2e-10],
  jupiter: [5e-10, 5e-10, 5e-10],
  saturn: [1e-9, 1e-9, 1e-9],
  nutation: [RAD, RAD],
};

/** The span of the table in TT: 1800-01-01 … 2200-01-01 with a margin, and a whole number of the longest blocks. */
export const TABLE_FROM = 2_378_240.5;
export const TABLE_DAYS = 256 * 573;
/**
 * A table without blocks, for tracks that are computed block by block. Their blocks begin where those of the ephemeris
 * begin, because a polynomial does not fit across the joint of two blocks.
 */
export const AS_THE_EPHEMERIS: CoefficientTable = { from: TABLE_FROM, blocks: 0, coefficients: new Float64Array(0) };
export const blocksOf = (name: TrackName): number => TABLE_DAYS / SHAPES[name].blockDays;
