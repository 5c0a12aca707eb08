/** The tithi at the moment, and those of the day. */

import { BURNT_RASHIS_SOURCE, burntRashisOf } from '../../jyotisha/panchanga/angas/burnt-rashis.ts';
import { classOf, pakshaOf } from '../../jyotisha/panchanga/angas/tithi.ts';
import { briefCitation } from '../../text/citation.ts';
import { clock, deg6, round6 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import { growthReplyOf, transitionsOf } from './replies.ts';
import type { tithiReply } from './tithi.reply.ts';

export const tithi = block<typeof tithiReply>()({
  name: 'tithi',
  summary: 'Tithi: the Moon’s gain on the Sun in parts of twelve degrees',
  of({ place, day, tithi: now }, say) {
    const { number, from, to, fraction, angleDeg } = now;
    const { kshaya, vriddhi } = growthReplyOf(say, 'tithi', day);
    return {
      number,
      ...say.nameAt('tithi', number),
      paksha: pakshaOf(number),
      class: classOf(number),
      fraction: round6(fraction),
      elongation: deg6(angleDeg),
      start: clock(place, from),
      end: clock(place, to),
      transitions: transitionsOf(say, 'tithi', place, day.transitions('tithi')),
      kshaya,
      vriddhi,
      dagdha: dagdhaSaid(say, number),
    };
  },
});

const dagdhaSaid = (say: Voice, tithi: number) => ({
  rashis: burntRashisOf(tithi).map((rashi) => say.named('rashi', rashi)),
  citation: briefCitation(BURNT_RASHIS_SOURCE),
});
