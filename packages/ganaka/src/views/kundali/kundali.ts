/** The birth chart: lagna, midheaven and the nine grahas, whole-sign houses. */
import { Type } from 'typebox';
import { view } from '../view.ts';
import { natalReply, natalSaid } from './natal.ts';
import { sensitivityReply, sensitivitySaid, uncertainty } from './sensitivity.ts';

export const kundali = view({
  field: 'kundali',
  summary: 'Birth chart: lagna, midheaven, the nine grahas and the whole-sign houses',
  reads: 'birth',
  params: { uncertainty },
  heavyWhen: ({ uncertainty: minutes }) => minutes !== undefined,
  reply: Type.Object({ ...natalReply.properties, sensitivity: Type.Optional(sensitivityReply) }),
  of: ({ sky, t, say, params }) => ({
    ...natalSaid(sky, t, say),
    ...(params.uncertainty !== undefined && { sensitivity: sensitivitySaid(sky, t, params.uncertainty, say) }),
  }),
});
