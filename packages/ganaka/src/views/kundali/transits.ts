/** The nine grahas of a day, each with its house from the birth lagna and from the birth Moon. */

import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { gocharaOf, transitOf } from '../../jyotisha/kundali/gochara/gochara.ts';
import { perGraha } from '../../sky/engines/engine.ts';
import { clock } from '../../text/format.ts';
import { on } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { onOf } from './on.ts';
import { transitReplyOf } from './transit-fields.ts';
import type { transitsReply } from './transits.reply.ts';

export const transits = view<typeof transitsReply>()({
  field: 'transits',
  summary: 'The grahas of a day over the birth chart',
  reads: 'birth',
  params: { on },
  of(asked) {
    const { sky, t, say } = asked;
    const on = onOf(asked);
    const gochara = gocharaOf(chartOf(sky, t), on.t);
    return {
      on: on.date,
      at: clock(sky.place, on.t),
      grahas: perGraha((graha) => transitReplyOf(say, transitOf(gochara, graha))),
    };
  },
});
