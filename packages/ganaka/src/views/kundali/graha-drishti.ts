/**
 * Parashari aspects: the rashis that each graha fully aspects, and the aspects by degree in virupas (sixtieths of a
 * full aspect).
 */
import { Type } from 'typebox';
import { lookVirupas } from '../../jyotisha/kundali/bala/drik.ts';
import type { BalaRules } from '../../jyotisha/kundali/bala/rules.ts';
import { RAMAN_LOOKS_SOURCE } from '../../jyotisha/kundali/bala/sources.ts';
import { type Chart, chartOf, houseFrom, isSapta, type Sapta } from '../../jyotisha/kundali/chart/chart.ts';
import { DRISHTI_SOURCES, rashisLookedAt } from '../../jyotisha/kundali/graha/drishti.ts';
import { GRAHAS, perGraha } from '../../sky/engines/engine.ts';
import { round2 } from '../../text/format.ts';
import { citationReply } from '../kit/citation.ts';
import { grahaReply, namedReply } from '../kit/position.ts';
import { view } from '../view.ts';
import { houseReply, perGrahaReply } from './shapes.ts';

const OBJECTS = [...GRAHAS, 'lagna'] as const;

export const grahaDrishti = view({
  field: 'graha_drishti',
  summary: 'Aspects of the grahas by rashi, and their strength by degree, by either curve',
  reads: 'birth',
  reply: Type.Object({
    grahas: perGrahaReply(
      Type.Object({
        aspects: Type.Array(Type.Object({ house: houseReply, rashi: namedReply, grahas: Type.Array(grahaReply) }), {
          description: 'rashis looked at in full; the nodes, not named in the verse, have none',
        }),
        strength: Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 60 }), {
          description: 'virupas of the look at each other graha and the lagna, 0 to 60',
        }),
        strength_raman: Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 90 }), {
          description: 'the same by the common curve, with additions of 15, 30 and 45 for the special looks',
        }),
      }),
    ),
    citation: Type.Object({ aspects: citationReply, strength: citationReply, strength_raman: citationReply }),
  }),
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
      citation: {
        aspects: say.cite(DRISHTI_SOURCES.aspects),
        strength: say.cite(DRISHTI_SOURCES.strength),
        strength_raman: say.cite(RAMAN_LOOKS_SOURCE),
      },
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
