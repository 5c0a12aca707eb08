/**
 * Kalinga, Gauda and Gurjara, where the Muhurta Chintamani (1.51) forbids undertakings as long as Jupiter is in Simha.
 * The verse names the lands but not their boundaries.
 * Here Kalinga is the coast from the Subarnarekha to the Godavari. Gauda is Bengal west of the Jamuna and the Padma,
 * because Banga is another land in the same work (1.31). Gurjara is Gujarat with Kachchh and Saurashtra.
 * The boundaries go through a few towns, so a place within about twenty kilometres of a boundary may be on the wrong
 * side.
 */
import type { Place } from '../../../kernel/place.ts';

type Corner = readonly [lonDeg: number, latDeg: number];

/**
 * The boundary of Kalinga: from the mouth of the Subarnarekha inland past Keonjhar, Phulbani, Rayagada and Araku to
 * Rajahmundry, and back over the sea.
 */
const KALINGA: readonly Corner[] = [
  [87.5, 21.5],
  [86.7, 22],
  [85.4, 21.6],
  [84, 20.4],
  [83.2, 19.2],
  [82.7, 18.3],
  [81.7, 17.1],
  [82.3, 16.4],
  [85.5, 19.2],
  [87.5, 20.4],
];
/**
 * The boundary of Gauda: from Digha past Purulia, Rajmahal and Islampur to Cooch Behar, down the Jamuna and the Padma
 * to Barisal, and along the sea.
 */
const GAUDA: readonly Corner[] = [
  [87.5, 21.5],
  [86.7, 22],
  [86, 23.2],
  [86.7, 24],
  [87.7, 24.6],
  [87.8, 25.3],
  [87.9, 26.9],
  [89.8, 26.9],
  [89.7, 25],
  [89.8, 23.7],
  [90.3, 23.2],
  [90.2, 21.6],
];
/**
 * The boundary of Gurjara: from Lakhpat along the Rann to Abu Road, past Himmatnagar, Dahod, Chhota Udaipur and
 * Saputara to Vapi, and back over the sea.
 */
const GURJARA: readonly Corner[] = [
  [68.1, 23.9],
  [71.1, 24.7],
  [72.7, 24.45],
  [73.7, 23.8],
  [74.45, 22.9],
  [74.2, 22.2],
  [73.85, 20.6],
  [73.1, 20.05],
  [72.6, 20.05],
  [70.8, 20.4],
  [68.6, 22],
  [68.1, 23.3],
];

export const isInKalingaGaudaOrGurjara = ({ latDeg, lonDeg }: Place): boolean =>
  [KALINGA, GAUDA, GURJARA].some((land) => holds(land, lonDeg, latDeg));

/** Whether a place is inside a land: a line due east from it crosses the boundary an odd number of times. */
function holds(land: readonly Corner[], lonDeg: number, latDeg: number): boolean {
  let isInside = false;
  let [lastLon, lastLat] = land[land.length - 1] ?? [0, 0];
  for (const [lon, lat] of land) {
    if (lat > latDeg !== lastLat > latDeg && lonDeg < lon + ((latDeg - lat) / (lastLat - lat)) * (lastLon - lon))
      isInside = !isInside;
    [lastLon, lastLat] = [lon, lat];
  }
  return isInside;
}
