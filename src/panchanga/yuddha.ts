/**
 * Graha-yuddha: two star-planets less than a degree apart (Surya-siddhanta VII.18-20). Shukra is the victor over any
 * other; else the one standing further north (VII.20-23).
 */
import { type Sky, TARA_GRAHAS, type TaraGraha } from '../engines/engine.ts';
import { arc, cosDeg } from '../kernel/angle.ts';
import type { JdUt } from '../kernel/units.ts';
import type { Source } from '../rules/source.ts';

export interface Yuddha {
  readonly grahas: readonly [TaraGraha, TaraGraha];
  /** Degrees between them. */
  readonly separationDeg: number;
  readonly winner: TaraGraha;
}

const YUDDHA_DEG = 1;
const PAIRS: readonly (readonly [TaraGraha, TaraGraha])[] = TARA_GRAHAS.flatMap((one, i) =>
  TARA_GRAHAS.slice(i + 1).map((other) => [one, other] as const),
);

/** `longitudeOf` gives what is already known of the moment, so that nothing is asked twice. */
export function yuddhasAt(sky: Sky, t: JdUt, longitudeOf: (graha: TaraGraha) => number): Yuddha[] {
  const found: Yuddha[] = [];
  for (const [one, other] of PAIRS) {
    const apart = arc(longitudeOf(one), longitudeOf(other));
    if (Math.abs(apart) >= YUDDHA_DEG) continue;
    const north = sky.latitude(one, t);
    const otherNorth = sky.latitude(other, t);
    const separationDeg = Math.hypot(apart * cosDeg(north), otherNorth - north);
    if (separationDeg >= YUDDHA_DEG) continue;
    found.push({ grahas: [one, other], separationDeg, winner: winnerOf(one, other, north, otherNorth) });
  }
  return found;
}

function winnerOf(one: TaraGraha, other: TaraGraha, north: number, otherNorth: number): TaraGraha {
  if (one === 'shukra' || other === 'shukra') return 'shukra';
  return north >= otherNorth ? one : other;
}

export const YUDDHA_SOURCE = {
  confidence: 'secondary', // read in Burgess' translation
  work: 'SS',
  at: 'VII.18-23',
  gist: 'Within a degree; the northern wins, Venus mostly anywhere.',
} as const satisfies Source;
