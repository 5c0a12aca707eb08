/**
 * The war of two star-planets (BPHS 27.20): the difference of their strengths goes to the victor from the other. Raman
 * takes place, direction and time as far as the hora, and divides the difference by that of the discs.
 */
import type { TaraGraha } from '../../engines/engine.ts';
import { type Yuddha, yuddhasAt } from '../../panchanga/yuddha.ts';
import type { Ground } from './ground.ts';
import { DISCS } from './tables.ts';

/** The sum of strengths so far for each side. */
export interface BeforeWar {
  /** Place, direction, and time without ayana. */
  readonly three: number;
  /** All six. */
  readonly six: number;
}

export const warsOf = ({ chart }: Ground): readonly Yuddha[] =>
  yuddhasAt(chart.sky, chart.t, (graha) => chart.grahas[graha].longitude);

export function yuddhaBala(
  { rules }: Ground,
  wars: readonly Yuddha[],
  graha: TaraGraha,
  before: (graha: TaraGraha) => BeforeWar,
): number {
  let sum = 0;
  for (const { grahas, winner } of wars) {
    const [one, other] = grahas;
    if (graha !== one && graha !== other) continue;
    const taken =
      rules === 'raman'
        ? Math.abs(before(one).three - before(other).three) / Math.abs(DISCS[one] - DISCS[other])
        : Math.abs(before(one).six - before(other).six);
    sum += graha === winner ? taken : -taken;
  }
  return sum;
}
