/** The sade-satis and dhaiyas of a life, whether one is current on a day, and Saturn's position on that day. */

import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { SADE_SATI_SOURCE, type SaturnStay, sadeSatiOf, stayAt } from '../../jyotisha/kundali/doshas/sade-sati.ts';
import { gocharaOf, transitOf } from '../../jyotisha/kundali/gochara/gochara.ts';
import { clock } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { on } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { onOf } from './on.ts';
import type { sadeSatiReply } from './sade-sati.reply.ts';
import { transitReplyOf } from './transit-fields.ts';

export const sadeSati = view<typeof sadeSatiReply>()({
  field: 'sade_sati',
  summary: 'Every sade-sati and dhaiya of 120 years with re-entries, and Saturn’s motion on a day',
  reads: 'birth',
  params: { on },
  heavy: true,
  of(asked) {
    const { sky, t, say } = asked;
    const on = onOf(asked);
    const birth = chartOf(sky, t);
    const { from, to, periods, dhaiya } = sadeSatiOf(birth);
    const running = stayAt(periods, on.t);
    const staySaid = ({ house, cycle, start, end }: SaturnStay) => ({
      house_from_moon: house,
      cycle,
      start: clock(sky.place, start),
      end: clock(sky.place, end),
    });
    return {
      on: on.date,
      active: running !== null,
      phase: running?.phase ?? null,
      dhaiya_active: stayAt(dhaiya, on.t) !== null,
      periods: periods.map((each) => ({ phase: each.phase, ...staySaid(each) })),
      dhaiya: dhaiya.map(staySaid),
      saturn: { at: clock(sky.place, on.t), ...transitReplyOf(say, transitOf(gocharaOf(birth, on.t), 'shani')) },
      ...notesReplyOf(say, on.t < from || on.t >= to ? [({ outside_life }) => outside_life] : []),
      citation: say.cite(SADE_SATI_SOURCE),
    };
  },
});
