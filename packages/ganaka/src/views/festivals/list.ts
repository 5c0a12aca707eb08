/** The festivals that have their own route, each with its rule in one line. */

import { ROUTED_FESTIVALS } from '../../jyotisha/festivals/catalog/index.ts';
import { view } from '../view.ts';
import type { festivalListReply } from './list.reply.ts';

export const festivalList = view<typeof festivalListReply>()({
  field: 'festivals',
  summary: 'The festival ids with names and rules',
  reads: 'moment',
  elsewhere: { year: 'the festivals of a year are at /v1/parva-mool, one of them at festivals/{id}' },
  of: ({ say }) =>
    ROUTED_FESTIVALS.map(({ id, on, kala }) => ({
      id,
      ...say.byId('festival', id),
      ...say.field('rule', ({ festivalRules }) => festivalRules[id]),
      ...('tithi' in on
        ? { masa: on.masa ?? null, tithi: typeof on.tithi === 'number' ? on.tithi : null, kala }
        : { masa: null, tithi: null, kala: null }),
    })),
});
