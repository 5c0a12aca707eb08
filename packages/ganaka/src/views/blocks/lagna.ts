/** The rising point at the moment and at true noon of the day. */

import { positionOf } from '../kit/position.ts';
import { block } from './block.ts';
import { chartAt } from './chart.ts';
import type { lagnaReply, madhyahnaLagnaReply } from './lagna.reply.ts';

export const lagna = block<typeof lagnaReply>()({
  name: 'lagna',
  summary: 'The rising point of the ecliptic at the moment',
  of(moment, say) {
    const { lagna: rising, lagnaRashi, burntRashis } = chartAt(moment);
    // listed one by one: a spread gives V8 a new shape for each kind of number
    const { longitude, rashi, amsha, nakshatra } = positionOf(say, rising);
    return { longitude, rashi, amsha, nakshatra, dagdha: burntRashis.includes(lagnaRashi) };
  },
});

export const madhyahnaLagna = block<typeof madhyahnaLagnaReply>()({
  name: 'madhyahna_lagna',
  summary: 'The rising point of the ecliptic at true noon',
  of: ({ day }, say) => positionOf(say, day.sky.lagna(day.noon)),
});
