import { Type } from 'typebox';
import { SCHEMES } from '../../../jyotisha/kundali/reports/vimshopaka.ts';
import { citationReply, citationsReply } from '../../kit/citation.reply.ts';
import { described } from '../../kit/described.reply.ts';
import { namedReply } from '../../kit/position.reply.ts';
import { dignityReply } from '../graha.reply.ts';
import { ofNode, perGrahaReply, perVargaReply, rashiNumberReply } from '../shapes.reply.ts';

const degrees = Type.Number({ minimum: 0 });
const orNull = Type.Union([Type.String(), Type.Null()], {
  description: 'null in its own rashi, and for a node',
});
export const garimaReply = Type.Object({
  rashi: namedReply,
  amsha: described(degrees, 'degrees within the rashi'),
  dignity: dignityReply,
  exaltation: Type.Union(
    [
      Type.Object({
        point: described(degrees, 'sidereal degrees'),
        distance: described(degrees, 'degrees from that point'),
      }),
      Type.Null(),
    ],
    ofNode,
  ),
  moolatrikona: Type.Union(
    [
      Type.Object({
        rashi: rashiNumberReply,
        range: Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: 'first and last degree of the arc' }),
        inside: Type.Boolean({ description: 'whether it is inside' }),
      }),
      Type.Null(),
    ],
    ofNode,
  ),
  natural: orNull,
  temporary: orNull,
  panchadha: orNull,
  dignity_good: Type.Union([Type.Number(), Type.Null()]),
  sixtieths: Type.Union([Type.Integer(), Type.Null()], { description: 'which D60 part' }),
  combust: Type.Union([
    Type.Object({
      holds: Type.Boolean({ description: 'whether it is within the limit' }),
      limit: described(degrees, 'below this it is not seen, degrees'),
      distance: described(degrees, 'degrees from the Sun'),
      citation: citationReply,
    }),
    Type.Null(),
  ]),
  retrograde: Type.Boolean(),
  vargottama: Type.Boolean({ description: 'whether it is in the same rashi in D1 and D9' }),
  vaisheshikamsha: Type.Array(
    Type.Object({
      scheme: Type.Enum([...SCHEMES], { description: 'which vargas are counted' }),
      count: Type.Integer({ minimum: 0 }),
      name: Type.Union([Type.String(), Type.Null()]),
    }),
    { description: 'in how many vargas of a scheme it is well placed, and that name' },
  ),
  vargas: perVargaReply(dignityReply),
  citation: citationReply,
});

export const grahaGarimaReply = Type.Object({
  grahas: perGrahaReply(garimaReply),
  citations: citationsReply,
});
