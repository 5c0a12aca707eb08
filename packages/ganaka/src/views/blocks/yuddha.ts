/** Graha-yuddha (war of planets): two of the five planets less than a degree apart. */
import { Type } from 'typebox';
import { YUDDHA_SOURCE, yuddhasAt } from '../../jyotisha/panchanga/graha-asta/yuddha.ts';
import { round6 } from '../../text/format.ts';
import { citationReply } from '../kit/citation.ts';
import { grahaReply } from '../kit/position.ts';
import { block } from './block.ts';
import { chartAt } from './chart.ts';

export const yuddha = block({
  name: 'yuddha',
  summary: 'Graha-yuddha: star-planets less than a degree apart, and the victor',
  reply: Type.Array(
    Type.Object({
      grahas: Type.Array(grahaReply),
      separation: Type.Number({ description: 'degrees' }),
      winner: grahaReply,
      citation: citationReply,
    }),
  ),
  of(moment, say) {
    const chart = chartAt(moment);
    return yuddhasAt(moment.sky, moment.t, (graha) => chart.grahas[graha].longitude).map((each) => ({
      grahas: [...each.grahas],
      separation: round6(each.separationDeg),
      winner: each.winner,
      citation: say.cite(YUDDHA_SOURCE),
    }));
  },
});
