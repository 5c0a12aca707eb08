/** The karana at the moment, and those that touch the day. */
import { Type } from 'typebox';
import { CUTS } from '../../panchanga/angas.ts';
import { kindOf } from '../../panchanga/karana.ts';
import { clock, deg6 } from '../../text/format.ts';
import { block } from './block.ts';
import { instantReply, nameFields, transitionsOf, transitionsReply } from './replies.ts';

export const karana = block({
  name: 'karana',
  summary: 'Karana: half a tithi',
  reply: Type.Object({
    ...nameFields,
    kind: Type.Enum(['chara', 'sthira']),
    remaining_degrees: Type.Number({ minimum: 0, description: 'elongation still to be gained' }),
    start: instantReply,
    end: instantReply,
    transitions: transitionsReply,
  }),
  of(day, say) {
    const { number, from, to, angleDeg } = day.karana;
    return {
      ...say.named('karana', number),
      kind: kindOf(number),
      remaining_degrees: deg6(Math.max(0, number * CUTS.karana.sizeDeg - angleDeg)),
      start: clock(day.place, from),
      end: clock(day.place, to),
      transitions: transitionsOf(say, 'karana', day.place, day.transitions('karana')),
    };
  },
});
