/** The birth chart: lagna, midheaven and the nine grahas, whole-sign houses. */

import { view } from '../view.ts';
import type { kundaliReply } from './kundali.reply.ts';
import { natalReplyOf } from './natal.ts';
import { sensitivityReplyOf, uncertainty } from './sensitivity.ts';

export const kundali = view<typeof kundaliReply>()({
  field: 'kundali',
  summary: 'Birth chart: lagna, midheaven, the nine grahas and the whole-sign houses',
  reads: 'birth',
  params: { uncertainty },
  heavyWhen: ({ uncertainty: minutes }) => minutes !== undefined,
  of: ({ sky, t, say, params }) => ({
    ...natalReplyOf(sky, t, say),
    ...(params.uncertainty !== undefined && { sensitivity: sensitivityReplyOf(sky, t, params.uncertainty, say) }),
  }),
});
