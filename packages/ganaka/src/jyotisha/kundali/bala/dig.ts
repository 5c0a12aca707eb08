/**
 * The strength of direction (dig bala): a third of the degrees from the point at which the graha has none (BPHS
 * 27.7-27.8).
 */
import type { Sapta } from '../chart/chart.ts';
import { type BalaGround, third } from './ground.ts';
import { WEAK_HOUSE } from './tables.ts';

export function digBala({ chart }: BalaGround, graha: Sapta): number {
  const house = WEAK_HOUSE[graha];
  const angle = house === 1 || house === 7 ? chart.lagna : chart.mc;
  return third(house === 7 || house === 4 ? angle + 180 : angle, chart.grahas[graha].longitude);
}
