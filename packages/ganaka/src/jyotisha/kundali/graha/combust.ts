/**
 * Combustion (asta) by longitude: the graha is closer to the Sun than its limit. The limits are those of the
 * Surya-siddhanta for heliacal setting (IX.6-8, the Moon X.1), applied to the difference in longitude, as usual in
 * charts. Mercury and Venus have a smaller limit while retrograde.
 */

import { arc } from '../../../kernel/angle.ts';
import { ASTA_LIMITS } from '../../../sky/engines/asta-limits.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import type { Chart, GrahaInChart } from '../chart/chart.ts';

export const isCombust = ({ grahas }: Chart, graha: Graha): boolean => isNearSun(grahas[graha], grahas.surya);

/** The same for a graha whose position is already computed. */
export function isNearSun(standing: GrahaInChart, sun: GrahaInChart): boolean {
  const { graha, longitude } = standing;
  if (graha === 'surya' || graha === 'rahu' || graha === 'ketu') return false;
  const limit = ASTA_LIMITS[graha];
  const apart = Math.abs(arc(sun.longitude, longitude));
  if (apart >= limit.direct) return false;
  return limit.direct === limit.retrograde || apart < (standing.retrograde ? limit.retrograde : limit.direct);
}
