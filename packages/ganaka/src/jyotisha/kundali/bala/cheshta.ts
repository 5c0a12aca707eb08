/**
 * The strength of motion (cheshta bala): a third of the degrees between the sighrocca and the middle of the mean and
 * the true longitude (BPHS 27.24-27.25). The middle is taken on the shorter arc. One program averages 4 and 354 degrees
 * to 179 and returns the complement.
 */
import { arc } from '../../../kernel/angle.ts';
import type { Sapta } from '../chart/chart.ts';
import { type BalaGround, third } from './ground.ts';
import { ayanaOnce } from './kala.ts';

/**
 * The value of the motion itself, also used for ishta and kashta. The values of Sun and Moon are those of BPHS 28.4.
 */
export function motionOf({ chart, ayanamsa, phase }: BalaGround, graha: Sapta): number {
  const { sky, t, grahas } = chart;
  const { longitude } = grahas[graha];
  if (graha === 'surya') return third(0, longitude + ayanamsa + 90);
  if (graha === 'chandra') return phase;
  const mean = sky.meanLongitude(graha, t);
  return third(mean + arc(mean, longitude) / 2, sky.sighrocca(graha, t));
}

/** The contribution to the total. Raman already counts the share of Sun and Moon in ayana and paksha. */
export function cheshtaBala(ground: BalaGround, graha: Sapta, motion: number): number {
  if (graha !== 'surya' && graha !== 'chandra') return motion;
  if (ground.rules === 'raman') return 0;
  return graha === 'surya' ? ayanaOnce(ground, 'surya') : ground.phase;
}
