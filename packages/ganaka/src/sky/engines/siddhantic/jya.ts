/**
 * Sines. The text tabulates 24 of them for R = 3438 (II.15-27) and interpolates between them (II.31-33). The printed
 * panchangas that follow the text agree with exact sines. Both kinds are offered under one interface, in minutes of
 * arc.
 */
import { asinDeg, cosDeg, norm360, sinDeg } from '../../../kernel/angle.ts';
import { R } from './units.ts';

export interface Jya {
  readonly kind: 'exact' | 'table';
  /** Rsine, signed. */
  sin(deg: number): number;
  /** Rcosine, signed. */
  cos(deg: number): number;
  /** The arc of an Rsine in degrees, −90 … 90. An Rsine beyond R gives 90 degrees. */
  arc(rsine: number): number;
  /** Change of the Rsine per 225′ of arc at `deg`, with the sign of the cosine (II.47-48). */
  difference(deg: number): number;
}

/** The table of II.17-22, with a 0 before the first sine. */
export const RSINES: readonly number[] = [
  0, 225, 449, 671, 890, 1105, 1315, 1520, 1719, 1910, 2093, 2267, 2431, 2585, 2728, 2859, 2978, 3084, 3177, 3256, 3321,
  3372, 3409, 3431, 3438,
];
/** The versed sines (II.23-27). Each is R minus the sine of the complement. */
export const RVERSINES: readonly number[] = RSINES.map((_, i) => R - (RSINES[24 - i] ?? 0));

/** One twenty-fourth of the quarter circle, 225′. */
const STEP_DEG = 3.75;
const STEP_MINUTES = 225;

export const exactJya: Jya = {
  kind: 'exact',
  sin: (deg) => R * sinDeg(deg),
  cos: (deg) => R * cosDeg(deg),
  arc: (rsine) => (rsine >= R ? 90 : rsine <= -R ? -90 : asinDeg(rsine / R)),
  difference: (deg) => STEP_MINUTES * cosDeg(deg),
};

/** Rsine of 0 … 90 degrees by linear interpolation in the table (II.31-32). */
function firstQuadrant(deg: number): number {
  const row = Math.min(Math.floor(deg / STEP_DEG), 23);
  const low = RSINES[row] ?? 0;
  const high = RSINES[row + 1] ?? R;
  return low + ((high - low) * (deg - row * STEP_DEG)) / STEP_DEG;
}

/** The bhuja of an angle: its distance from the nearer of 0 and 180 degrees, 0 … 90 (II.29-30). */
export function bhujaDeg(deg: number): number {
  const whole = norm360(deg);
  const half = whole < 180 ? whole : whole - 180;
  return half <= 90 ? half : 180 - half;
}

/** Arc of a positive Rsine in degrees, by linear interpolation in the same table (II.33). */
function arcOf(rsine: number): number {
  if (rsine >= R) return 90;
  let row = 0;
  while (row < 23 && (RSINES[row + 1] ?? R) <= rsine) row++;
  const low = RSINES[row] ?? 0;
  const high = RSINES[row + 1] ?? R;
  return (row + (rsine - low) / (high - low)) * STEP_DEG;
}

const tableSin = (deg: number): number => (norm360(deg) < 180 ? 1 : -1) * firstQuadrant(bhujaDeg(deg));

export const tableJya: Jya = {
  kind: 'table',
  sin: tableSin,
  cos: (deg) => tableSin(deg + 90),
  arc: (rsine) => (rsine < 0 ? -arcOf(-rsine) : arcOf(rsine)),
  difference(deg) {
    const row = Math.min(Math.floor(bhujaDeg(deg) / STEP_DEG), 23);
    const size = (RSINES[row + 1] ?? R) - (RSINES[row] ?? 0);
    const turned = norm360(deg);
    return turned < 90 || turned >= 270 ? size : -size;
  },
};

export const jyaOf = (kind: string): Jya => (kind === 'table' ? tableJya : exactJya);
