import { Type } from 'typebox';
import { citationsReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
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
  rashi_lord: described(grahaReply, 'graha id of the lord of the rashi'),
  paya: Type.Object(
    {
      nakshatra: described(payaReply, 'gold, silver, copper or iron by nakshatra'),
      rashi: described(payaReply, 'gold, silver, copper or iron by rashi'),
    },
    { description: 'the foot: gold, silver, copper or iron, by nakshatra and by rashi' },
  ),
  nama_akshara: Type.Object(
    { ...nameReply('name'), iast: Type.String({ description: 'in Roman letters with diacritics (IAST)' }) },
    { description: 'the syllable a name begins with' },
  ),
  tattva: Type.Enum(['fire', 'earth', 'air', 'water'], { description: 'element of the rashi' }),
  yunja: Type.Enum(['purva', 'madhya', 'antya'], { description: 'which of the three groups of stars' }),
  citations: citationsReply,
});
