import { Type } from 'typebox';
import { instantReply, windowFields } from '../blocks/fields.reply.ts';
import { grahaReply, nakshatraReply, namedReply } from '../kit/position.reply.ts';

export const eventReply = Type.Object({
  grahas: Type.Array(grahaReply),
  ...windowFields,
  clipped: Type.Optional(
    Type.Enum(['start', 'end', 'both'], { description: 'which end is that of the days asked for, and not its own' }),
  ),
  exact: Type.Array(
    Type.Object({
      at: instantReply,
      separation_longitude: Type.Number({ description: 'degrees' }),
      separation_latitude: Type.Number({ description: 'first minus second, degrees' }),
    }),
    { description: 'the passages of a pair; none where it turns back before' },
  ),
  rashi: { ...namedReply, description: 'of the first graha, at the first passage, or where they are closest' },
  nakshatra: nakshatraReply,
  retrograde: Type.Array(grahaReply, { description: 'those that go backwards then' }),
  yuddha: Type.Boolean({ description: 'of two star-planets: less than a degree apart then' }),
  winner: Type.Union([grahaReply, Type.Null()]),
});

export const sanyogaReply = Type.Object({
  from: Type.String({ description: 'first day' }),
  to: Type.String({ description: 'last day' }),
  grahas: Type.Array(grahaReply),
  kind: Type.Enum(['degrees', 'rashi', 'nakshatra']),
  orb: Type.Union([Type.Number(), Type.Null()], { description: 'degrees; null for rashi and nakshatra' }),
  count: Type.Integer({ minimum: 0 }),
  events: Type.Array(eventReply),
});
