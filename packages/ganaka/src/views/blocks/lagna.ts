/** The rising point at the moment and at true noon of the day. */
import { positionOf, positionReply } from '../kit/position.ts';
import { block } from './block.ts';
import { chartAt } from './chart.ts';

export const lagna = block({
  name: 'lagna',
  summary: 'The rising point of the ecliptic at the moment',
  reply: positionReply,
  of: (moment, say) => positionOf(say, chartAt(moment).lagna),
});

export const madhyahnaLagna = block({
  name: 'madhyahna_lagna',
  summary: 'The rising point of the ecliptic at true noon',
  reply: positionReply,
  of: ({ day }, say) => positionOf(say, day.sky.lagna(day.noon)),
});
