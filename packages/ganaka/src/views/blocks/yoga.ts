/** The yoga at the moment, and those of the day. */
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
  of({ place, day, yoga: now }, say) {
    const { number, from, to, fraction } = now;
    return {
      number,
      ...say.nameAt('yoga', number),
      fraction: round6(fraction),
      start: clock(place, from),
      end: clock(place, to),
      transitions: transitionsOf(say, 'yoga', place, day.transitions('yoga')),
    };
  },
});
