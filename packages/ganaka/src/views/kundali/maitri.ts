/** Friendship of the seven grahas: natural, temporary, and both combined into five grades. */

import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { rashisOf } from '../../jyotisha/kundali/graha/dignity.ts';
import { MAITRI_SOURCES, maitriOf } from '../../jyotisha/kundali/graha/maitri.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import { view } from '../view.ts';
import type { maitriReply } from './maitri.reply.ts';

export const maitri = view<typeof maitriReply>()({
  field: 'maitri',
  summary: 'Natural, temporary and fivefold friendship; the nodes are left out',
  reads: 'birth',
  of({ sky, t, say }) {
    return {
      ...maitriOf(rashisOf(chartOf(sky, t))),
      citations: citationsOf(say, {
        natural: MAITRI_SOURCES.natural,
        temporary: MAITRI_SOURCES.temporary,
        panchadha: MAITRI_SOURCES.panchadha,
      }),
    };
  },
});
