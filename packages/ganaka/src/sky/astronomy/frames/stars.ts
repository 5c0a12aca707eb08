/** The reference stars of the zodiacs from the Hipparcos catalogue (ICRS, J2000), and their directions. */

import { ARCSEC, DEG, KM_PER_AU } from '../units.ts';
import { fromIcrs } from './frame-bias.ts';
import { plus, type Vec } from './vector.ts';

const MAS = ARCSEC / 1000;
const SECONDS_PER_YEAR = 31_557_600;

interface Entry {
  readonly raDeg: number;
  readonly decDeg: number;
  /** Proper motion per Julian year. The one in right ascension includes the factor cos(declination). */
  readonly pmRaMas: number;
  readonly pmDecMas: number;
  readonly parallaxMas: number;
  readonly radialKmS: number;
}

export interface Star {
  /** The unit vector towards the star at J2000. */
  readonly towards: Vec;
  /** Change of that vector per year, in units of the distance at J2000. The star moves in a straight line. */
  readonly motion: Vec;
  readonly parallax: number;
}

function starOf({ raDeg, decDeg, pmRaMas, pmDecMas, parallaxMas, radialKmS }: Entry): Star {
  const [cosRa, sinRa] = [Math.cos(raDeg * DEG), Math.sin(raDeg * DEG)];
  const [cosDec, sinDec] = [Math.cos(decDeg * DEG), Math.sin(decDeg * DEG)];
  const [pmRa, pmDec, parallax] = [pmRaMas * MAS, pmDecMas * MAS, parallaxMas * MAS];
  const radial = ((radialKmS * SECONDS_PER_YEAR) / KM_PER_AU) * parallax;
  const towards: Vec = { x: cosDec * cosRa, y: cosDec * sinRa, z: sinDec };
  return {
    towards,
    motion: {
      x: -sinRa * pmRa - sinDec * cosRa * pmDec + towards.x * radial,
      y: cosRa * pmRa - sinDec * sinRa * pmDec + towards.y * radial,
      z: cosDec * pmDec + towards.z * radial,
    },
    parallax,
  };
}

/** Spica (Chitra): 13h25m11.57937s, -11°09'40.7501". */
export const SPICA = starOf({
  raDeg: 201.298247375,
  decDeg: -11.161319472222223,
  pmRaMas: -42.35,
  pmDecMas: -30.67,
  parallaxMas: 13.06,
  radialKmS: 1,
});

/** Delta Cancri (Pushya), as in the new reduction of 2007: 8h44m41.09921s, +18°09'15.5034". */
export const DELTA_CANCRI = starOf({
  raDeg: 131.1712467083333,
  decDeg: 18.154306499999997,
  pmRaMas: -17.67,
  pmDecMas: -229.26,
  parallaxMas: 24.98,
  radialKmS: 17.14,
});

/**
 * Writes the direction of a star from `earth` (au from the Sun), with proper motion and annual parallax, without
 * aberration and deflection. It is on the equator of J2000 and not normalized.
 */
export function directionOf({ towards, motion, parallax }: Star, T: number, earth: Vec, out: Vec): void {
  const years = T * 100;
  plus(towards, years, motion, out);
  plus(out, -parallax, earth, out);
  fromIcrs(out);
}
