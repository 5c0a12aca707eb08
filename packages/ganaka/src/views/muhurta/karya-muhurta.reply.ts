import { Type } from 'typebox';
import { catalogReply } from './catalog.reply.ts';
import { karyaDayReply } from './karya-day-fields.reply.ts';

export const karyaMuhurtaReply = Type.Object({
  catalog: Type.Array(catalogReply, { description: 'all works, or the one that was asked for' }),
  summary: Type.Object(
    {
      shubha: Type.Integer(),
      madhyama: Type.Integer({ description: 'middling' }),
      varjya: Type.Integer({ description: 'barred' }),
    },
    { description: 'how many days of each verdict' },
  ),
  days: Type.Array(karyaDayReply),
});
