/**
 * How the day's sunrise is computed: midnight at Lanka, to which the zone, the meridian, the Sun's equation, a quarter
 * day and the cara (ascensional difference) are added.
 */

import { aharganaAt } from '../../jyotisha/siddhanta/madhyama.ts';
import { midnight } from '../../kernel/civil.ts';
import { UJJAIN_LON_DEG } from '../../kernel/kali.ts';
import { type JdUt, plusDays } from '../../kernel/units.ts';
import { isNone } from '../../sky/engines/engine.ts';
import type { SunEvent } from '../../sky/engines/siddhantic/dina.ts';
import { agrajyaOf, caraAsuOf, noonShadow, ownDayAsu } from '../../sky/engines/siddhantic/triprashna.ts';
import { GNOMON, R } from '../../sky/engines/siddhantic/units.ts';
import { clock, deg6, round3, round4 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from '../siddhanta/moment.ts';
import {
  horizonNotes,
  orNull,
  poleNotes,
  shadowOf,
  sunOf,
  sunriseNotes,
  unlessAtPole,
} from '../siddhanta/triprashna.ts';
import { view } from '../view.ts';
import { clockOrNull, lengthBetween, samplesOf } from './fields.ts';
import { standAt } from './horizon.ts';
import type { udayaYantraReply } from './udaya.reply.ts';

const STEP_MINUTES = 30;
export const FIELDS = ['hour_angle', 'altitude', 'azimuth', 'shadow'] as const;
/** The terms of the sum; by the velantara it replaces the bhujantara. */
export const NAMES = ['midnight_lanka', 'zone', 'desantara', 'bhujantara', 'velantara', 'quarter_day', 'cara'] as const;
const VERSES: Readonly<Record<(typeof NAMES)[number], string>> = {
  midnight_lanka: 'I.50',
  zone: '–',
  desantara: 'I.60-65',
  bhujantara: 'II.46',
  velantara: '–',
  quarter_day: 'II.59',
  cara: 'II.61-62',
};

export function udayaYantraOf(at: At) {
  const moment = momentOf(at);
  const { dina, sky, day, place, t, ganita } = moment;
  const [sunrise, sunset, next] = [sky.sunrise(day), sky.sunset(day), sky.sunrise(plusDays(day, 1))];
  const { declination, tropical } = sunOf(moment);
  const cara = caraAsuOf(ganita.jya, dina.desha.palabha, declination);
  const agrajya = agrajyaOf(ganita.jya, dina.desha, declination);
  const shadow = shadowOf(moment);
  const noon = noonShadow(ganita.jya, dina.desha, declination);
  const start = isNone(sunrise) ? midnight(day, place.offsetHoursAt(sky.noon(day))) : sunrise;
  return {
    text: TEXT,
    at: clock(place, t),
    sunrise: clockOrNull(place, sunrise),
    noon: clock(place, sky.noon(day)),
    sunset: clockOrNull(place, sunset),
    next_sunrise: clockOrNull(place, next),
    terms: termsOf(moment),
    declination: deg6(declination),
    own_day_asu: round4(ownDayAsu(ganita.sunMotion(moment.days), tropical)),
    day_radius: round4(ganita.jya.cos(declination)),
    kshitijya: unlessAtPole(moment, (ganita.jya.sin(declination) * dina.desha.palabha) / GNOMON),
    cara_asu: orNull(cara),
    dinamana: lengthBetween(sunrise, sunset),
    ratrimana: lengthBetween(sunset, next),
    agrajya: Math.abs(agrajya) <= R ? round4(agrajya) : null,
    verse: 'II.28, II.46, II.59-63, III.27',
    shanku: {
      palabha: unlessAtPole(moment, dina.desha.palabha),
      noon_shadow: orNull(noon.shadow),
      shadow: shadow.shadow,
      hypotenuse: shadow.karna,
      altitude: shadow.altitude,
      bhuja: shadow.bhuja,
      verse: 'III.17, III.20-25, III.34-36',
    },
    samples: samplesOf(place, { start, stepMinutes: STEP_MINUTES, count: 49 }, FIELDS, (each) => {
      const sun = sunOf({ ...moment, days: aharganaAt(each) });
      const hour = dina.sunHourAsu(each);
      const stand = standAt(moment, sun.declination, hour);
      return [round4(hour / 60), round4(stand.altitude), round4(stand.azimuth), orNull(stand.shadow)];
    }),
    ...notesReplyOf(at.say, [
      ...(isNone(sunrise) || isNone(sunset) ? horizonNotes(sunrise, sunset) : sunriseNotes(moment)),
      ...(shadow.shadow === null ? ['no_shadow' as const] : []),
      'shadow_samples',
      ...poleNotes(moment),
    ]),
  };
}

/** The terms whose sum is the sunrise of the reply, in minutes of the clock and in asu. */
function termsOf(moment: SiddhantaMoment) {
  const { dina, ganita, sky, day, place } = moment;
  const n = dina.localDayOf(day);
  const event = dina.sunEvent(n, 'rise');
  const rise = hasHappened(event) ? event : null;
  const about = rise?.at ?? sky.noon(day);
  const offsetHours = Math.round(place.offsetHoursAt(about) * 60) / 60;
  const shift = rise?.noonShiftDays ?? sky.noon(day) - dina.meanMidnight(n) - 0.5;
  const own = rise?.ownDayAsu ?? ownDayAsu(ganita.sunMotion(aharganaAt(about)), dina.tropicalSun(about));
  const inDays = (x: number): number => x / ganita.asuInCivilDay;
  const zone = offsetHours / 24 - UJJAIN_LON_DEG / 360;
  const desantara = (UJJAIN_LON_DEG - place.lonDeg) / 360;
  // nonzero only if the clock differs so much from the place's own time that whole days lie between the two midnights
  const whole = dina.meanMidnight(n) - midnight(day, offsetHours) - zone - desantara;
  const days: Readonly<Record<(typeof NAMES)[number], number | null>> = {
    midnight_lanka: whole,
    zone,
    desantara,
    bhujantara: shift,
    velantara: shift,
    quarter_day: inDays(own / 4),
    cara: rise === null ? null : -inDays(rise.caraAsu),
  };
  const left = dina.rule === 'text' ? 'velantara' : 'bhujantara';
  return NAMES.filter((name) => name !== left).map((name) => {
    const size = days[name];
    return {
      name,
      sign: size !== null && size < 0 ? (-1 as const) : (1 as const),
      minutes: size === null ? null : round3(Math.abs(size) * 1440) + 0,
      asu: size === null ? null : round3(Math.abs(size) * ganita.asuInCivilDay) + 0,
      verse: VERSES[name],
    };
  });
}

const hasHappened = (event: SunEvent | JdUt | { readonly none: string }): event is SunEvent =>
  typeof event === 'object' && 'at' in event;

export const udayaYantra = view<typeof udayaYantraReply>()({
  field: 'udaya_yantra',
  summary: 'Sunrise, noon and sunset with the sum that makes the sunrise, the gnomon and a day of samples',
  reads: 'moment',
  of: udayaYantraOf,
});
