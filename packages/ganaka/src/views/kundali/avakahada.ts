/** The avakahada chakra of a birth: varna, gana, nadi, first syllable of the name and similar attributes. */

import type { Static } from 'typebox';
import {
  avakahadaOf,
  NAMA_AKSHARA_SOURCE,
  PAYA_OF_HOUSE_SOURCE,
  PAYA_OF_NAKSHATRA_SOURCE,
} from '../../jyotisha/kundali/chart/avakahada.ts';
import { type Chart, chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import type { Voice } from '../../text/voice.ts';
import { view } from '../view.ts';
import type { avakahadaReply } from './avakahada.reply.ts';

export function avakahadaReplyOf(say: Voice, chart: Chart): Static<typeof avakahadaReply> {
  const { varna, vashya, yoni, gana, nadi, nakshatra, pada, rashi, rashiLord, paya, namaAkshara, tattva, yunja } =
    avakahadaOf(chart);
  return {
    varna,
    vashya,
    yoni,
    gana,
    nadi,
    nakshatra: say.named('nakshatra', nakshatra),
    pada,
    rashi: say.named('rashi', rashi),
    rashi_lord: rashiLord,
    paya,
    nama_akshara: Object.assign(
      say.field('name', ({ aksharas }) => aksharas[namaAkshara.nakshatra][pada - 1] ?? ''),
      { iast: namaAkshara.iast },
    ),
    tattva,
    yunja,
    citations: citationsOf(say, {
      nama_akshara: NAMA_AKSHARA_SOURCE,
      paya_rashi: PAYA_OF_HOUSE_SOURCE,
      paya_nakshatra: PAYA_OF_NAKSHATRA_SOURCE,
    }),
  };
}

export const avakahada = view<typeof avakahadaReply>()({
  field: 'avakahada',
  summary: 'Avakahada chakra: varna, vashya, yoni, gana, nadi, paya, tattva and the first syllable of the name',
  reads: 'birth',
  of: ({ sky, t, say }) => avakahadaReplyOf(say, chartOf(sky, t)),
});
