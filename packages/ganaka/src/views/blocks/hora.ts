/** The horas (planetary hours) of day and night. */

import type { Static } from 'typebox';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { HORA_SOURCE, HORAS, horaLord } from '../../jyotisha/panchanga/hours/hora.ts';
import type { Span } from '../../kernel/span.ts';
import { block } from './block.ts';
import type { horaBlockReply, horaReply } from './hora.reply.ts';
import { boundaryClocks } from './replies.ts';
import { spansOf } from './spans.ts';

export const hora = block<typeof horaBlockReply>()({
  name: 'hora',
  summary: 'Horas: daylight and night in twelve parts each, with their lords',
  needs: 'day_and_night',
  of({ day }, say) {
    const { daylight, night } = spansOf(day);
    return {
      day: twelve(day, daylight, 1),
      night: twelve(day, night, 1 + HORAS),
      citation: say.cite(HORA_SOURCE),
    };
  },
});

function twelve({ place, weekday }: Day, whole: Span, first: number) {
  const clocks = boundaryClocks(place, whole, HORAS);
  const said: Static<typeof horaReply>[] = [];
  for (let i = 0; i < HORAS; i++)
    said.push({
      number: first + i,
      lord: horaLord(weekday, first + i),
      start: clocks[i] ?? '',
      end: clocks[i + 1] ?? '',
    });
  return said;
}
