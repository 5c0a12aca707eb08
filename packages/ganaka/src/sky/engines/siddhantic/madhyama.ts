/**
 * The day count and the mean longitudes of a siddhanta.
 *
 * Whole days are multiplied by whole revolutions and reduced exactly. The largest products, 1.6e9 × 2.3e6 for the Kali
 * count and 903 × 7.2e11 for the count from creation, are below 2^53, so numbers hold them exactly. Only the fraction
 * of the day is rounded.
 */
import { norm360 } from '../../../kernel/angle.ts';
import { type Ahargana, ahargana, type JdUt, jdUt } from '../../../kernel/units.ts';
import type { TaraGraha } from '../engine.ts';
import { MOVERS, type Mover, type Siddhanta, type Slow } from './siddhanta.ts';

const epochUt = ({ epochJd, meridianDeg }: Siddhanta): number => epochJd - meridianDeg / 360;

/** Civil days since the epoch, including the fraction of the day. */
export const aharganaOf = (siddhanta: Siddhanta, t: JdUt): Ahargana => ahargana(t - epochUt(siddhanta));
export const instantBy = (siddhanta: Siddhanta, days: Ahargana): JdUt => jdUt(days + epochUt(siddhanta));

/** Degrees that something with `revolutions` in `period` days has turned since the epoch, 0 <= x < 360. */
export function turned(revolutions: number, days: number, period: number): number {
  const whole = Math.floor(days);
  return norm360((360 * (remainder(revolutions * whole, period) + revolutions * (days - whole))) / period);
}

/** Remainder of whole numbers below 2^53. It is as exact as `%` and ten times as fast. */
function remainder(whole: number, period: number): number {
  const left = whole - Math.trunc(whole / period) * period;
  // the quotient may have been rounded up to the next whole number
  return left !== 0 && left > 0 !== whole > 0 ? left + (whole > 0 ? period : -period) : left;
}

/** The revolutions with a named bija. A name that the siddhanta does not have changes nothing. */
export function correctedBy({ revolutions, bijas }: Siddhanta, bija: string): Readonly<Record<Mover, number>> {
  const change = bijas[bija] ?? {};
  const all = { ...revolutions };
  for (const mover of MOVERS) all[mover] += change[mover] ?? 0;
  return all;
}

/** Mean longitude. The node moves backwards. */
export function meanPlaceBy(siddhanta: Siddhanta, mover: Mover, revolutions: number, days: number): number {
  const way = turned(revolutions, days, siddhanta.civilDays);
  return norm360((siddhanta.atEpochDeg[mover] ?? 0) + (mover === 'rahu' ? -way : way));
}

/** Mean daily motion in degrees; negative for the node. */
export const meanMotionBy = ({ civilDays }: Siddhanta, mover: Mover, revolutions: number): number =>
  ((mover === 'rahu' ? -360 : 360) * revolutions) / civilDays;

const slowWay = ({ kalpa }: Siddhanta, { revolutions }: Slow, days: number): number =>
  turned(revolutions, kalpa.gone + days, kalpa.days);

/** Apsis of the Sun or of one of the five planets. */
export function apsisBy(siddhanta: Siddhanta, graha: 'surya' | TaraGraha, days: number): number {
  const apsis = siddhanta.apsides[graha];
  return norm360(apsis.atZeroDeg + slowWay(siddhanta, apsis, days));
}

/** Node of one of the five planets. */
export function nodeBy(siddhanta: Siddhanta, graha: TaraGraha, days: number): number {
  const node = siddhanta.nodes[graha];
  return norm360(node.atZeroDeg - slowWay(siddhanta, node, days));
}

/** Daily motion of an apsis in degrees; a node has the same motion backwards. */
export const slowMotion = ({ kalpa }: Siddhanta, { revolutions }: Slow): number => (360 * revolutions) / kalpa.days;
