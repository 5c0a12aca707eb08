/** Parts of schemas and payloads that the instruments share. */

import type { Static } from 'typebox';
import type { Place } from '../../kernel/place.ts';
import { type CivilDay, type JdUt, jdUt } from '../../kernel/units.ts';
import type { EventTime, Sky } from '../../sky/engines/engine.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { clock, round4 } from '../../text/format.ts';
import type { lengthReply } from './fields.reply.ts';

/** A series of `count` rows from `start`, `stepMinutes` apart. */
export function samplesOf(
  place: Place,
  { start, stepMinutes, count }: { readonly start: JdUt; readonly stepMinutes: number; readonly count: number },
  fields: readonly string[],
  row: (t: JdUt, n: number) => (number | null)[],
) {
  return {
    start: clock(place, start),
    step_minutes: stepMinutes,
    fields: [...fields],
    rows: Array.from({ length: count }, (_, i) => row(jdUt(start + (i * stepMinutes) / 1440), i)),
  };
}

/** A duration as in `rise_set`; null if one of its ends does not occur. */
export function lengthBetween(from: EventTime, to: EventTime): Static<typeof lengthReply> {
  if (isNone(from) || isNone(to)) return null;
  return { hours: round4((to - from) * 24), ghati: round4((to - from) * 60) };
}
export const dinamanaOf = (sky: Sky, day: CivilDay) => lengthBetween(sky.sunrise(day), sky.sunset(day));

export const clockOrNull = (place: Place, at: EventTime): string | null => (isNone(at) ? null : clock(place, at));
