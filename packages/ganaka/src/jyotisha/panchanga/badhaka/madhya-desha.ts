/**
 * The land between Ganga and Godavari, where Jupiter in Simha forbids undertakings longest (Dharmasindhu 1,
 * simhastha-apavada).
 * Each river is drawn through a few towns on its banks, so a place within about twenty kilometres of a river may be on
 * the wrong side. West of Haridwar and of Nashik, where neither river runs, the lines continue due west to the sea or
 * the Sindhu. In the east the land ends with the Bhagirathi, which the text names.
 */
import type { Place } from '../../../kernel/place.ts';

type Bank = readonly [lonDeg: number, latDeg: number];

const WEST_LON_DEG = 68;

/**
 * Towns on the Ganga from west to east: Haridwar, Garhmukteshwar, Kannauj, Kanpur, Prayag, Kashi, Ballia, Patna,
 * Munger, Rajmahal, Murshidabad, Kolkata, Sagar.
 */
const GANGA: readonly Bank[] = [
  [WEST_LON_DEG, 29.95],
  [78.17, 29.95],
  [78.18, 28.78],
  [79.95, 27.08],
  [80.35, 26.5],
  [81.88, 25.45],
  [83.01, 25.29],
  [84.15, 25.73],
  [85.15, 25.62],
  [86.47, 25.39],
  [87.85, 25.05],
  [88.25, 24.18],
  [88.34, 22.58],
  [88.4, 21.65],
];
/**
 * Towns on the Godavari from west to east: Nashik, Paithan, Nanded, Manthani, Bhadrachalam, Rajahmundry; then the sea.
 */
const GODAVARI: readonly Bank[] = [
  [WEST_LON_DEG, 20],
  [73.79, 20],
  [75.38, 19.48],
  [77.3, 19.14],
  [79.65, 18.75],
  [80.88, 17.67],
  [81.78, 17],
  [82.3, 16.6],
  [88.4, 16.6],
];

export function isBetweenGangaAndGodavari({ latDeg, lonDeg }: Place): boolean {
  const north = latOf(GANGA, lonDeg);
  const south = latOf(GODAVARI, lonDeg);
  return north !== null && south !== null && latDeg >= south && latDeg <= north;
}

/** The latitude of a river at a longitude; null beyond its ends. */
function latOf(river: readonly Bank[], lonDeg: number): number | null {
  for (let i = 1; i < river.length; i++) {
    const [west, east] = [river[i - 1], river[i]];
    if (west !== undefined && east !== undefined && lonDeg >= west[0] && lonDeg <= east[0])
      return west[1] + ((lonDeg - west[0]) / (east[0] - west[0])) * (east[1] - west[1]);
  }
  return null;
}
