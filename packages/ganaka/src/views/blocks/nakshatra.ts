/** The Moon's nakshatra at the moment, the nakshatras of the day, and their padas. */
import { Type } from 'typebox';
import { nakshatraLord, quarterAt } from '../../jyotisha/panchanga/angas/nakshatra.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { clock, round6, window } from '../../text/format.ts';
import { grahaReply, namedReply } from '../kit/position.ts';
import { block } from './block.ts';
import { instantReply, nameFields, transitionsOf, transitionsReply, windowFields } from './replies.ts';

const PADAS = 4;
const padaReply = Type.Integer({ minimum: 1, maximum: PADAS });

export const nakshatra = block({
  name: 'nakshatra',
  summary: 'Nakshatra: the Moon’s longitude in 27 parts',
  reply: Type.Object({
    ...nameFields,
    pada: padaReply,
    lord: grahaReply,
    fraction: Type.Number({ description: 'part gone, 0 to 1' }),
    start: instantReply,
    end: instantReply,
    transitions: transitionsReply,
    padas: Type.Optional(
      Type.Array(Type.Object({ pada: padaReply, ...windowFields }), {
        description: 'its own quarters that touch the day, where `blocks` names `padas` too',
      }),
    ),
  }),
  of({ place, day, nakshatra: now }, say, choices) {
    const { number, from, to, fraction } = now;
    return {
      number,
      ...say.nameAt('nakshatra', number),
      pada: quarterAt(fraction),
      lord: nakshatraLord(number),
      fraction: round6(fraction),
      start: clock(place, from),
      end: clock(place, to),
      transitions: transitionsOf(say, 'nakshatra', place, day.transitions('nakshatra')),
      ...(choices?.blocks?.includes('padas') && {
        padas: quartersOn(day)
          .filter((each) => each.nakshatra === number)
          .map((each) => ({ pada: each.pada, ...window(place, each) })),
      }),
    };
  },
});

export const padas = block({
  name: 'padas',
  summary: 'The quarters of the nakshatras that touch the day, with their ends',
  byNameAlone: true,
  reply: Type.Array(Type.Object({ nakshatra: namedReply, pada: padaReply, ...windowFields })),
  of: ({ day }, say) =>
    quartersOn(day).map((each) => ({
      nakshatra: say.named('nakshatra', each.nakshatra),
      pada: each.pada,
      ...window(day.place, each),
    })),
});

const quartersOn = (day: Day) =>
  day.transitions('pada').map(({ number, from, to }) => ({
    nakshatra: Math.ceil(number / PADAS),
    pada: ((number - 1) % PADAS) + 1,
    from,
    to,
  }));
