import { Type } from 'typebox';
import { dagdhaReply } from '../kit/gati.reply.ts';
import { positionFields, positionReply } from '../kit/position.reply.ts';
import { grahaStandingReply } from './graha.reply.ts';
import { housesReply } from './houses.reply.ts';
import { perGrahaReply } from './shapes.reply.ts';

export const natalReply = Type.Object({
  instant: Type.Object(
    {
      jd_ut: Type.Number({ description: 'Julian day, UT' }),
      jd_tt: Type.Optional(Type.Number({ description: 'the uniform time the positions are for' })),
      delta_t: Type.Optional(Type.Number({ description: 'TT − UT, seconds' })),
    },
    { description: 'the moment all of it is for' },
  ),
  ayanamsa_degrees: Type.Number({ description: 'with nutation: sidereal = apparent − this' }),
  ayanamsa_mean_degrees: Type.Optional(Type.Number({ description: 'without nutation' })),
  lagna: Type.Object({ ...positionFields, dagdha: dagdhaReply }),
  mc: positionReply,
  grahas: perGrahaReply(grahaStandingReply),
  houses: housesReply,
  node: Type.Enum(['mean', 'true'], { description: 'mean or true lunar node' }),
  positions: Type.Optional(Type.String({ description: 'apparent or geometric, on the modern engines' })),
});
