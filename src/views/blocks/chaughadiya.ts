/** The eight chaughadiya watches of day and night. */
import { Type } from 'typebox';
import type { Place } from '../../kernel/place.ts';
import { CHAUGHADIYA_SOURCE, type Chaughadiya, dayWatches, nightWatches } from '../../muhurta/chaughadiya.ts';
import { citation } from '../../rules/source.ts';
import { clock } from '../../text/format.ts';
import type { Say } from '../../text/say.ts';
import { citationReply } from '../citation.ts';
import { block } from './block.ts';
import { nameFields, windowFields } from './replies.ts';
import { spansOf } from './spans.ts';

const watchReply = Type.Object({
  ...nameFields,
  quality: Type.Enum(['good', 'neutral', 'bad']),
  ...windowFields,
});

export const chaughadiya = block({
  name: 'chaughadiya',
  summary: 'Chaughadiya: daylight and night in eight watches each',
  needs: 'day_and_night',
  reply: Type.Object({ day: Type.Array(watchReply), night: Type.Array(watchReply), citation: citationReply }),
  of(day, say) {
    const { daylight, night } = spansOf(day);
    return {
      day: dayWatches(day.weekday, daylight).map((each) => said(say, day.place, each)),
      night: nightWatches(day.weekday, night).map((each) => said(say, day.place, each)),
      citation: citation(CHAUGHADIYA_SOURCE),
    };
  },
});

const said = (say: Say, place: Place, { number, name, quality, from, to }: Chaughadiya) => ({
  ...say.named('chaughadiya', name),
  number,
  quality,
  start: clock(place, from),
  end: clock(place, to),
});
