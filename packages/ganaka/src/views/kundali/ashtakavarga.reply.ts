import { Type } from 'typebox';
import { citationReply, citationsReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { perSaptaReply } from './shapes.reply.ts';

const rowReply = Type.Array(Type.Integer({ minimum: 0 }), { minItems: 12, maxItems: 12 });
export const rowsReply = Type.Object({ ...perSaptaReply(rowReply).properties, lagna: rowReply });
const pindaReply = Type.Object({
  rashi: Type.Integer({ description: 'product by rashi' }),
  graha: Type.Integer({ description: 'product by graha' }),
  total: Type.Integer(),
});
const tableReply = {
  table: Type.Enum(['varahamihira', 'parashara']),
  bav: Type.Object(
    { ...rowsReply.properties },
    { description: 'points from Mesha; the lagna’s own row in addition to the seven' },
  ),
  sav: Type.Array(Type.Integer(), { minItems: 12, maxItems: 12, description: 'sum of the seven' }),
  shodhana: Type.Object(
    {
      trikona: described(rowsReply, 'after the reduction by triangles'),
      ekadhipatya: described(rowsReply, 'after the reduction by common lordship'),
    },
    { description: 'after the two reductions' },
  ),
  shodhya_pinda: Type.Object(
    { ...perSaptaReply(pindaReply).properties, lagna: pindaReply },
    { description: 'the products by rashi and by graha' },
  ),
  citation: citationReply,
};
export const wholeReply = Type.Object(tableReply);

export const ashtakavargaReply = Type.Object({
  ...tableReply,
  other_table: described(wholeReply, 'the same by the other table'),
  citations: described(citationsReply, 'the sources of the reductions and of the pinda, each with its id'),
});
