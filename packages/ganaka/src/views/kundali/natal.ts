/** A birth chart in replies: lagna, midheaven, the nine grahas and whole-sign houses. */

import type { Static } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { rashisOf } from '../../jyotisha/kundali/graha/dignity.ts';
import type { JdUt } from '../../kernel/units.ts';
import { isNone, perGraha, type Sky } from '../../sky/engines/engine.ts';
import { deg6, round3 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { positionOf } from '../kit/position.ts';
import { grahaStanding } from './graha.ts';
import { housesFrom } from './houses.ts';
import type { natalReply } from './natal.reply.ts';

export type Natal = Static<typeof natalReply>;

export function natalReplyOf(sky: Sky, t: JdUt, say: Voice): Natal {
  const chart = chartOf(sky, t);
  const rashis = rashisOf(chart);
  const tt = sky.tt(t);
  const deltaT = sky.deltaTSeconds(t);
  const meanAyanamsa = sky.ayanamsaMean(t);
  const { positions } = sky.options;
  return {
    instant: {
      jd_ut: t,
      ...(!isNone(tt) && { jd_tt: tt }),
      ...(!isNone(deltaT) && { delta_t: round3(deltaT) }),
    },
    ayanamsa_degrees: deg6(sky.ayanamsa(t)),
    ...(!isNone(meanAyanamsa) && { ayanamsa_mean_degrees: deg6(meanAyanamsa) }),
    lagna: { ...positionOf(say, chart.lagna), dagdha: chart.burntRashis.includes(chart.lagnaRashi) },
    mc: positionOf(say, chart.mc),
    grahas: perGraha((graha) => grahaStanding(say, chart, graha, rashis)),
    houses: housesFrom(say, chart, chart.lagnaRashi),
    node: sky.options.node === 'true' ? 'true' : 'mean',
    ...(positions !== undefined && { positions }),
  };
}
