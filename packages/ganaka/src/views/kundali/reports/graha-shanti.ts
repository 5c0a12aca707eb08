/** What the texts prescribe for the appeasement of each graha, and which grahas are badly placed at birth. */

import type { Static } from 'typebox';
import { type Chart, chartOf } from '../../../jyotisha/kundali/chart/chart.ts';
import { NINE } from '../../../jyotisha/kundali/chart/facts.ts';
import { ILL_AT_BIRTH_SOURCE, isIllAtBirth } from '../../../jyotisha/kundali/reports/ill-placed.ts';
import { HOMA, NOT_SHOWN, SHANTI, SHANTI_SOURCES } from '../../../jyotisha/kundali/reports/shanti.ts';
import { type Graha, perGraha } from '../../../sky/engines/engine.ts';
import type { Voice } from '../../../text/voice.ts';
import { view } from '../../view.ts';
import { cautionReplyOf, dravyaReplyOf } from './dravya.ts';
import type { grahaShantiReply, shantiReply } from './graha-shanti.reply.ts';

export const grahaShanti = view<typeof grahaShantiReply>()({
  field: 'graha_shanti',
  summary: 'Printed appeasement of the grahas: image, mantra, repetitions, fuel, food, gifts; no promise',
  reads: 'birth',
  of({ sky, t, say }) {
    const chart = chartOf(sky, t);
    return {
      grahas: perGraha((graha) => shantiReplyOf(say, chart, graha)),
      named: NINE.filter((graha) => isIllAtBirth(chart, graha)),
      not_shown: NOT_SHOWN.map(({ graha, part, why }) => ({ graha, part, ...cautionReplyOf(say, why) })),
      caution: [cautionReplyOf(say, 'shanti_no_promise'), cautionReplyOf(say, 'dana_banned')],
      citation: say.cite(ILL_AT_BIRTH_SOURCE),
    };
  },
});

function shantiReplyOf(say: Voice, chart: Chart, graha: Graha): Static<typeof shantiReply> {
  const { image, mantra, emended, japa, samidh, food, gift, dana } = SHANTI[graha];
  const ill = isIllAtBirth(chart, graha);
  const { house } = chart.grahas[graha];
  return {
    ill_placed: ill,
    reasons: ill ? [{ id: 'dusthana', house, citation: say.cite(ILL_AT_BIRTH_SOURCE) }] : [],
    image: dravyaReplyOf(say, image),
    mantra_sa: mantra,
    japa_count: japa,
    samidh: dravyaReplyOf(say, samidh),
    homa: { counts: [...HOMA.counts], with: HOMA.with.map((each) => dravyaReplyOf(say, each)) },
    food: food === null ? null : dravyaReplyOf(say, food),
    gift: dravyaReplyOf(say, gift),
    dana: dana.map((each) => dravyaReplyOf(say, each)),
    citation: say.cite(emended ? SHANTI_SOURCES.emended : SHANTI_SOURCES.procedure),
    dana_citation: say.cite(SHANTI_SOURCES.dana),
  };
}
