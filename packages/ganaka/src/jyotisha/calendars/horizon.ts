/**
 * The Sun's centre on the horizon, without refraction and with the whole equation of time, computed from the Sun of one
 * Sky. The day of the Surya-siddhanta leaves out the part of that equation that comes from the obliquity (up to ten
 * minutes). The printed calendar of Nepal includes it.
 */

import { arc, asinDeg, atan2Deg, cosDeg, sinDeg, tanDeg } from '../../kernel/angle.ts';
import { dawningIn } from '../../kernel/place.ts';
import { type CivilDay, type JdUt, jdUt } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';

/** Each round makes the error of the Sun's position 300 times smaller. */
const ROUNDS = 3;

/** The time at which the Sun's centre rises or sets on a civil day; null if it does not. */
export function centreAtHorizon(sky: Sky, day: CivilDay, kind: 'rise' | 'set'): JdUt | null {
  const { latDeg, lonDeg, tzHours } = sky.place;
  const meanNoon = dawningIn(day, tzHours, lonDeg) - lonDeg / 360;
  const side = kind === 'rise' ? -1 : 1;
  let t = jdUt(meanNoon + side * 0.25);
  for (let round = 0; round < ROUNDS; round++) {
    const ayanamsa = sky.ayanamsa(t);
    const sunDeg = sky.longitude('surya', t) + ayanamsa;
    const obliquity = sky.obliquity(t);
    const ascensionDeg = atan2Deg(cosDeg(obliquity) * sinDeg(sunDeg), cosDeg(sunDeg));
    const sinDec = sinDeg(obliquity) * sinDeg(sunDeg);
    const cosHour = (-tanDeg(latDeg) * sinDec) / Math.sqrt(1 - sinDec * sinDec);
    if (!(Math.abs(cosHour) <= 1)) return null;
    const aheadDeg = arc(ascensionDeg, sky.meanLongitude('surya', t) + ayanamsa);
    t = jdUt(meanNoon + (side * (90 - asinDeg(cosHour)) - aheadDeg) / 360);
  }
  return t;
}
