/** One varga, counted whole-sign from the varga lagna. */

import { type Static, Type } from 'typebox';
import { chartOf, houseFrom } from '../../jyotisha/kundali/chart/chart.ts';
import { VARGA_IDS, type VargaChart, varga } from '../../jyotisha/kundali/chart/varga.ts';
import { perGraha } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import { citationReply } from '../kit/citation.ts';
import { nameReply } from '../kit/in-languages.ts';
import { required } from '../kit/parameter.ts';
import { chart, vargaRules } from '../kit/parameters.ts';
import { namedReply } from '../kit/position.ts';
import { view } from '../view.ts';
import { houseReply, perGrahaReply } from './shapes.ts';
import { sourceOf, vargaConventions } from './varga-rules.ts';

const seatReply = Type.Object({ rashi: namedReply, house: houseReply });

export const vargaReply = {
  chart: Type.Enum([...VARGA_IDS]),
  ...nameReply('name'),
  lagna: seatReply,
  grahas: perGrahaReply(seatReply),
};
const vargaChartReply = Type.Object(vargaReply);

export function vargaSaid(say: Voice, { id, lagna, grahas }: VargaChart): Static<typeof vargaChartReply> {
  return {
    chart: id,
    ...say.byId('varga', id),
    lagna: { rashi: say.named('rashi', lagna), house: 1 },
    grahas: perGraha((graha) => ({
      rashi: say.named('rashi', grahas[graha]),
      house: houseFrom(lagna, grahas[graha]),
    })),
  };
}

export const divisional = view({
  field: 'divisional',
  summary: 'One divisional chart, from its own lagna',
  reads: 'birth',
  params: { chart: required(chart), ...vargaRules },
  conventions: vargaConventions,
  reply: Type.Object({ ...vargaReply, citation: citationReply }),
  of({ sky, t, say, params }) {
    const id = params.chart;
    const said = vargaSaid(say, varga(chartOf(sky, t), id, params));
    return Object.assign(said, { citation: say.cite(sourceOf(id, params)) });
  },
});
