import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { grahaReply } from '../kit/position.reply.ts';
import { houseReply } from './shapes.reply.ts';

export const manglikReply = Type.Object({
  dosha: Type.Boolean({ description: 'the printed houses 1, 4, 7, 8, 12 from the lagna' }),
  dosha_with_2nd: Type.Boolean({ description: 'practice: the 2nd house too' }),
  houses_from: Type.Object(
    {
      lagna: described(houseReply, 'from the lagna'),
      moon: described(houseReply, 'from the Moon'),
      venus: described(houseReply, 'from Venus'),
    },
    { description: 'house of Mars counted from each' },
  ),
  from_moon: Type.Boolean({ description: 'practice: 1, 2, 4, 7, 8, 12 from the Moon' }),
  from_venus: Type.Boolean({ description: 'practice: 1, 2, 4, 7, 8, 12 from Venus' }),
  bhanga: Type.Array(
    Type.Object({
      id: Type.String(),
      by: Type.Array(grahaReply, { description: 'what causes it' }),
      printed: Type.Boolean(),
      citation: citationReply,
    }),
  ),
  effective: Type.Boolean({ description: 'the printed dosha, unless a printed bhanga removes it' }),
  effective_in_practice: Type.Boolean({ description: 'with the 2nd house, unless any bhanga removes it' }),
  citation: citationReply,
  practice_citation: citationReply,
});
