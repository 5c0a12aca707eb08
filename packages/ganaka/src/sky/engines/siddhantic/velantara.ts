/**
 * Noon and sunrise by the velantara, as the committee that publishes Nepal's calendar computes them. The text corrects
 * mean noon only for the Sun's equation. The velantara is the whole equation of time: the right ascension of the true
 * Sun minus the mean Sun, both of the text, from an equinox of the committee's own. The Sun rises when its centre is
 * half a degree below the horizon. Nothing here is from modern positions.
 *
 * The constants are fitted to print (ayanamsas from 24.5 to 24.6 fit equally well): 333 sunrises of a newspaper's
 * panchanga of 2025 and 2026 agree within a minute. The four velantaras printed in the Rashtriya Panchangam of BS 2082
 * and 2083 (+1:19, −1:32, +1:22, −6:22) are reproduced to a second.
 */
import { arc, asinDeg, atan2Deg, cosDeg, norm360, sinDeg } from '../../../kernel/angle.ts';
import type { Ganita } from './ganita.ts';

/** How noon, sunrise and sunset are computed: by the text, or by the velantara. The first is the default. */
export const SUNRISE_RULES = ['text', 'velantara'] as const;
export type SunriseRule = (typeof SUNRISE_RULES)[number];

const AYANAMSA_DEG = 24.6;
const OBLIQUITY_DEG = 23.44;
/** The Sun's centre at rising and setting. */
const ALTITUDE_DEG = -0.5;

export interface VelantaraSun {
  readonly tropical: number;
  readonly declination: number;
  /** Right ascension of the true Sun minus the mean Sun in degrees; a degree is four minutes. */
  readonly velantaraDeg: number;
}

export function velantaraSun(ganita: Ganita, days: number): VelantaraSun {
  const tropical = norm360(ganita.longitudeOf('surya', days) + AYANAMSA_DEG);
  const ascension = atan2Deg(cosDeg(OBLIQUITY_DEG) * sinDeg(tropical), cosDeg(tropical));
  return {
    tropical,
    declination: asinDeg(sinDeg(OBLIQUITY_DEG) * sinDeg(tropical)),
    velantaraDeg: arc(ganita.mean('surya', days) + AYANAMSA_DEG, ascension),
  };
}

/** Degrees of the equator from rising to noon; null if the Sun does not cross the horizon. */
export function semiArcDeg(latDeg: number, declination: number): number | null {
  const cosine = (sinDeg(ALTITUDE_DEG) - sinDeg(latDeg) * sinDeg(declination)) / (cosDeg(latDeg) * cosDeg(declination));
  return Math.abs(cosine) < 1 ? 90 - asinDeg(cosine) : null;
}
