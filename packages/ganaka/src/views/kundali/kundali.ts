/** The birth chart: lagna, midheaven and the nine grahas, whole-sign houses. */

import { view } from '../view.ts';
import type { kundaliReply } from './kundali.reply.ts';
import { natalSaid } from './natal.ts';
import { sensitivitySaid, uncertainty } from './sensitivity.ts';

export const kundali = view<typeof kundaliReply>()({
  field: 'kundali',
  summary: 'Birth chart: lagna, midheaven, the nine grahas and the whole-sign houses',
  reads: 'birth',
  params: { uncertainty },
  heavyWhen: ({ uncertainty: minutes }) => minutes !== undefined,
  of: ({ sky, t, say, params }) => ({
    ...natalSaid(sky, t, say),
    ...(params.uncertainty !== undefined && { sensitivity: sensitivitySaid(sky, t, params.uncertainty, say) }),
  }),
});
