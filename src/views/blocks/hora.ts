/** The planetary hours of day and night. */
import { Type } from 'typebox';
import type { Place } from '../../kernel/place.ts';
import { HORA_SOURCE, type Hora, horas } from '../../muhurta/hora.ts';
import { citation } from '../../rules/source.ts';
import { clock } from '../../text/format.ts';
import { citationReply } from '../citation.ts';
import { grahaReply } from '../position.ts';
import { block } from './block.ts';
import { windowFields } from './replies.ts';
import { spansOf } from './spans.ts';

const horaReply = Type.Object({ number: Type.Integer({ minimum: 1, maximum: 24 }), lord: grahaReply, ...windowFields });

export const hora = block({
  name: 'hora',
  summary: 'Horas: daylight and night in twelve parts each, with their lords',
  needs: 'day_and_night',
  reply: Type.Object({ day: Type.Array(horaReply), night: Type.Array(horaReply), citation: citationReply }),
  of(day) {
    const { daylight, night } = spansOf(day);
    return {
      day: horas(day.weekday, daylight, 1).map((each) => said(day.place, each)),
      night: horas(day.weekday, night, 13).map((each) => said(day.place, each)),
      citation: citation(HORA_SOURCE),
    };
  },
});

const said = (place: Place, { number, lord, from, to }: Hora) => ({
  number,
  lord,
  start: clock(place, from),
  end: clock(place, to),
});
