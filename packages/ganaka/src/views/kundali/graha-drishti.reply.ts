import { Type } from 'typebox';
import { citationsReply } from '../kit/citation.reply.ts';
import { grahaReply, namedReply } from '../kit/position.reply.ts';
import { houseReply, perGrahaReply } from './shapes.reply.ts';

export const grahaDrishtiReply = Type.Object({
  grahas: perGrahaReply(
    Type.Object({
      aspects: Type.Array(Type.Object({ house: houseReply, rashi: namedReply, grahas: Type.Array(grahaReply) }), {
        description: 'rashis looked at in full; the nodes, not named in the verse, have none',
      }),
      strength: Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 60 }), {
        description: 'virupas of the look at each other graha and the lagna, 0 to 60',
      }),
      strength_raman: Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 90 }), {
        description: 'the same by the common curve, with additions of 15, 30 and 45 for the special looks',
      }),
    }),
  ),
  citations: citationsReply,
});
