import { Type } from 'typebox';
import { sentenceReply } from '../kit/in-languages.reply.ts';
import { ashtakootReply } from './ashtakoot.reply.ts';

const index = (whose: string) => Type.Integer({ minimum: 0, description: `place of the ${whose} in births, from 0` });
const doshaReply = Type.Object(
  { boy: Type.Boolean(), girl: Type.Boolean() },
  { description: 'Kuja dosha of each chart' },
);
export const briefReply = Type.Object({
  boy: index('boy'),
  girl: index('girl'),
  total: Type.Number(),
  total_effective: Type.Number(),
  dosha: doshaReply,
});
export const wholeReply = Type.Object({
  boy: index('boy'),
  girl: index('girl'),
  ashtakoot: ashtakootReply,
  dosha: doshaReply,
});

export const matchBatchReply = Type.Object({
  pairs: Type.Array(Type.Union([briefReply, wholeReply])),
  ...sentenceReply('line'),
});
