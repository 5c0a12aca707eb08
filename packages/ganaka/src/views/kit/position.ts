/** A position in replies: longitude, rashi, degrees within the rashi, nakshatra with pada and lord. */

import type { Static } from 'typebox';
import { ordinal } from '../../kernel/angle.ts';
import { cachedOn } from '../../kernel/caches.ts';
import type { SiderealDeg } from '../../kernel/units.ts';
import { PADA_DEG, rashiOf } from '../../kernel/zodiac.ts';
import { NAKSHATRA } from '../../lexicon/angas/nakshatra.ts';
import type { Voice } from '../../text/voice.ts';
import type { nakshatraReply, positionReply } from './position.reply.ts';

export type Position = Static<typeof positionReply>;
type NakshatraPart = Static<typeof nakshatraReply>;

const MICRO = 1e6;
const RASHI_MICRO = 30 * MICRO;

/** The 108 padas with their names, cached per voice; a birth chart uses eleven of them. */
const padasIn = cachedOn((say: Voice): NakshatraPart[] =>
  NAKSHATRA.flatMap((nakshatra) =>
    'lord' in nakshatra // Abhijit has no lord and is not one of the 27
      ? [1, 2, 3, 4].map((pada) =>
          Object.freeze({ ...say.named('nakshatra', nakshatra.number), pada, lord: nakshatra.lord }),
        )
      : [],
  ),
);

function padaReplyOf(say: Voice, longitude: number): NakshatraPart {
  const said = padasIn(say)[ordinal(longitude, PADA_DEG) - 1];
  if (said === undefined) throw new Error(`no pada at ${longitude}`);
  return said;
}

export function positionOf(say: Voice, longitude: SiderealDeg): Position {
  // truncated only once, so that longitude and amsha agree in the last decimal
  const micro = Math.trunc(longitude * MICRO);
  return {
    longitude: micro / MICRO,
    rashi: say.named('rashi', rashiOf(longitude)),
    amsha: (micro % RASHI_MICRO) / MICRO,
    nakshatra: padaReplyOf(say, longitude),
  };
}
