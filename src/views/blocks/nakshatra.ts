/** The Moon's nakshatra at the moment, and those that touch the day. */
import { Type } from 'typebox';
import { nakshatraLord, quarterAt } from '../../panchanga/nakshatra.ts';
import { clock, round6 } from '../../text/format.ts';
import { grahaReply } from '../position.ts';
import { block } from './block.ts';
import { instantReply, nameFields, transitionsOf, transitionsReply } from './replies.ts';

export const nakshatra = block({
  name: 'nakshatra',
  summary: 'Nakshatra: the Moon’s longitude in 27 parts',
  reply: Type.Object({
    ...nameFields,
    pada: Type.Integer({ minimum: 1, maximum: 4 }),
    lord: grahaReply,
    fraction: Type.Number({ description: 'part gone, 0 to 1' }),
    start: instantReply,
    end: instantReply,
    transitions: transitionsReply,
  }),
  of({ place, day, nakshatra: now }, say) {
    const { number, from, to, fraction } = now;
    return {
      ...say.named('nakshatra', number),
      pada: quarterAt(fraction),
      lord: nakshatraLord(number),
      fraction: round6(fraction),
      start: clock(place, from),
      end: clock(place, to),
      transitions: transitionsOf(say, 'nakshatra', place, day.transitions('nakshatra')),
    };
  },
});
