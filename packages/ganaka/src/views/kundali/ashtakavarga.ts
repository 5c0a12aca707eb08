/** Ashtakavarga (points of each rashi) by the table that most programs use, and by the table of BPHS 66. */

import { type Static, Type } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import {
  type Ashtakavarga,
  ashtakavargaOf,
  type Bav,
  OCCUPANTS,
  REKHA_SOURCES,
  seatsOf,
  ashtakavarga as tableOf,
} from '../../jyotisha/kundali/graha/ashtakavarga.ts';
import type { Voice } from '../../text/voice.ts';
import { citationReply } from '../kit/citation.ts';
import { defaulted, oneOf } from '../kit/parameter.ts';
import { view } from '../view.ts';
import { perSaptaReply } from './shapes.ts';

const rowReply = Type.Array(Type.Integer({ minimum: 0 }), { minItems: 12, maxItems: 12 });
const rowsReply = Type.Object({ ...perSaptaReply(rowReply).properties, lagna: rowReply });
const pindaReply = Type.Object({ rashi: Type.Integer(), graha: Type.Integer(), total: Type.Integer() });

const tableReply = {
  table: Type.Enum(['varahamihira', 'parashara']),
  bav: Type.Object(
    { ...rowsReply.properties },
    { description: 'points from Mesha; the lagna’s own row in addition to the seven' },
  ),
  sav: Type.Array(Type.Integer(), { minItems: 12, maxItems: 12, description: 'sum of the seven' }),
  shodhana: Type.Object({ trikona: rowsReply, ekadhipatya: rowsReply }),
  shodhya_pinda: Type.Object({ ...perSaptaReply(pindaReply).properties, lagna: pindaReply }),
  citation: citationReply,
};
const wholeReply = Type.Object(tableReply);

export const ashtakavarga = view({
  field: 'ashtakavarga',
  summary: 'Bhinna and sarva ashtakavarga, the two reductions and the shodhya pinda',
  reads: 'birth',
  params: {
    occupants: defaulted(
      oneOf(OCCUPANTS, {
        meaning: 'what makes a rashi occupied in ekadhipatya: the seven grahas, or the lagna as well',
        example: 'grahas',
      }),
      'grahas',
    ),
  },
  conventions: ({ params }) => ({ occupants: params.occupants }),
  reply: Type.Object({
    ...tableReply,
    other_table: wholeReply,
    reduction_citation: Type.Object({ trikona: citationReply, ekadhipatya: citationReply, pinda: citationReply }),
  }),
  of({ sky, t, say, params: { occupants } }) {
    const chart = chartOf(sky, t);
    const seats = seatsOf(chart);
    const usual = occupants === 'grahas' ? ashtakavargaOf(chart) : tableOf(seats, 'varahamihira', occupants);
    return Object.assign(said(say, 'varahamihira', usual), {
      other_table: said(say, 'parashara', tableOf(seats, 'parashara', occupants)),
      reduction_citation: {
        trikona: say.cite(REKHA_SOURCES.trikona),
        ekadhipatya: say.cite(REKHA_SOURCES.ekadhipatya),
        pinda: say.cite(REKHA_SOURCES.pinda),
      },
    });
  },
});

const rows = (bav: Bav): Static<typeof rowsReply> => ({
  surya: [...bav.surya],
  chandra: [...bav.chandra],
  mangala: [...bav.mangala],
  budha: [...bav.budha],
  guru: [...bav.guru],
  shukra: [...bav.shukra],
  shani: [...bav.shani],
  lagna: [...bav.lagna],
});

const said = (
  say: Voice,
  table: 'varahamihira' | 'parashara',
  { bav, sav, trikona, ekadhipatya, pinda }: Ashtakavarga,
): Static<typeof wholeReply> => ({
  table,
  bav: rows(bav),
  sav: [...sav],
  shodhana: { trikona: rows(trikona), ekadhipatya: rows(ekadhipatya) },
  shodhya_pinda: pinda,
  citation: say.cite(REKHA_SOURCES[table]),
});
