/**
 * States (avasthas) of a graha.
 * Baladi: five parts of six degrees, counted backwards in even rashis.
 * Jagradadi: awake in its own or exaltation rashi, dreaming in the rashi of a natural friend or neutral, asleep in that
 * of a natural enemy. With compound friendship the results would differ from those of Jagannatha Hora.
 * The deeptadi states are not given, because the lists in the texts differ too much.
 */
import { type GrahaInChart, isSapta, lordOf } from '../chart/chart.ts';
import { UCHCHA } from '../tables/dignity.ts';
import { naturalOf } from './maitri.ts';

const PART_DEG = 6;
const PARTS = 5;

/** The baladi state, from 1 = bala to 5 = mrita. */
export function baladiOf({ rashi, amsha }: Pick<GrahaInChart, 'rashi' | 'amsha'>): number {
  const part = Math.min(Math.floor(amsha / PART_DEG), PARTS - 1) + 1;
  return rashi % 2 === 1 ? part : PARTS + 1 - part;
}

/** The jagradadi state: 1 = jagrat, 2 = swapna, 3 = sushupti; null for the nodes. */
export function jagradadiOf({ graha, rashi }: Pick<GrahaInChart, 'graha' | 'rashi'>): number | null {
  if (!isSapta(graha)) return null;
  const lord = lordOf(rashi);
  if (lord === graha || rashi === UCHCHA[graha].rashi) return 1;
  return naturalOf(graha, lord) === 'shatru' ? 3 : 2;
}
