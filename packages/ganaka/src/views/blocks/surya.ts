/** What only the Surya-siddhanta computes for the moment, chapter by chapter. */

import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import { cachedOn } from '../../kernel/caches.ts';
import type { Voice } from '../../text/voice.ts';
import { suryaExtras } from '../siddhanta/extras.ts';
import { block } from './block.ts';
import type { suryaReply } from './surya.reply.ts';

export const surya = block<typeof suryaReply>()({
  name: 'surya',
  summary: 'Surya-siddhanta extras; on that engine only',
  engine: 'surya-siddhanta',
  given: (moment, say) => extrasOf(moment, say) !== null,
  of(moment, say) {
    const extras = extrasOf(moment, say);
    if (extras === null) throw new Error('the Surya-siddhanta extras were requested from another engine');
    return extras;
  },
});

const extrasIn = cachedOn((_: Moment) => new Map<Voice, ReturnType<typeof suryaExtras>>());

function extrasOf(moment: Moment, say: Voice): ReturnType<typeof suryaExtras> {
  const known = extrasIn(moment).get(say);
  if (known !== undefined) return known;
  const { sky, t, day } = moment;
  const made = suryaExtras({ sky, t, day: day.civil, say });
  extrasIn(moment).set(say, made);
  return made;
}
