/** D1 with houses counted from a graha instead of the lagna. */
import { Type } from 'typebox';
import { chartOf, houseFrom } from '../../jyotisha/kundali/chart/chart.ts';
import type { Graha } from '../../sky/engines/engine.ts';
import { grahaReply, namedReply } from '../kit/position.ts';
import { view } from '../view.ts';
import { housesFrom, housesReply } from './houses.ts';
import { perGrahaReply, placed, placedFrom, placedReply } from './shapes.ts';

export const countedFrom = (graha: Graha, field: string, summary: string) =>
  view({
    field,
    summary,
    reads: 'birth',
    reply: Type.Object({
      from: Type.Object({ graha: grahaReply, rashi: namedReply }),
      lagna: placedReply,
      grahas: perGrahaReply(placedReply),
      houses: housesReply,
    }),
    of({ sky, t, say }) {
      const chart = chartOf(sky, t);
      const from = chart.grahas[graha].rashi;
      return {
        from: { graha, rashi: say.named('rashi', from) },
        lagna: placed(say, chart.lagna, houseFrom(from, chart.lagnaRashi)),
        grahas: placedFrom(say, chart, from),
        houses: housesFrom(say, chart, from),
      };
    },
  });
