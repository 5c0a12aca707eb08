import { Type } from 'typebox';
import { FUNCTIONS } from '../../../jyotisha/kundali/reports/functional.ts';
import { PRACTICE_REASONS } from '../../../jyotisha/kundali/reports/ratna.ts';
import { citationReply, citationsReply } from '../../kit/citation.reply.ts';
import { described } from '../../kit/described.reply.ts';
import { grahaReply } from '../../kit/position.reply.ts';
import { houseReply, perGrahaReply } from '../shapes.reply.ts';
import { cautionReply, dravyaReply } from './dravya.reply.ts';

export const reasonReply = Type.Object({
  id: Type.Enum(['natal', 'gochara']),
  house: Type.Integer({
    minimum: 1,
    maximum: 12,
    description: 'from the lagna at birth; from the natal Moon on the day',
  }),
  citation: citationReply,
});
export const ratnaReply = Type.Object({
  gem: dravyaReply,
  instead: described(dravyaReply, 'what may be given instead'),
  ill_placed: Type.Object({
    natal: Type.Boolean({ description: 'at birth' }),
    gochara: Type.Union([Type.Boolean(), Type.Null()], { description: 'null for Ketu, whom the verses leave out' }),
  }),
  house: houseReply,
  house_from_moon: Type.Integer({ minimum: 1, maximum: 12, description: 'on the day' }),
  functional: Type.Union([Type.Enum([...FUNCTIONS]), Type.Null()]),
  citation: citationReply,
});

export const ratnaNirnayaReply = Type.Object({
  basis: Type.Enum(['printed', 'both'], { description: 'only the printed rule, or practice as well' }),
  on: Type.String(),
  grahas: perGrahaReply(ratnaReply),
  named: Type.Array(
    Type.Object({
      graha: grahaReply,
      gem: dravyaReply,
      because: Type.Array(reasonReply, { description: 'why each is named' }),
      citation: citationReply,
    }),
    { description: 'the printed rule: stones that please those that are ill placed' },
  ),
  practice: Type.Optional(
    Type.Array(
      Type.Object({
        graha: grahaReply,
        gem: dravyaReply,
        because: Type.Array(Type.Enum([...PRACTICE_REASONS]), { description: 'why each is named' }),
        citation: citationReply,
      }),
      { description: 'with basis=both: stones that practice gives to strengthen' },
    ),
  ),
  caution: Type.Array(cautionReply),
  citations: citationsReply,
});
