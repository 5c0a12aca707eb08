/** The avakahada chakra of a birth: varna, gana, nadi, first syllable of the name and similar attributes. */
import { type Static, Type } from 'typebox';
import {
  avakahadaOf,
  NAMA_AKSHARA_SOURCE,
  PAYA_OF_HOUSE_SOURCE,
  PAYA_OF_NAKSHATRA_SOURCE,
} from '../../jyotisha/kundali/chart/avakahada.ts';
import { type Chart, chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import type { Voice } from '../../text/voice.ts';
import { citationReply } from '../kit/citation.ts';
import { nameReply } from '../kit/in-languages.ts';
import { grahaReply, namedReply } from '../kit/position.ts';
import { view } from '../view.ts';

const payaReply = Type.Enum(['gold', 'silver', 'copper', 'iron']);

export const avakahadaReply = Type.Object({
  varna: Type.String({ description: 'brahmana, kshatriya, vaishya or shudra' }),
  vashya: Type.String({ description: 'chatushpada, manava, jalachara, vanachara or keeta' }),
  yoni: Type.String(),
  gana: Type.String({ description: 'deva, manushya or rakshasa' }),
  nadi: Type.String({ description: 'adi, madhya or antya' }),
  nakshatra: namedReply,
  pada: Type.Integer({ minimum: 1, maximum: 4 }),
  rashi: namedReply,
  rashi_lord: grahaReply,
  paya: Type.Object({ nakshatra: payaReply, rashi: payaReply }),
  nama_akshara: Type.Object({ ...nameReply('name'), iast: Type.String() }),
  tattva: Type.Enum(['fire', 'earth', 'air', 'water']),
  yunja: Type.Enum(['purva', 'madhya', 'antya']),
  citation: Type.Object({ nama_akshara: citationReply, paya_rashi: citationReply, paya_nakshatra: citationReply }),
});

export function avakahadaSaid(say: Voice, chart: Chart): Static<typeof avakahadaReply> {
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
    citation: {
      nama_akshara: say.cite(NAMA_AKSHARA_SOURCE),
      paya_rashi: say.cite(PAYA_OF_HOUSE_SOURCE),
      paya_nakshatra: say.cite(PAYA_OF_NAKSHATRA_SOURCE),
    },
  };
}

export const avakahada = view({
  field: 'avakahada',
  summary: 'Avakahada chakra: varna, vashya, yoni, gana, nadi, paya, tattva and the first syllable of the name',
  reads: 'birth',
  reply: avakahadaReply,
  of: ({ sky, t, say }) => avakahadaSaid(say, chartOf(sky, t)),
});
