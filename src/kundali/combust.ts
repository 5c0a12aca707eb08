/**
 * Combustion (asta) by longitude: nearer to the Sun than the graha's limit. The limits are those the
 * Surya-siddhanta gives for heliacal setting (IX.6-8, the Moon X.1), applied to the distance in longitude as charts do;
 * Budha and Shukra have a smaller one while retrograde.
 */

import type { Graha } from '../engines/engine.ts';
import { arc } from '../kernel/angle.ts';
import type { Chart } from './chart.ts';

interface Limit {
  readonly direct: number;
  readonly retrograde: number;
}

const alike = (deg: number): Limit => ({ direct: deg, retrograde: deg });

export const ASTA_LIMITS: Readonly<Partial<Record<Graha, Limit>>> = {
  chandra: alike(12),
  mangala: alike(17),
  budha: { direct: 14, retrograde: 12 },
  guru: alike(11),
  shukra: { direct: 10, retrograde: 8 },
  shani: alike(15),
};

export function isCombust({ grahas }: Chart, graha: Graha): boolean {
  const limit = ASTA_LIMITS[graha];
  if (limit === undefined) return false;
  const { longitude } = grahas[graha];
  const apart = Math.abs(arc(grahas.surya.longitude, longitude));
  if (apart >= limit.direct) return false;
  return limit.direct === limit.retrograde || apart < (grahas[graha].retrograde ? limit.retrograde : limit.direct);
}
