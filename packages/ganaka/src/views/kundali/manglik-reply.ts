/** Kuja dosha (manglik) of one chart, in the replies for one birth and for a pair. */

import { type Static, Type } from 'typebox';
import type { Manglik } from '../../jyotisha/kundali/doshas/manglik.ts';
import { MANGLIK_SOURCE, PRACTICE_SOURCE } from '../../jyotisha/kundali/doshas/manglik.ts';
import type { Voice } from '../../text/voice.ts';
import { citationReply } from '../kit/citation.ts';
import { grahaReply } from '../kit/position.ts';
import { houseReply } from './shapes.ts';

export const manglikReply = Type.Object({
  dosha: Type.Boolean({ description: 'the printed houses 1, 4, 7, 8, 12 from the lagna' }),
  dosha_with_2nd: Type.Boolean({ description: 'practice: the 2nd house too' }),
  houses_from: Type.Object({ lagna: houseReply, moon: houseReply, venus: houseReply }),
  from_moon: Type.Boolean({ description: 'practice: 1, 2, 4, 7, 8, 12 from the Moon' }),
  from_venus: Type.Boolean({ description: 'practice: 1, 2, 4, 7, 8, 12 from Venus' }),
  bhanga: Type.Array(
    Type.Object({
      id: Type.String(),
      by: Type.Array(grahaReply),
      printed: Type.Boolean(),
      citation: citationReply,
    }),
  ),
  effective: Type.Boolean({ description: 'the printed dosha, unless a printed bhanga removes it' }),
  effective_in_practice: Type.Boolean({ description: 'with the 2nd house, unless any bhanga removes it' }),
  citation: citationReply,
  practice_citation: citationReply,
});

export const manglikSaid = (manglik: Manglik, say: Voice): Static<typeof manglikReply> => ({
  dosha: manglik.dosha,
  dosha_with_2nd: manglik.doshaWith2nd,
  houses_from: { ...manglik.housesFrom },
  from_moon: manglik.fromMoon,
  from_venus: manglik.fromVenus,
  bhanga: manglik.bhangas.map(({ id, by, printed, source }) => ({
    id,
    by: [...by],
    printed,
    citation: say.cite(source),
  })),
  effective: manglik.effective,
  effective_in_practice: manglik.effectiveInPractice,
  citation: say.cite(MANGLIK_SOURCE),
  practice_citation: say.cite(PRACTICE_SOURCE),
});
