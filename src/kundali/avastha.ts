/**
 * States of a graha. Baladi: five parts of six degrees, counted backwards in even rashis. Jagradadi: awake in its
 * own or exaltation rashi, dreaming in that of a natural friend or neutral, asleep in that of a natural enemy;
 * compound friendship does not fit what Jagannatha Hora prints. The deeptadi lists differ too much to give one.
 */
import { isSapta, lordOf, type Standing } from './chart.ts';
import { naturalOf } from './maitri.ts';
import { UCHCHA } from './tables/dignity.ts';

const PART_DEG = 6;
const PARTS = 5;

/** 1 bala … 5 mrita. */
export function baladiOf({ rashi, amsha }: Pick<Standing, 'rashi' | 'amsha'>): number {
  const part = Math.min(Math.floor(amsha / PART_DEG), PARTS - 1) + 1;
  return rashi % 2 === 1 ? part : PARTS + 1 - part;
}

/** 1 jagrat, 2 swapna, 3 sushupti; null for the nodes. */
export function jagradadiOf({ graha, rashi }: Pick<Standing, 'graha' | 'rashi'>): number | null {
  if (!isSapta(graha)) return null;
  const lord = lordOf(rashi);
  if (lord === graha || rashi === UCHCHA[graha].rashi) return 1;
  return naturalOf(graha, lord) === 'shatru' ? 3 : 2;
}

export type Gati = 'direct' | 'retrograde' | 'stationary';
/** A graha that moves less than a second of arc in a day is stationary. */
const STANDING_DEG_PER_DAY = 1 / 3600;

export const gatiOf = (speed: number): Gati =>
  Math.abs(speed) < STANDING_DEG_PER_DAY ? 'stationary' : speed < 0 ? 'retrograde' : 'direct';
