/** The yoga at the moment, and those that touch the day. */
import { Type } from 'typebox';
import { clock, round6 } from '../../text/format.ts';
import { block } from './block.ts';
import { instantReply, nameFields, transitionsOf, transitionsReply } from './replies.ts';

export const yoga = block({
  name: 'yoga',
  summary: 'Yoga: the sum of the longitudes of Sun and Moon in 27 parts',
  reply: Type.Object({
    ...nameFields,
    fraction: Type.Number({ description: 'part gone, 0 to 1' }),
    start: instantReply,
    end: instantReply,
    transitions: transitionsReply,
  }),
  of(day, say) {
    const { number, from, to, fraction } = day.yoga;
    return {
      ...say.named('yoga', number),
      fraction: round6(fraction),
      start: clock(day.place, from),
      end: clock(day.place, to),
      transitions: transitionsOf(say, 'yoga', day.place, day.transitions('yoga')),
    };
  },
});
