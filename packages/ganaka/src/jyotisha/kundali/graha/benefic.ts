/**
 * The natural benefics of a chart (BPHS 3.11). A waning Moon is not one, nor is Mercury in one rashi with a malefic.
 */

import { ahead } from '../../../kernel/angle.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import type { Chart } from '../chart/chart.ts';

const ALWAYS_MALEFIC: readonly Graha[] = ['surya', 'mangala', 'shani', 'rahu', 'ketu'];

export const isWaxing = ({ grahas }: Chart): boolean => ahead(grahas.surya.longitude, grahas.chandra.longitude) < 180;

export function isBenefic(chart: Chart, graha: Graha): boolean {
  if (graha === 'guru' || graha === 'shukra') return true;
  if (graha === 'chandra') return isWaxing(chart);
  if (graha === 'budha') return !isMercuryAmongMalefics(chart);
  return false;
}

function isMercuryAmongMalefics(chart: Chart): boolean {
  const { grahas } = chart;
  const together = (graha: Graha) => grahas[graha].rashi === grahas.budha.rashi;
  return ALWAYS_MALEFIC.some(together) || (together('chandra') && !isWaxing(chart));
}
