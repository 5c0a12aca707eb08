/**
 * V, suryagrahanadhikara: the solar eclipse as seen from a place, by lambana (parallax in longitude, taken as time) and
 * nati (parallax in latitude).
 */
import { type JdUt, jdUt, sidereal } from '../../kernel/units.ts';
import { none, type SiddhanticEclipse } from '../engine.ts';
import { disksAt, halfDuration, seenDuring } from './chandra-grahana.ts';
import type { Dina } from './dina.ts';
import { declinationOf, shankuAt } from './triprashna.ts';
import { R, SINE_OF_OBLIQUITY } from './units.ts';

export interface Parallax {
  readonly lagna: number;
  readonly madhyaLagna: number;
  readonly udayajya: number;
  /** Sine of the culminating point's zenith distance, south positive. */
  readonly madhyajya: number;
  /** Signed like the madhyajya. */
  readonly drkkshepa: number;
  readonly drggati: number;
  readonly cheda: number;
  /** Nadi, positive when the Sun is east of the culminating point: the eclipse comes earlier. */
  readonly lambanaNadi: number;
  /** Minutes of arc, north positive. */
  readonly natiLipta: number;
}

/** Sine of one sign, squared, that divides into the cheda (V.7). */
const SINE_OF_ONE_SIGN = R / 2;

/** V.5-7 from the two sines. */
export function drkkshepaOf(madhyajya: number, udayajya: number): number {
  const across = (madhyajya * udayajya) / R;
  const size = Math.sqrt(Math.max(madhyajya * madhyajya - across * across, 0));
  return madhyajya < 0 ? -size : size;
}

/** V.6-8: drggati, cheda and the lambana in nadi. */
export function lambanaOf(drkkshepa: number, sineSunLessMadhya: number) {
  const drggati = Math.sqrt(Math.max(R * R - drkkshepa * drkkshepa, 1));
  const cheda = (SINE_OF_ONE_SIGN * SINE_OF_ONE_SIGN) / drggati;
  return { drggati, cheda, lambanaNadi: sineSunLessMadhya / cheda };
}

/** V.10: difference of the mean motions (minutes) times drkkshepa over 15 R. */
export const natiOf = (drkkshepa: number, meanGainLipta: number): number => (meanGainLipta * drkkshepa) / (15 * R);

export function parallaxAt(dina: Dina, t: JdUt): Parallax {
  const { ganita, desha } = dina;
  const { jya } = ganita;
  const lagna = dina.tropicalLagna(t);
  const madhyaLagna = dina.tropicalMidheaven(t);
  // held at R: close to the poles the sine of amplitude would outgrow the radius
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
    // a culminating point south of the zenith throws the Moon southwards
    natiLipta: -natiOf(drkkshepa, meanGain),
  };
}

const clampToRadius = (sine: number): number => Math.max(-R, Math.min(R, sine));

/** Latitude, nati and both disks at their largest: beyond this the eclipse is seen nowhere. */
const NO_SOLAR_ECLIPSE = 100;

export function solarEclipseAt(dina: Dina, conjunction: JdUt): SiddhanticEclipse | null {
  const { ganita } = dina;
  const days = ganita.aharganaAt(conjunction);
  if (Math.abs(ganita.moonLatitude(days) * 60) > NO_SOLAR_ECLIPSE) return null;
  const { sun, moon, shadow: _, sunMotion, moonMotion } = disksAt(ganita, days);
  const gain = (moonMotion - sunMotion) * 60;
  const apparentLatitude = (t: number): number =>
    ganita.moonLatitude(ganita.aharganaAt(jdUt(t))) * 60 + parallaxAt(dina, jdUt(t)).natiLipta;
  // V.9: the lambana moves the end of the tithi; it is recomputed there until it no longer changes
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
  // V.14-17: contact and separation with the latitude and lambana of their own moment
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
