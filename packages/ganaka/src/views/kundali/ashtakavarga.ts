/** Ashtakavarga (points of each rashi) by the table that most programs use, and by the table of BPHS 66. */

import type { Static } from 'typebox';
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
import { citationsOf } from '../../text/sentences/citations.ts';
import type { Voice } from '../../text/voice.ts';
import { defaulted, oneOf } from '../kit/parameter.ts';
import { view } from '../view.ts';
import type { ashtakavargaReply, rowsReply, wholeReply } from './ashtakavarga.reply.ts';

export const ashtakavarga = view<typeof ashtakavargaReply>()({
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
  of({ sky, t, say, params: { occupants } }) {
    const chart = chartOf(sky, t);
    const seats = seatsOf(chart);
    const usual = occupants === 'grahas' ? ashtakavargaOf(chart) : tableOf(seats, 'varahamihira', occupants);
    return Object.assign(pointsReplyOf(say, 'varahamihira', usual), {
      other_table: pointsReplyOf(say, 'parashara', tableOf(seats, 'parashara', occupants)),
      citations: citationsOf(say, {
        trikona: REKHA_SOURCES.trikona,
        ekadhipatya: REKHA_SOURCES.ekadhipatya,
        pinda: REKHA_SOURCES.pinda,
      }),
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

const pointsReplyOf = (
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
