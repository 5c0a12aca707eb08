/**
 * The strength by aspects (drik bala, BPHS 27.19): a quarter of the aspects of benefics, minus a quarter of the aspects
 * of the others.
 * The verse then adds the whole aspects of Mercury and Jupiter. It does not say whether their quarters count as well;
 * here they do. Raman omits this last step and computes the special aspects as additions to the common curve.
 */
import { ahead } from '../../../kernel/angle.ts';
import { SAPTA, type Sapta } from '../chart/chart.ts';
import { commonVirupas, drishtiVirupas } from '../graha/drishti.ts';
import type { BalaGround } from './ground.ts';
import type { BalaRules } from './rules.ts';
import { LOOK_ADDITIONS } from './tables.ts';

export const drikBala = (ground: BalaGround, graha: Sapta): number =>
  looksAt(ground, ground.chart.grahas[graha].longitude, graha, ground.rules === 'parashara');

/**
 * The sum of the aspects of all grahas but `except` on a longitude. `whole` adds the whole aspects of Mercury and
 * Jupiter.
 */
export function looksAt(ground: BalaGround, to: number, except: Sapta | null, whole: boolean): number {
  let sum = 0;
  for (const graha of SAPTA) {
    if (graha === except) continue;
    const virupas = lookVirupas(ground.rules, graha, ground.chart.grahas[graha].longitude, to);
    sum += (ground.good.has(graha) ? virupas : -virupas) / 4;
    if (whole && (graha === 'budha' || graha === 'guru')) sum += virupas;
  }
  return sum;
}

/**
 * The strength of one aspect by the chosen rules: the curve of the verses (26.6-26.12), or the common curve with
 * Raman's additions.
 */
export function lookVirupas(rules: BalaRules, graha: Sapta, from: number, to: number): number {
  if (rules === 'parashara') return drishtiVirupas(graha, from, to);
  const added = LOOK_ADDITIONS[graha];
  const common = commonVirupas(from, to);
  return added?.signs.includes(Math.floor(ahead(from, to) / 30)) ? common + added.virupas : common;
}
