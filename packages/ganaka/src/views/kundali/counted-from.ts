/** D1 with houses counted from a graha instead of the lagna. */

import { chartOf, houseFrom } from '../../jyotisha/kundali/chart/chart.ts';
import type { Graha } from '../../sky/engines/engine.ts';
import { view } from '../view.ts';
import type { chandraKundaliReply } from './counted-from.reply.ts';
import { housesFrom } from './houses.ts';
import { placed, placedFrom } from './shapes.ts';

type CountedFrom = typeof chandraKundaliReply;

export const countedFrom = (graha: Graha, field: string, summary: string) =>
  view<CountedFrom>()({
    field,
    summary,
    reads: 'birth',
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
