import { Type } from 'typebox';
import { MANGLIK_VERDICTS } from '../../jyotisha/matching/manglik.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { sentenceReply } from '../kit/in-languages.reply.ts';
import { manglikReply } from '../kundali/manglik-fields.reply.ts';

export const matchManglikReply = Type.Object({
  boy: manglikReply,
  girl: manglikReply,
  pair_bhanga: Type.Union([Type.Object({ id: Type.Literal('both_charts'), citation: citationReply }), Type.Null()], {
    description: 'the rule that cancels where both have the dosha; null where it is not asked',
  }),
  verdict: Type.Enum([...MANGLIK_VERDICTS]),
  citation: citationReply,
  ...sentenceReply('line'),
});
