/** Surya-siddhanta III: direction, place and time from the gnomon; rising times of the signs; lagna. */

import { ASU_IN_CIVIL_DAY } from '../../jyotisha/siddhanta/madhyama.ts';
import { norm360 } from '../../kernel/angle.ts';
import { type EventTime, isNone } from '../../sky/engines/engine.ts';
import {
  agrajyaOf,
  caraAsuOf,
  declinationOf,
  konaShanku,
  noonShadow,
  ownDayAsu,
  samaKarna,
  shankuAt,
} from '../../sky/engines/siddhantic/triprashna.ts';
import { ASU_IN_DAY, GNOMON, R } from '../../sky/engines/siddhantic/units.ts';
import { ayanamsaAt } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { clock, deg6, round3, round4 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { view } from '../view.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from './moment.ts';
import type { triprashnaReply } from './triprashna.reply.ts';

export const orNull = (x: number | null): number | null => (x === null ? null : round4(x));

/** Within a minute of arc of a pole (the smallest unit of the text), shadows and what depends on them are undefined. */
export const isAtPole = ({ dina }: SiddhantaMoment): boolean => dina.desha.lambajya < 1;
export const unlessAtPole = (moment: SiddhantaMoment, x: number | null): number | null =>
  isAtPole(moment) ? null : orNull(x);
export const poleNotes = (moment: SiddhantaMoment): Note[] => (isAtPole(moment) ? ['pole_no_palabha'] : []);

/** The note that says why the Sun has no rising or no setting. */
export function horizonNotes(sunrise: EventTime, sunset: EventTime): Note[] {
  if (!isNone(sunrise) && !isNone(sunset)) return [];
  const missing = !isNone(sunset) ? 'rise' : !isNone(sunrise) ? 'set' : 'both';
  const staysUp = [sunrise, sunset].some((each) => isNone(each) && each.none === 'always_up');
  return [({ no_rise_or_set }) => no_rise_or_set(missing, staysUp ? 'up' : 'down')];
}
/** The note that says by which rule the sunrise is computed. */
export const sunriseNotes = ({ dina }: SiddhantaMoment): Note[] => [
  dina.rule === 'text' ? 'sunrise_of_the_text' : 'sunrise_by_velantara',
];
/** The whole equation of time at the day's sunrise, in seconds. */
export const velantaraOf = ({ dina, day }: SiddhantaMoment): number =>
  round3(dina.velantaraSeconds(dina.localDayOf(day)));
export const sunNotes = ({ sky, day }: SiddhantaMoment, shadow: number | null): Note[] => [
  ...horizonNotes(sky.sunrise(day), sky.sunset(day)),
  ...(shadow === null ? ['no_shadow' as const] : []),
];

export function triprashnaOf(at: At) {
  const moment = momentOf(at);
  const { dina, sky, t, days, place } = moment;
  const { desha } = dina;
  const sun = sunOf(moment);
  const shadow = shadowOf(moment);
  const [sama, kona] = [samaOf(moment), konaOf(moment)];
  return {
    text: TEXT,
    at: clock(place, t),
    akshajya: round4(desha.akshajya),
    lambajya: round4(desha.lambajya),
    palabha: unlessAtPole(moment, desha.palabha),
    vishuvat_karna: unlessAtPole(moment, desha.vishuvatKarna),
    cara_asu: desha.caraAsu?.map(round4) ?? null,
    rising_asu: desha.rising?.asu.map(round4) ?? null,
    sun: {
      longitude: deg6(sun.longitude),
      ayanamsa: deg6(ayanamsaAt(days)),
      tropical: deg6(sun.tropical),
      declination: deg6(sun.declination),
    },
    direction: directionOf(moment),
    noon: noonOf(moment),
    day: dayOf(moment),
    shadow,
    sama,
    kona,
    velantara_seconds: velantaraOf(moment),
    lagna: deg6(sky.lagna(t)),
    madhya_lagna: deg6(sky.midheaven(t)),
    ...notesReplyOf(at.say, [
      ...sunriseNotes(moment),
      ...(desha.rising === null ? ['lagna_on_the_sphere' as const] : []),
      ...sunNotes(moment, shadow.shadow),
      ...(sama === null ? ['no_prime_vertical' as const] : []),
      ...(kona === null ? ['no_intermediate_direction' as const] : []),
      ...poleNotes(moment),
    ]),
    verses: {
      directions: 'III.1-5',
      latitude: 'III.13-17',
      palabha: 'III.17',
      noon_shadow: 'III.20-22',
      agra: 'III.22-28',
      sama: 'III.25-27',
      kona: 'III.28-34',
      shanku: 'III.34-36',
      rising: 'III.42-45',
      lagna: 'III.46-48',
      madhya_lagna: 'III.49',
    },
  };
}

/** The Sun's longitude at the moment, sidereal and tropical, and its declination. */
export function sunOf({ ganita, days }: SiddhantaMoment) {
  const longitude = ganita.longitudeOf('surya', days);
  const tropical = norm360(longitude + ayanamsaAt(days));
  return { longitude, tropical, declination: declinationOf(ganita.jya, tropical) };
}

/** The point at which the Sun crosses the horizon, as a sine and as degrees from due east (III.27). */
function directionOf(moment: SiddhantaMoment) {
  const { ganita, dina } = moment;
  const agrajya = agrajyaOf(ganita.jya, dina.desha, sunOf(moment).declination);
  const rises = Math.abs(agrajya) <= R;
  return {
    agrajya: rises ? round4(agrajya) : null,
    amplitude: rises ? deg6(ganita.jya.arc(agrajya)) : null,
    verse: 'III.27-28',
  };
}

function noonOf(moment: SiddhantaMoment) {
  const { ganita, dina, sky, day, place } = moment;
  const { zenithDeg, shadow, karna } = noonShadow(ganita.jya, dina.desha, sunOf(moment).declination);
  return {
    at: clock(place, sky.noon(day)),
    zenith_distance: deg6(zenithDeg),
    shadow: orNull(shadow),
    karna: orNull(karna),
    verse: 'III.20-22',
  };
}

export function dayOf(moment: SiddhantaMoment) {
  const { ganita, dina, sky, day, days, place } = moment;
  const { declination, tropical } = sunOf(moment);
  const cara = caraAsuOf(ganita.jya, dina.desha.palabha, declination);
  const own = ownDayAsu(ganita.sunMotion(days), tropical);
  const [sunrise, sunset] = [sky.sunrise(day), sky.sunset(day)];
  return {
    sunrise: isNone(sunrise) ? null : clock(place, sunrise),
    sunset: isNone(sunset) ? null : clock(place, sunset),
    day_radius: round4(ganita.jya.cos(declination)),
    kshitijya: unlessAtPole(moment, (ganita.jya.sin(declination) * dina.desha.palabha) / GNOMON),
    cara_asu: orNull(cara),
    own_day_asu: round4(own),
    half_day_asu: cara === null ? null : round4(own / 4 + cara),
    bhujantara_asu: round4((ganita.sunPhala(days) / 360) * ASU_IN_CIVIL_DAY),
    verse: 'II.46, II.59-63',
  };
}

/** The shadow at the moment (III.34-36), and the distance of its end from the east-west line (III.22-25). */
export function shadowOf(moment: SiddhantaMoment) {
  const { ganita, dina, t } = moment;
  const { declination } = sunOf(moment);
  const nata = dina.sunHourAsu(t);
  const { shanku, drgjya, shadow, karna } = shankuAt(ganita.jya, dina.desha, declination, nata);
  const agrajya = agrajyaOf(ganita.jya, dina.desha, declination);
  const cara = caraAsuOf(ganita.jya, dina.desha.palabha, declination);
  const agra = karna === null ? null : (agrajya * karna) / R;
  const half = cara === null ? null : ownDayAsu(ganita.sunMotion(moment.days), sunOf(moment).tropical) / 4 + cara;
  const antya = cara === null ? null : R + ganita.jya.sin(cara / 60);
  const versine = R - ganita.jya.cos(nata / 60);
  return {
    nata_asu: round4(nata),
    // the half-day is counted in asu of the sidereal day, the hour angle in asu of the solar day
    unnata_asu: half === null ? null : round4((half * ASU_IN_DAY) / ASU_IN_CIVIL_DAY - Math.abs(nata)),
    antya: orNull(antya),
    versine_of_nata: round4(versine),
    cheda: antya === null ? null : round4(((antya - versine) * ganita.jya.cos(declination)) / R),
    shanku: round4(shanku),
    altitude: deg6(ganita.jya.arc(shanku)),
    drgjya: round4(drgjya),
    shadow: orNull(shadow),
    karna: orNull(karna),
    agra: unlessAtPole(moment, agra),
    bhuja: unlessAtPole(moment, agra === null ? null : dina.desha.palabha - agra),
    verse: 'III.22-25, III.34-36',
  };
}

function samaOf(moment: SiddhantaMoment) {
  const { ganita, dina } = moment;
  const karna = samaKarna(ganita.jya, dina.desha, sunOf(moment).declination);
  if (karna === null) return null;
  return {
    karna: round4(karna),
    shadow: round4(Math.sqrt(karna * karna - GNOMON * GNOMON)),
    shanku: round4((GNOMON * R) / karna),
    verse: 'III.25-27',
  };
}

function konaOf(moment: SiddhantaMoment) {
  const { ganita, dina } = moment;
  const kona = konaShanku(ganita.jya, dina.desha, sunOf(moment).declination);
  if (kona === null) return null;
  return {
    karani: round4(kona.karani),
    phala: round4(kona.phala),
    shanku: round4(kona.shanku),
    karna: round4((GNOMON * R) / kona.shanku),
    verse: 'III.28-34',
  };
}

export const triprashna = view<typeof triprashnaReply>()({
  field: 'triprashna',
  summary: 'Direction, place and time: gnomon, shadows, rising times, lagna',
  reads: 'moment',
  of: triprashnaOf,
});
