/** The yoga at the moment, and those of the day. */

import { clock, round6 } from '../../text/format.ts';
import { block } from './block.ts';
import { growthReplyOf, transitionsOf } from './replies.ts';
import type { yogaReply } from './yoga.reply.ts';

export const yoga = block<typeof yogaReply>()({
  name: 'yoga',
  summary: 'Yoga: the sum of the longitudes of Sun and Moon in 27 parts',
  of({ place, day, yoga: now }, say) {
    const { number, from, to, fraction } = now;
    return {
      number,
      ...say.nameAt('yoga', number),
      fraction: round6(fraction),
      start: clock(place, from),
      end: clock(place, to),
      transitions: transitionsOf(say, 'yoga', place, day.transitions('yoga')),
      ...growthReplyOf(say, 'yoga', day),
    };
  },
});
