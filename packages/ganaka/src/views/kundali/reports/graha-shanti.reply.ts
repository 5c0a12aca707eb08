import { Type } from 'typebox';
import { citationReply } from '../../kit/citation.reply.ts';
import { described } from '../../kit/described.reply.ts';
import { sentenceReply } from '../../kit/in-languages.reply.ts';
import { grahaReply } from '../../kit/position.reply.ts';
import { houseReply, perGrahaReply } from '../shapes.reply.ts';
import { cautionReply, dravyaReply } from './dravya.reply.ts';

export const shantiReply = Type.Object({
  ill_placed: Type.Boolean(),
  reasons: Type.Array(Type.Object({ id: Type.Literal('dusthana'), house: houseReply, citation: citationReply }), {
    description: 'why it is named',
  }),
  image: described(dravyaReply, 'of what the image is made'),
  mantra_sa: Type.String({ description: 'how the mantra begins' }),
  japa_count: Type.Integer({ description: 'how often the mantra is said' }),
  samidh: described(dravyaReply, 'the wood for the fire'),
  homa: Type.Object(
    {
      counts: Type.Array(Type.Integer(), { description: 'how many oblations' }),
      with: Type.Array(dravyaReply, { description: 'with what the oblation is made' }),
    },
    { description: 'the oblation' },
  ),
  food: Type.Union([dravyaReply, Type.Null()], { description: 'null where it is not shown' }),
  gift: described(dravyaReply, 'the gift to the priest'),
  dana: Type.Array(dravyaReply, { description: 'what is given' }),
  citation: citationReply,
  dana_citation: citationReply,
});

export const grahaShantiReply = Type.Object({
  grahas: perGrahaReply(shantiReply),
  named: Type.Array(grahaReply, { description: 'those that are ill placed at birth' }),
  not_shown: Type.Array(
    Type.Object({
      graha: grahaReply,
      part: Type.Enum(['dana', 'food'], { description: 'which part' }),
      ...sentenceReply('text'),
    }),
    { description: 'parts of the text that are left out, and why' },
  ),
  caution: Type.Array(cautionReply),
  citation: citationReply,
});
