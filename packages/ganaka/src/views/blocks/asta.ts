/**
 * The coming heliacal settings and risings of the planets, and whether Jupiter or Venus is now in vardhakya, asta or
 * balya, when undertakings are forbidden.
 */

import { NISHEDHA_SOURCE, nishedhaHere, upcomingAfter } from '../../jyotisha/panchanga/graha-asta/asta.ts';
import { clock } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { astaReply } from './asta.reply.ts';
import { block } from './block.ts';

/**
 * The note for places where not every sign of the zodiac rises. It names what replaces the missing rising times: those
 * of Lanka for whole signs, as in the siddhanta, or arcs of the sphere.
 */
const NOT_EVERY_SIGN_RISES = {
  signs: 'rising_times_of_lanka',
  sphere: 'touching_the_horizon',
} as const;

export const asta = block<typeof astaReply>()({
  name: 'asta',
  summary: 'The next asta or udaya of each star-planet; asta-nishedha of Guru and Shukra',
  conventions: { asta: 'kalamsha limits of Surya-siddhanta IX.6-8; vardhakya, balya 7 days' },
  of: (moment, say) => ({
    upcoming: upcomingAfter(moment).map(({ graha, event, at }) => ({ graha, event, at: clock(moment.place, at) })),
    nishedha: nishedhaHere(moment).map(({ graha, state }) => ({ graha, state, citation: say.cite(NISHEDHA_SOURCE) })),
    ...(!moment.sky.everySignRises &&
      notesReplyOf(say, [NOT_EVERY_SIGN_RISES[moment.sky.kalamshaBends ? 'signs' : 'sphere']])),
  }),
});
