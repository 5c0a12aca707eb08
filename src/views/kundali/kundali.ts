/** The birth chart: lagna, midheaven and the nine grahas, whole-sign houses. */
import { Type } from 'typebox';
import { isNone, perGraha } from '../../engines/engine.ts';
import { chartOf } from '../../kundali/chart.ts';
import { rashisOf } from '../../kundali/dignity.ts';
import { deg6, round3 } from '../../text/format.ts';
import { positionOf, positionReply } from '../position.ts';
import { view } from '../view.ts';
import { grahaStanding, grahaStandingReply } from './graha.ts';
import { housesFrom, housesReply } from './houses.ts';
import { sensitivityReply, sensitivitySaid, uncertainty } from './sensitivity.ts';
import { perGrahaReply } from './shapes.ts';

export const kundali = view({
  field: 'kundali',
  summary: 'Birth chart: lagna, midheaven, the nine grahas and the whole-sign houses',
  reads: 'birth',
  params: { uncertainty },
  heavyWhen: ({ uncertainty: minutes }) => minutes !== undefined,
  reply: Type.Object({
    instant: Type.Object({
      jd_ut: Type.Number(),
      jd_tt: Type.Optional(Type.Number({ description: 'the uniform time the positions are for' })),
      delta_t: Type.Optional(Type.Number({ description: 'TT − UT, seconds' })),
    }),
    ayanamsa_degrees: Type.Number({ description: 'with nutation: sidereal = apparent − this' }),
    ayanamsa_mean_degrees: Type.Optional(Type.Number({ description: 'without nutation' })),
    lagna: positionReply,
    mc: positionReply,
    grahas: perGrahaReply(grahaStandingReply),
    houses: housesReply,
    node: Type.Enum(['mean', 'true']),
    positions: Type.Optional(Type.String({ description: 'apparent or geometric, on the modern engines' })),
    sensitivity: Type.Optional(sensitivityReply),
  }),
  of({ sky, t, say, params }) {
    const chart = chartOf(sky, t);
    const rashis = rashisOf(chart);
    const tt = sky.tt(t);
    const deltaT = sky.deltaTSeconds(t);
    const meanAyanamsa = sky.ayanamsaMean(t);
    const { positions } = sky.options;
    const node: 'mean' | 'true' = sky.options.node === 'true' ? 'true' : 'mean';
    return {
      instant: {
        jd_ut: t,
        ...(!isNone(tt) && { jd_tt: tt }),
        ...(!isNone(deltaT) && { delta_t: round3(deltaT) }),
      },
      ayanamsa_degrees: deg6(sky.ayanamsa(t)),
      ...(!isNone(meanAyanamsa) && { ayanamsa_mean_degrees: deg6(meanAyanamsa) }),
      lagna: positionOf(say, chart.lagna),
      mc: positionOf(say, chart.mc),
      grahas: perGraha((graha) => grahaStanding(say, chart, graha, rashis)),
      houses: housesFrom(say, chart, chart.lagnaRashi),
      node,
      ...(positions !== undefined && { positions }),
      ...(params.uncertainty !== undefined && { sensitivity: sensitivitySaid(sky, t, params.uncertainty, say) }),
    };
  },
});
