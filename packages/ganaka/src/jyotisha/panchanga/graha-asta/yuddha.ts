/**
 * Graha-yuddha (planetary war): two of the five planets are less than a degree apart (Surya-siddhanta VII.18-20). Venus
 * wins over any other; otherwise the more northern planet wins (VII.20-23).
 */

import { arc, cosDeg } from '../../../kernel/angle.ts';
import type { JdUt } from '../../../kernel/units.ts';
import type { Source } from '../../../rules/source.ts';
import { type Sky, TARA_GRAHAS, type TaraGraha } from '../../../sky/engines/engine.ts';

export interface Yuddha {
  readonly grahas: readonly [TaraGraha, TaraGraha];
  /** The distance between the two, in degrees. */
  readonly separationDeg: number;
  readonly winner: TaraGraha;
}

const YUDDHA_DEG = 1;
/** The wars at `t`. `longitudeOf` returns longitudes that are already known, so nothing is computed twice. */
export function yuddhasAt(sky: Sky, t: JdUt, longitudeOf: (graha: TaraGraha) => number): Yuddha[] {
  const found: Yuddha[] = [];
  const places = TARA_GRAHAS.map((graha): Placed => ({ graha, longitude: longitudeOf(graha) }));
  for (const [i, one] of places.entries())
    for (const other of places.slice(i + 1)) {
      const war = warBetween(one, other, (graha) => sky.latitude(graha, t));
      if (war !== null) found.push(war);
    }
  return found;
}

interface Placed {
  readonly graha: TaraGraha;
  readonly longitude: number;
}

/**
 * The war between two planets, or null. Few pairs are close in longitude, and latitudes are computed only for those.
 */
function warBetween(one: Placed, other: Placed, latitudeOf: (graha: TaraGraha) => number): Yuddha | null {
  const apart = arc(one.longitude, other.longitude);
  if (Math.abs(apart) >= YUDDHA_DEG) return null;
  const [north, otherNorth] = [latitudeOf(one.graha), latitudeOf(other.graha)];
  const separationDeg = Math.hypot(apart * cosDeg(north), otherNorth - north);
  if (separationDeg >= YUDDHA_DEG) return null;
  const winner = winnerOf(one.graha, other.graha, north, otherNorth);
  return { grahas: [one.graha, other.graha], separationDeg, winner };
}

function winnerOf(one: TaraGraha, other: TaraGraha, north: number, otherNorth: number): TaraGraha {
  if (one === 'shukra' || other === 'shukra') return 'shukra';
  return north >= otherNorth ? one : other;
}

export const YUDDHA_SOURCE = {
  confidence: 'secondary', // read in Burgess' translation
  work: 'SS',
  at: 'VII.18-23',
  gist: 'yuddha.within_degree_northern_wins_venus',
} as const satisfies Source;
