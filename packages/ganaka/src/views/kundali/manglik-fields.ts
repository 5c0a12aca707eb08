/** Kuja dosha (manglik) of one chart, in the replies for one birth and for a pair. */

import type { Static } from 'typebox';
import type { Manglik } from '../../jyotisha/kundali/doshas/manglik.ts';
import { MANGLIK_SOURCE, PRACTICE_SOURCE } from '../../jyotisha/kundali/doshas/manglik.ts';
import type { Voice } from '../../text/voice.ts';
import type { manglikReply } from './manglik-fields.reply.ts';

export const manglikReplyOf = (manglik: Manglik, say: Voice): Static<typeof manglikReply> => ({
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
