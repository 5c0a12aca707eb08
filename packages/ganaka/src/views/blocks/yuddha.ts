/** Graha-yuddha (war of planets): two of the five planets less than a degree apart. */

import { YUDDHA_SOURCE, yuddhasAt } from '../../jyotisha/panchanga/graha-asta/yuddha.ts';
import { round6 } from '../../text/format.ts';
import { block } from './block.ts';
import { chartAt } from './chart.ts';
import type { yuddhaReply } from './yuddha.reply.ts';

export const yuddha = block<typeof yuddhaReply>()({
  name: 'yuddha',
  summary: 'Graha-yuddha: star-planets less than a degree apart, and the victor',
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
