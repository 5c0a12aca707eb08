/** Surya-siddhanta X: the Moon's illuminated part and horns, and how long the Moon stays above the horizon. */

import { shringonnatiAt } from '../../jyotisha/siddhanta/shringonnati.ts';
import { jdUt } from '../../kernel/units.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { clock, deg6, round4 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { view } from '../view.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from './moment.ts';
import type { shringonnatiReply } from './shringonnati.reply.ts';
import { poleNotes, unlessAtPole } from './triprashna.ts';

export function shringonnatiOf(at: At) {
  const moment = momentOf(at);
  const { dina, t, place } = moment;
  const found = shringonnatiAt(dina, t);
  const repeated = repeatedOf(moment, found.waxing);
  return {
    text: TEXT,
    at: clock(place, t),
    elongation: deg6(found.elongation),
    paksha: found.waxing ? ('shukla' as const) : ('krishna' as const),
    lit_digits: round4(found.litDigits),
    lit_minutes: round4(found.litLipta),
    moon_disk_minutes: round4(found.moonDiskLipta),
    sun_declination: deg6(found.sunDeclination),
    moon_declination: deg6(found.moonDeclination),
    bhuja: unlessAtPole(moment, found.bhuja),
    koti: found.koti,
    karna: unlessAtPole(moment, found.karna),
    higher_horn: found.higherHorn,
    interval: {
      what: found.waxing ? ('moonset after sunset' as const) : ('moonrise after sunset' as const),
      asu: round4(found.intervalAsu),
      nadi: round4(found.intervalAsu / 360),
      verse: 'X.2-5',
    },
    repeated,
    ...notesReplyOf(at.say, [
      ...(repeated === null ? ['moon_interval_not_repeated' as const] : []),
      ...poleNotes(moment),
    ]),
    verses: { visibility: 'X.1', bhuja_koti_karna: 'X.6-8', lit_part: 'X.9', drawing: 'X.10-15' },
  };
}

/**
 * Moonset or moonrise after the day's sunset by X.2-5, with the motion of both bodies in the interval. The computation
 * is repeated until the result no longer changes.
 */
function repeatedOf({ dina, sky, day, place }: SiddhantaMoment, waxing: boolean) {
  const sunset = sky.sunset(day);
  if (isNone(sunset)) return null;
  const until = jdUt(sunset + 1);
  const at = waxing ? dina.moonset(sunset, until) : dina.moonrise(sunset, until);
  if (isNone(at)) return null;
  return { sunset: clock(place, sunset), at: clock(place, at), nadi: round4((at - sunset) * 60), verse: 'X.2-5' };
}

export const shringonnati = view<typeof shringonnatiReply>()({
  field: 'shringonnati',
  summary: 'The Moon’s lit part, her horns, and how long she stays up',
  reads: 'moment',
  of: shringonnatiOf,
});
