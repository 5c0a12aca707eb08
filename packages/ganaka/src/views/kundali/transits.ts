/** The nine grahas of a day, each with its house from the birth lagna and from the birth Moon. */

import { Type } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { gocharaOf, transitOf } from '../../jyotisha/kundali/gochara/gochara.ts';
import { perGraha } from '../../sky/engines/engine.ts';
import { clock } from '../../text/format.ts';
import { on } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { onOf } from './on.ts';
import { perGrahaReply } from './shapes.ts';
import { transitFields, transitSaid } from './transit-reply.ts';

export const transits = view({
  field: 'transits',
  summary: 'The grahas of a day over the birth chart',
  reads: 'birth',
  params: { on },
  reply: Type.Object({
    on: Type.String(),
    at: Type.String({ description: 'instant of the positions: sunrise of that day at the place' }),
    grahas: perGrahaReply(Type.Object(transitFields)),
  }),
  of(asked) {
    const { sky, t, say } = asked;
    const on = onOf(asked);
    const gochara = gocharaOf(chartOf(sky, t), on.t);
    return {
      on: on.date,
      at: clock(sky.place, on.t),
      grahas: perGraha((graha) => transitSaid(say, transitOf(gochara, graha))),
    };
  },
});
