/**
 * Surya-siddhanta IV (chandragrahanadhikara): the disks of Sun, Moon and shadow, and the lunar eclipse. The full moon
 * is found as a root of the true elongation; everything after that follows the text. Diameters are in minutes of arc
 * (lipta).
 */
import { norm360 } from '../../../kernel/angle.ts';
import { rootBetween, whenReaches } from '../../../kernel/search.ts';
import { type Span, span } from '../../../kernel/span.ts';
import { type JdUt, jdUt, sidereal } from '../../../kernel/units.ts';
import { none, type SiddhanticEclipse } from '../engine.ts';
import type { Dina } from './dina.ts';
import type { Ganita } from './ganita.ts';
import type { Siddhanta } from './siddhanta.ts';
import { shankuAt } from './triprashna.ts';

export interface Disks {
  readonly sun: number;
  readonly moon: number;
  readonly shadow: number;
  /** Degrees a day. */
  readonly sunMotion: number;
  readonly moonMotion: number;
}

/** The disks and motions at an instant (IV.2-5). */
export function disksAt(ganita: Ganita, days: number): Disks {
  const sunMotion = ganita.sunMotion(days);
  const moonMotion = ganita.moonMotion(days);
  return {
    ...disksOf(ganita.siddhanta, sunMotion / ganita.meanMotion('surya'), moonMotion / ganita.meanMotion('chandra')),
    sunMotion,
    moonMotion,
  };
}

/** Diameters of the disks from the ratios of true to mean motion. */
export function disksOf({ yojana, revolutions }: Siddhanta, sunRatio: number, moonRatio: number) {
  const sunYojana = yojana.sun * sunRatio;
  const moonYojana = yojana.moon * moonRatio;
  const suci = yojana.earth * moonRatio;
  const shadowYojana = suci - ((sunYojana - yojana.earth) * yojana.moon) / yojana.sun;
  return {
    sun: (sunYojana * revolutions.surya) / revolutions.chandra / yojana.inLipta,
    moon: moonYojana / yojana.inLipta,
    shadow: shadowYojana / yojana.inLipta,
  };
}

/** Half the duration in days (IV.12-13); 0 if the disks only touch. */
export const halfDuration = (radii: number, latitude: number, gainPerDay: number): number =>
  Math.sqrt(Math.max(radii * radii - latitude * latitude, 0)) / gainPerDay;

/**
 * The part of the eclipse during which the eclipsed body is above the horizon. `altitude` may be any function that has
 * the sign of the altitude and is largest where the altitude is.
 */
export function seenDuring(altitude: (t: JdUt) => number, begin: JdUt, middle: JdUt, end: JdUt): Span | null {
  const contacts = [begin, middle, end];
  // near the polar circles a body can rise and set again between two of these instants
  const points = contacts.some((t) => altitude(t) > 0)
    ? contacts
    : [begin, highest(altitude, begin, middle), middle, highest(altitude, middle, end), end];
  const first = points.findIndex((t) => altitude(t) > 0);
  const last = points.findLastIndex((t) => altitude(t) > 0);
  const [from, to] = [points[first], points[last]];
  if (from === undefined || to === undefined) return null;
  const [before, after] = [points[first - 1], points[last + 1]];
  return span(
    before === undefined ? from : rootBetween(altitude, before, from),
    after === undefined ? to : rootBetween(altitude, to, after),
  );
}

/** Each narrowing leaves two thirds of the span. After thirty, a few hours have become a tenth of a second. */
const NARROWINGS = 30;

/** The instant of the largest altitude in a span of a few hours, in which the body culminates at most once. */
function highest(altitude: (t: JdUt) => number, from: JdUt, to: JdUt): JdUt {
  let [a, b] = [from, to];
  for (let i = 0; i < NARROWINGS; i++) {
    const third = (b - a) / 3;
    const [one, two] = [jdUt(a + third), jdUt(b - third)];
    if (altitude(one) < altitude(two)) a = one;
    else b = two;
  }
  return a;
}

/** Degrees the Moon gains on the Sun in a mean day. */
const MEAN_GAIN = 12.190749;

/** Every instant in [from, to) at which the Moon is `targetDeg` ahead of the Sun: new moons at 0, full moons at 180. */
export function syzygies(ganita: Ganita, targetDeg: 0 | 180, from: JdUt, to: JdUt): JdUt[] {
  const elongation = (t: JdUt): number => ganita.elongation(ganita.aharganaAt(t));
  const found: JdUt[] = [];
  let near = from + norm360(targetDeg - elongation(from)) / MEAN_GAIN;
  for (;;) {
    const at = whenReaches(elongation, targetDeg, jdUt(near), MEAN_GAIN);
    if (at >= to) return found;
    if (at >= from) found.push(at);
    near = at + 29.53;
  }
}

/** If the Moon's latitude (in minutes) is larger than this, even the largest disks cannot meet. */
const NO_LUNAR_ECLIPSE = 70;

export function lunarEclipseAt(dina: Dina, middle: JdUt): SiddhanticEclipse | null {
  const { ganita } = dina;
  const latitudeAt = (t: number): number => ganita.moonLatitude(ganita.aharganaAt(jdUt(t))) * 60;
  const latitude = latitudeAt(middle);
  if (Math.abs(latitude) > NO_LUNAR_ECLIPSE) return null;
  const days = ganita.aharganaAt(middle);
  const { sun, moon, shadow, sunMotion, moonMotion } = disksAt(ganita, days);
  const grasa = (shadow + moon) / 2 - Math.abs(latitude);
  if (grasa <= 0) return null;
  const gain = (moonMotion - sunMotion) * 60;
  // IV.14-15: repeated with the latitude at the computed moment
  const half = (radii: number, sign: -1 | 1): number => {
    let length = halfDuration(radii, latitude, gain);
    for (let round = 0; round < 4; round++) length = halfDuration(radii, latitudeAt(middle + sign * length), gain);
    return length;
  };
  const outer = (shadow + moon) / 2;
  const inner = (shadow - moon) / 2;
  const first = half(outer, -1);
  const second = half(outer, 1);
  const total = grasa >= moon;
  const [begin, end] = [jdUt(middle - first), jdUt(middle + second)];
  const altitude = (t: JdUt): number =>
    shankuAt(ganita.jya, dina.desha, dina.moonDeclination(ganita.aharganaAt(t)), dina.moonHourAsu(t)).shanku;
  return {
    kind: 'lunar',
    type: total ? 'total' : 'partial',
    greatest: middle,
    begin,
    end,
    totalBegin: total ? jdUt(middle - half(inner, -1)) : none('not_today'),
    totalEnd: total ? jdUt(middle + half(inner, 1)) : none('not_today'),
    magnitude: grasa / moon,
    sunLongitude: sidereal(ganita.longitudeOf('surya', days)),
    sunDiameterDeg: sun / 60,
    moonDiameterDeg: moon / 60,
    shadowDiameterDeg: shadow / 60,
    moonLatitudeDeg: latitude / 60,
    grasaDeg: grasa / 60,
    halfDurationNadi: { first: first * 60, second: second * 60 },
    seen: seenDuring(altitude, begin, middle, end),
  };
}
