/**
 * Parashari aspects: the rashis that each graha fully aspects, and the aspects by degree in virupas (sixtieths of a
 * full aspect).
 */

import { lookVirupas } from '../../jyotisha/kundali/bala/drik.ts';
import type { BalaRules } from '../../jyotisha/kundali/bala/rules.ts';
import { RAMAN_LOOKS_SOURCE } from '../../jyotisha/kundali/bala/sources.ts';
import { type Chart, chartOf, houseFrom, isSapta, type Sapta } from '../../jyotisha/kundali/chart/chart.ts';
import { DRISHTI_SOURCES, rashisLookedAt } from '../../jyotisha/kundali/graha/drishti.ts';
import { GRAHAS, perGraha } from '../../sky/engines/engine.ts';
import { round2 } from '../../text/format.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import { view } from '../view.ts';
import type { grahaDrishtiReply } from './graha-drishti.reply.ts';

const OBJECTS = [...GRAHAS, 'lagna'] as const;

export const grahaDrishti = view<typeof grahaDrishtiReply>()({
  field: 'graha_drishti',
  summary: 'Aspects of the grahas by rashi, and their strength by degree, by either curve',
  reads: 'birth',
  of({ sky, t, say }) {
    const chart = chartOf(sky, t);
    return {
      grahas: perGraha((graha) => ({
        aspects: rashisLookedAt(graha, chart.grahas[graha].rashi).map((rashi) => ({
          house: houseFrom(chart.lagnaRashi, rashi),
          rashi: say.named('rashi', rashi),
          grahas: GRAHAS.filter((each) => chart.grahas[each].rashi === rashi),
        })),
        strength: isSapta(graha) ? strengthsOf(chart, graha, 'parashara') : {},
        strength_raman: isSapta(graha) ? strengthsOf(chart, graha, 'raman') : {},
      })),
      citations: citationsOf(say, {
        aspects: DRISHTI_SOURCES.aspects,
        strength: DRISHTI_SOURCES.strength,
        strength_raman: RAMAN_LOOKS_SOURCE,
      }),
    };
  },
});

function strengthsOf(chart: Chart, graha: Sapta, rules: BalaRules): Record<string, number> {
  const from = chart.grahas[graha].longitude;
  const found: Record<string, number> = {};
  for (const each of OBJECTS) {
    if (each === graha) continue;
    const to = each === 'lagna' ? chart.lagna : chart.grahas[each].longitude;
    found[each] = round2(lookVirupas(rules, graha, from, to));
  }
  return found;
}
