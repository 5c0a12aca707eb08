/**
 * Combustion (asta) by longitude: nearer to the Sun than the graha's limit. The limits are those the
 * Surya-siddhanta gives for heliacal setting (IX.6-8, the Moon X.1), applied to the distance in longitude as charts do;
 * Budha and Shukra have a smaller one while retrograde.
 */

import { ASTA_LIMITS } from '../engines/asta-limits.ts';
import type { Graha } from '../engines/engine.ts';
import { arc } from '../kernel/angle.ts';
import type { Chart } from './chart.ts';

export function isCombust({ grahas }: Chart, graha: Graha): boolean {
  if (graha === 'surya' || graha === 'rahu' || graha === 'ketu') return false;
  const limit = ASTA_LIMITS[graha];
  const { longitude } = grahas[graha];
  const apart = Math.abs(arc(grahas.surya.longitude, longitude));
  if (apart >= limit.direct) return false;
  return limit.direct === limit.retrograde || apart < (grahas[graha].retrograde ? limit.retrograde : limit.direct);
}
