import { Type } from 'typebox';
import { citationReply } from '../../kit/citation.reply.ts';
import { sentenceReply } from '../../kit/in-languages.reply.ts';
import { grahaReply } from '../../kit/position.reply.ts';
import { houseReply, perGrahaReply } from '../shapes.reply.ts';
import { cautionReply, dravyaReply } from './dravya.reply.ts';

export const shantiReply = Type.Object({
  ill_placed: Type.Boolean(),
  reasons: Type.Array(Type.Object({ id: Type.Literal('dusthana'), house: houseReply, citation: citationReply })),
  image: dravyaReply,
  mantra_sa: Type.String({ description: 'how the mantra begins' }),
  japa_count: Type.Integer(),
  samidh: dravyaReply,
  homa: Type.Object({ counts: Type.Array(Type.Integer()), with: Type.Array(dravyaReply) }),
  food: Type.Union([dravyaReply, Type.Null()], { description: 'null where it is not shown' }),
  gift: dravyaReply,
  dana: Type.Array(dravyaReply),
  citation: citationReply,
  dana_citation: citationReply,
});

export const grahaShantiReply = Type.Object({
  grahas: perGrahaReply(shantiReply),
  named: Type.Array(grahaReply, { description: 'those that are ill placed at birth' }),
  not_shown: Type.Array(
    Type.Object({ graha: grahaReply, part: Type.Enum(['dana', 'food']), ...sentenceReply('text') }),
  ),
  caution: Type.Array(cautionReply),
  citation: citationReply,
});
