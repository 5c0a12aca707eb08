/** The eight chaughadiyas of the day and the eight of the night. */

import type { Static } from 'typebox';
import { CHAUGHADIYA_SOURCE, dayWatches, nightWatches, WATCHES } from '../../jyotisha/muhurta/chaughadiya.ts';
import type { Place } from '../../kernel/place.ts';
import type { Span } from '../../kernel/span.ts';
import type { Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import type { chaughadiyaReply, watchReply } from './chaughadiya.reply.ts';
import { boundaryClocks } from './replies.ts';
import { spansOf } from './spans.ts';

export const chaughadiya = block<typeof chaughadiyaReply>()({
  name: 'chaughadiya',
  summary: 'Chaughadiya: daylight and night in eight watches each',
  needs: 'day_and_night',
  of({ day }, say) {
    const { daylight, night } = spansOf(day);
    return {
      day: eight(say, day.place, daylight, dayWatches(day.weekday)),
      night: eight(say, day.place, night, nightWatches(day.weekday)),
      citation: say.cite(CHAUGHADIYA_SOURCE),
    };
  },
});

function eight(say: Voice, place: Place, whole: Span, watches: ReturnType<typeof dayWatches>) {
  const clocks = boundaryClocks(place, whole, WATCHES);
  return watches.map(({ number: listed, quality }, i): Static<typeof watchReply> => {
    const start = clocks[i] ?? '';
    const end = clocks[i + 1] ?? '';
    return { number: i + 1, ...say.nameAt('chaughadiya', listed), quality, start, end };
  });
}
