import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { sentenceReply } from '../kit/in-languages.reply.ts';
import { ashtakootReply } from './ashtakoot.reply.ts';

const index = (whose: string) => Type.Integer({ minimum: 0, description: `place of the ${whose} in births, from 0` });
const doshaReply = Type.Object(
  {
    boy: Type.Boolean({ description: 'whether the boy has the manglik dosha' }),
    girl: Type.Boolean({ description: 'whether the girl has the manglik dosha' }),
  },
  { description: 'Kuja dosha of each chart' },
);
export const briefReply = Type.Object({
  boy: index('boy'),
  girl: index('girl'),
  total: Type.Number({ description: 'points of 36, before any cancellation' }),
  total_effective: Type.Number(),
  dosha: doshaReply,
});
export const wholeReply = Type.Object({
  boy: index('boy'),
  girl: index('girl'),
  ashtakoot: described(ashtakootReply, 'the whole reply of match/ashtakoot for the pair'),
  dosha: doshaReply,
});

export const matchBatchReply = Type.Object({
  pairs: Type.Array(Type.Union([briefReply, wholeReply]), { description: 'in the order in which they were asked' }),
  ...sentenceReply('line'),
});
