/**
 * The war of two planets (BPHS 27.20): the difference of their strengths is added to the winner and subtracted from the
 * other. Raman takes the strengths of place, direction and time up to the hora, and divides the difference by that of
 * the discs.
 */
import type { TaraGraha } from '../../../sky/engines/engine.ts';
import { type Yuddha, yuddhasAt } from '../../panchanga/graha-asta/yuddha.ts';
import type { BalaGround } from './ground.ts';
import { DISCS } from './tables.ts';

/** The sums of one planet's strengths before the war. */
export interface BeforeWar {
  /** Place, direction, and time without ayana. */
  readonly three: number;
  /** All six strengths. */
  readonly six: number;
}

export const warsOf = ({ chart }: BalaGround): readonly Yuddha[] =>
  yuddhasAt(chart.sky, chart.t, (graha) => chart.grahas[graha].longitude);

export function yuddhaBala(
  { rules }: BalaGround,
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
