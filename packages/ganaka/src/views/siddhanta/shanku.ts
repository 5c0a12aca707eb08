/**
 * Surya-siddhanta III.1-41, the gnomon in the field: the shadow now, the time from a measured shadow, and suggestions
 * for observing.
 */

import { jdUt } from '../../kernel/units.ts';
import { hourOfShadow, hourOfShanku, konaShanku, samaKarna } from '../../sky/engines/siddhantic/triprashna.ts';
import { ASU_IN_DAY, GNOMON, R, SINE_OF_OBLIQUITY } from '../../sky/engines/siddhantic/units.ts';
import { clock, deg6, round4 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { decimal, flag } from '../kit/parameter.ts';
import { view } from '../view.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from './moment.ts';
import type { shankuReply } from './shanku.reply.ts';
import { dayOf, orNull, poleNotes, shadowOf, sunNotes, sunOf, unlessAtPole } from './triprashna.ts';

export function shankuOf(at: At) {
  const moment = momentOf(at);
  const { place, t } = moment;
  const { declination } = sunOf(moment);
  const shadow = at.params?.shadow;
  const now = shadowOf(moment);
  return {
    text: TEXT,
    at: clock(place, t),
    gnomon: GNOMON,
    palabha: unlessAtPole(moment, moment.dina.desha.palabha),
    declination: deg6(declination),
    ...now,
    zenith_distance: deg6(90 - moment.ganita.jya.arc(now.shanku)),
    day: dayOf(moment),
    from_shadow: shadow === undefined ? null : fromShadow(moment, shadow),
    suggestion: at.params?.suggest === true ? suggestionOf(moment) : null,
    ...notesReplyOf(at.say, [...sunNotes(moment, now.shadow), ...poleNotes(moment)]),
    verses: { shadow: 'III.34-36', time_from_shadow: 'III.37-39', latitude_and_sun: 'III.13-20', dial: 'III.1-5' },
  };
}

/**
 * Results for a measured shadow: the two times of day that have it (III.37-39), and what it shows if it was measured at
 * noon (III.13-20).
 */
function fromShadow(moment: SiddhantaMoment, shadow: number) {
  const { ganita, dina, place } = moment;
  const { jya } = ganita;
  const { declination } = sunOf(moment);
  const karna = Math.sqrt(shadow * shadow + GNOMON * GNOMON);
  const hour = hourOfShadow(jya, dina.desha, declination, shadow);
  const zenith = jya.arc((R * shadow) / karna);
  // the length of a shadow does not show its direction; the side of the zenith is taken from the Sun of this day
  const southOfZenith = place.latDeg >= declination ? zenith : -zenith;
  const declinationAtNoon = place.latDeg - southOfZenith;
  const sine = (jya.sin(declinationAtNoon) * R) / SINE_OF_OBLIQUITY;
  return {
    shadow,
    karna: round4(karna),
    shanku: round4((GNOMON * R) / karna),
    nata_asu: orNull(hour),
    morning: hour === null ? null : atHour(moment, -hour),
    afternoon: hour === null ? null : atHour(moment, hour),
    if_at_noon: {
      zenith_distance: deg6(zenith),
      latitude: deg6(southOfZenith + declination),
      declination: deg6(declinationAtNoon),
      // the verse gives the bhuja of the tropical Sun (its arc from the nearer equinox); the quadrant must be known
      sun_tropical_bhuja: Math.abs(sine) > R ? null : deg6(jya.arc(sine)),
    },
    ...notesReplyOf(moment.say, [
      ...(hour === null ? ['shadow_never_so_long' as const] : []),
      ...(Math.abs(sine) > R ? ['no_such_noon_shadow' as const] : []),
    ]),
  };
}

const atHour = ({ sky, day, place }: SiddhantaMoment, asu: number): string =>
  clock(place, jdUt(sky.noon(day) + asu / ASU_IN_DAY));

/**
 * How to set up the gnomon, and the moments of this day that are worth observing. This is our own reading of the
 * verses.
 */
function suggestionOf(moment: SiddhantaMoment) {
  const { ganita, dina, sky, day, place } = moment;
  const { jya } = ganita;
  const { desha } = dina;
  const { declination } = sunOf(moment);
  const noon = Math.abs(jya.sin(desha.latDeg - declination));
  const noonLength = (GNOMON * noon) / Math.max(jya.cos(desha.latDeg - declination), 1e-6);
  const karna = samaKarna(jya, desha, declination);
  const kona = konaShanku(jya, desha, declination);
  const waits = [
    { what: 'shadow_equals_gnomon', hour: hourOfShadow(jya, desha, declination, GNOMON), verse: 'III.37-39' },
    {
      what: 'prime_vertical',
      hour: karna === null ? null : hourOfShanku(jya, desha, declination, (GNOMON * R) / karna),
      verse: 'III.25-27',
    },
    {
      what: 'intermediate_direction',
      hour: kona === null ? null : hourOfShanku(jya, desha, declination, kona.shanku),
      verse: 'III.28-34',
    },
  ];
  return {
    gnomon: GNOMON,
    // the shadow enters this circle in the forenoon and leaves it in the afternoon; the two points give east and west
    circle_radius: round4(Math.min(Math.max(noonLength * 1.5, GNOMON), 10 * GNOMON)),
    noon: clock(place, sky.noon(day)),
    noon_shadow: Math.abs(desha.latDeg - declination) < 90 ? round4(noonLength) : null,
    moments: waits.flatMap(({ what, hour, verse }) =>
      hour === null ? [] : [{ what, morning: atHour(moment, -hour), afternoon: atHour(moment, hour), verse }],
    ),
    verse: 'III.1-5',
  };
}

export const shanku = view<typeof shankuReply>()({
  field: 'shanku',
  summary: 'The gnomon: shadow at the time, time from a shadow, and with suggest=1 what to set up and wait for',
  reads: 'moment',
  params: {
    suggest: flag({ meaning: '1 for instructions on what to measure', example: '1' }),
    shadow: decimal(0, 1200, { meaning: 'measured noon shadow of a gnomon of 12 angulas', example: '5.5' }),
  },
  of: shankuOf,
});
