import { Type } from 'typebox';
import { SCHEMES } from '../../../jyotisha/kundali/reports/vimshopaka.ts';
import { citationReply } from '../../kit/citation.reply.ts';
import { namedReply } from '../../kit/position.reply.ts';
import { dignityReply } from '../graha.reply.ts';
import { ofNode, perGrahaReply, perVargaReply, rashiNumberReply } from '../shapes.reply.ts';

const degrees = Type.Number({ minimum: 0 });
const orNull = Type.Union([Type.String(), Type.Null()], {
  description: 'null in its own rashi, and for a node',
});
export const garimaReply = Type.Object({
  rashi: namedReply,
  amsha: degrees,
  dignity: dignityReply,
  exaltation: Type.Union([Type.Object({ point: degrees, distance: degrees }), Type.Null()], ofNode),
  moolatrikona: Type.Union(
    [
      Type.Object({
        rashi: rashiNumberReply,
        range: Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }),
        inside: Type.Boolean(),
      }),
      Type.Null(),
    ],
    ofNode,
  ),
  natural: orNull,
  temporary: orNull,
  panchadha: orNull,
  dignity_good: Type.Union([Type.Number(), Type.Null()]),
  sixtieths: Type.Union([Type.Integer(), Type.Null()]),
  combust: Type.Union([
    Type.Object({ holds: Type.Boolean(), limit: degrees, distance: degrees, citation: citationReply }),
    Type.Null(),
  ]),
  retrograde: Type.Boolean(),
  vargottama: Type.Boolean(),
  vaisheshikamsha: Type.Array(
    Type.Object({
      scheme: Type.Enum([...SCHEMES]),
      count: Type.Integer({ minimum: 0 }),
      name: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  vargas: perVargaReply(dignityReply),
  citation: citationReply,
});

export const grahaGarimaReply = Type.Object({
  grahas: perGrahaReply(garimaReply),
  citations: Type.Object({
    dignity: citationReply,
    exaltation: citationReply,
    moolatrikona: citationReply,
    natural: citationReply,
    temporary: citationReply,
    panchadha: citationReply,
    dignity_good: citationReply,
    sixtieths: citationReply,
    vaisheshikamsha: citationReply,
  }),
});
