/**
 * Surya-siddhanta V (suryagrahanadhikara): the solar eclipse as seen from a place, by lambana (parallax in longitude,
 * expressed as time) and nati (parallax in latitude).
 */
import { type JdUt, jdUt, sidereal } from '../../../kernel/units.ts';
import { none, type SiddhanticEclipse } from '../engine.ts';
import { disksAt, halfDuration, seenDuring } from './chandra-grahana.ts';
import type { Dina } from './dina.ts';
import { declinationOf, shankuAt } from './triprashna.ts';
import { R, SINE_OF_OBLIQUITY } from './units.ts';

export interface Parallax {
  readonly lagna: number;
  readonly madhyaLagna: number;
  readonly udayajya: number;
  /** Rsine of the culminating point's zenith distance, south positive. */
  readonly madhyajya: number;
  /** Rsine of the zenith distance of the ecliptic, with the sign of the madhyajya. */
  readonly drkkshepa: number;
  readonly drggati: number;
  readonly cheda: number;
  /** The lambana in nadis. It is positive if the Sun is east of the culminating point; the eclipse is then earlier. */
  readonly lambanaNadi: number;
  /** The nati in minutes of arc, north positive. */
  readonly natiLipta: number;
}

/** Rsine of one sign. Its square is divided by the drggati to give the cheda (V.7). */
const SINE_OF_ONE_SIGN = R / 2;

/** The drkkshepa (V.5-7) from the madhyajya and the udayajya. */
export function drkkshepaOf(madhyajya: number, udayajya: number): number {
  const across = (madhyajya * udayajya) / R;
  const size = Math.sqrt(Math.max(madhyajya * madhyajya - across * across, 0));
  return madhyajya < 0 ? -size : size;
}

/** Drggati, cheda (divisor) and the lambana in nadis (V.6-8). */
export function lambanaOf(drkkshepa: number, sineSunLessMadhya: number) {
  const drggati = Math.sqrt(Math.max(R * R - drkkshepa * drkkshepa, 1));
  const cheda = (SINE_OF_ONE_SIGN * SINE_OF_ONE_SIGN) / drggati;
  return { drggati, cheda, lambanaNadi: sineSunLessMadhya / cheda };
}

/** The nati (V.10): the difference of the mean motions in minutes times drkkshepa over 15 R. */
export const natiOf = (drkkshepa: number, meanGainLipta: number): number => (meanGainLipta * drkkshepa) / (15 * R);

export function parallaxAt(dina: Dina, t: JdUt): Parallax {
  const { ganita, desha } = dina;
  const { jya } = ganita;
  const lagna = dina.tropicalLagna(t);
  const madhyaLagna = dina.tropicalMidheaven(t);
  // limited to R, because close to the poles the sine of amplitude would exceed the radius
  const udayajya = clampToRadius((jya.sin(lagna) * SINE_OF_OBLIQUITY) / desha.lambajya);
  const madhyajya = jya.sin(desha.latDeg - declinationOf(jya, madhyaLagna));
  const drkkshepa = drkkshepaOf(madhyajya, udayajya);
  const sun = dina.tropicalSun(t);
  const meanGain = (ganita.meanMotion('chandra') - ganita.meanMotion('surya')) * 60;
  return {
    lagna,
    madhyaLagna,
    udayajya,
    madhyajya,
    drkkshepa,
    ...lambanaOf(drkkshepa, jya.sin(sun - madhyaLagna)),
    // if the culminating point is south of the zenith, the Moon appears farther south
    natiLipta: -natiOf(drkkshepa, meanGain),
  };
}

const clampToRadius = (sine: number): number => Math.max(-R, Math.min(R, sine));

/**
 * A bound for the Moon's latitude in minutes, from nati and both disks at their largest. Beyond it the eclipse is
 * visible nowhere.
 */
const NO_SOLAR_ECLIPSE = 100;

export function solarEclipseAt(dina: Dina, conjunction: JdUt): SiddhanticEclipse | null {
  const { ganita } = dina;
  const days = ganita.aharganaAt(conjunction);
  if (Math.abs(ganita.moonLatitude(days) * 60) > NO_SOLAR_ECLIPSE) return null;
  const { sun, moon, shadow: _, sunMotion, moonMotion } = disksAt(ganita, days);
  const gain = (moonMotion - sunMotion) * 60;
  const apparentLatitude = (t: number): number =>
    ganita.moonLatitude(ganita.aharganaAt(jdUt(t))) * 60 + parallaxAt(dina, jdUt(t)).natiLipta;
  // V.9: the lambana shifts the end of the tithi; it is recomputed at the shifted time until it no longer changes
  const displaced = (geocentric: (t: number) => number, start: number): number => {
    let t = start;
    for (let round = 0; round < 12; round++) {
      const next = geocentric(t) - parallaxAt(dina, jdUt(t)).lambanaNadi / 60;
      const moved = Math.abs(next - t);
      t = next;
      if (moved < 1e-6) break;
    }
    return t;
  };
  const middle = displaced(() => conjunction, conjunction);
  const latitude = apparentLatitude(middle);
  const radii = (sun + moon) / 2;
  const grasa = radii - Math.abs(latitude);
  if (grasa <= 0) return null;
  // V.14-17: contact and separation, each with its own latitude and lambana
  const contact = (size: number, sign: -1 | 1): number =>
    displaced(
      (t) => conjunction + sign * halfDuration(size, apparentLatitude(t), gain),
      middle + sign * halfDuration(size, latitude, gain),
    );
  const begin = jdUt(Math.min(contact(radii, -1), middle));
  const end = jdUt(Math.max(contact(radii, 1), middle));
  const total = grasa >= sun;
  const inner = Math.abs(moon - sun) / 2;
  const atMiddle = ganita.aharganaAt(jdUt(middle));
  const altitude = (t: JdUt): number =>
    shankuAt(ganita.jya, dina.desha, declinationOf(ganita.jya, dina.tropicalSun(t)), dina.sunHourAsu(t)).shanku;
  return {
    kind: 'solar',
    type: total ? 'total' : 'partial',
    greatest: jdUt(middle),
    begin,
    end,
    totalBegin: total ? jdUt(Math.min(contact(inner, -1), middle)) : none('not_today'),
    totalEnd: total ? jdUt(Math.max(contact(inner, 1), middle)) : none('not_today'),
    magnitude: grasa / moon,
    sunLongitude: sidereal(ganita.longitudeOf('surya', atMiddle)),
    sunDiameterDeg: sun / 60,
    moonDiameterDeg: moon / 60,
    shadowDiameterDeg: none('not_in_this_engine'),
    moonLatitudeDeg: latitude / 60,
    grasaDeg: grasa / 60,
    halfDurationNadi: { first: (middle - begin) * 60, second: (end - middle) * 60 },
    seen: seenDuring(altitude, begin, jdUt(middle), end),
  };
}
