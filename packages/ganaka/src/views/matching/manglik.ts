/** Kuja dosha of each of the two charts, and the rule for the pair. */

import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { manglikOf } from '../../jyotisha/kundali/doshas/manglik.ts';
import { BOTH_SEXES, PAIR_BHANGA, verdictOf } from '../../jyotisha/matching/manglik.ts';
import { reportLine } from '../../text/sentences/report-line.ts';
import { manglikReplyOf } from '../kundali/manglik-fields.ts';
import { pairView } from '../view.ts';
import type { matchManglikReply } from './manglik.reply.ts';

export const matchManglik = pairView<typeof matchManglikReply>()({
  field: 'match_manglik',
  summary: 'Kuja dosha of each chart, and the printed bhanga when both have it',
  reads: 'pair',
  of({ boy, girl, say }) {
    const his = manglikOf(chartOf(boy.sky, boy.t));
    const hers = manglikOf(chartOf(girl.sky, girl.t));
    return {
      boy: manglikReplyOf(his, say),
      girl: manglikReplyOf(hers, say),
      pair_bhanga: his.dosha && hers.dosha ? { id: 'both_charts' as const, citation: say.cite(PAIR_BHANGA) } : null,
      verdict: verdictOf(his, hers),
      citation: say.cite(BOTH_SEXES),
      ...reportLine(say),
    };
  },
});
