/**
 * Surya-siddhanta X (shringonnatyadhikara): the illuminated part of the Moon, which horn is higher, and how long the
 * Moon stays above the horizon.
 */

import { arc, norm360 } from '../../kernel/angle.ts';
import type { JdUt } from '../../kernel/units.ts';
import { disksAt } from '../../sky/engines/siddhantic/chandra-grahana.ts';
import type { Dina } from '../../sky/engines/siddhantic/dina.ts';
import { asuOf, declinationOf, LANKA, nearAsu } from '../../sky/engines/siddhantic/triprashna.ts';
import { GNOMON, R } from '../../sky/engines/siddhantic/units.ts';
import { ayanamsaAt } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { aharganaAt } from './madhyama.ts';

export interface Shringonnati {
  readonly elongation: number;
  readonly waxing: boolean;
  /** Illuminated twelfths of the disk (X.9), and the illuminated part of the apparent disk in minutes. */
  readonly litDigits: number;
  readonly litLipta: number;
  readonly moonDiskLipta: number;
  readonly sunDeclination: number;
  readonly moonDeclination: number;
  /** Angulas, south positive (X.6-8). */
  readonly bhuja: number;
  readonly koti: number;
  readonly karna: number;
  /** The horn on the side opposite to the bhuja. */
  readonly higherHorn: 'north' | 'south' | 'level';
  /**
   * Asu by which the Moon sets after the Sun (waxing) or rises after sunset (waning), for the positions of Sun and Moon
   * now.
   */
  readonly intervalAsu: number;
}

export function shringonnatiAt(dina: Dina, t: JdUt): Shringonnati {
  const { ganita, desha } = dina;
  const { jya } = ganita;
  const days = aharganaAt(t);
  const ayanamsa = ayanamsaAt(days);
  const sun = ganita.longitudeOf('surya', days);
  const moon = ganita.longitudeOf('chandra', days);
  const latitude = ganita.moonLatitude(days);
  const elongation = norm360(moon - sun);
  const waxing = elongation < 180;
  const sunDeclination = declinationOf(jya, sun + ayanamsa);
  const moonDeclination = declinationOf(jya, moon + ayanamsa) + latitude;

  const moonDisk = disksAt(ganita, days).moon;
  // X.9 for the waxing Moon: Moon minus Sun; X.15 for the waning Moon: from the point opposite to the Sun
  const lit = (Math.abs(arc(sun, moon)) * 60) / 900;

  // X.6-8: difference of declinations times the hypotenuse of the Moon's noon shadow, combined with the sine of
  // latitude
  const noonZenith = desha.latDeg - moonDeclination;
  const noonSine = Math.max(jya.cos(noonZenith), 1);
  const hypotenuse = (GNOMON * R) / noonSine;
  const difference = jya.sin(sunDeclination - moonDeclination);
  const bhuja = (difference * hypotenuse + GNOMON * desha.akshajya) / desha.lambajya;

  const rising = desha.rising ?? LANKA;
  const sunTropical = sun + ayanamsa;
  const opposite = asuOf(rising, sunTropical + 180);
  const intervalAsu = waxing
    ? nearAsu(asuOf(rising, dina.horizonPlace(moon, latitude, days, 'west') + 180) - opposite)
    : nearAsu(asuOf(rising, dina.horizonPlace(moon, latitude, days, 'east')) - opposite);
  return {
    elongation,
    waxing,
    litDigits: lit,
    litLipta: (lit * moonDisk) / 12,
    moonDiskLipta: moonDisk,
    sunDeclination,
    moonDeclination,
    bhuja,
    koti: GNOMON,
    karna: Math.sqrt(GNOMON * GNOMON + bhuja * bhuja),
    higherHorn: Math.abs(bhuja) < 1e-9 ? 'level' : bhuja > 0 ? 'north' : 'south',
    intervalAsu,
  };
}
