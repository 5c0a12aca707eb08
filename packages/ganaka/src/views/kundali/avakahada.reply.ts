import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { grahaReply, namedReply } from '../kit/position.reply.ts';

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
