/** The Surya-siddhanta as a value of type `Siddhanta`: its constants, and its rule for the equinox. */
import { KALI_EPOCH_JD, UJJAIN_LON_DEG } from '../../../kernel/kali.ts';
import { ASTA_LIMITS } from '../asta-limits.ts';
import { Ganita } from '../siddhantic/ganita.ts';
import type { Jya } from '../siddhantic/jya.ts';
import { turned } from '../siddhantic/madhyama.ts';
import type { Siddhanta, Slow } from '../siddhantic/siddhanta.ts';
import {
  APSIS_IN_KALPA,
  BIJA,
  type Bija,
  CIVIL_DAYS,
  CIVIL_DAYS_IN_KALPA,
  DAYS_FROM_CREATION,
  EARTH_DIAMETER,
  GREATEST_LATITUDE,
  LIBRATIONS,
  MANDA,
  MOON_DIAMETER,
  NODE_IN_KALPA,
  REVOLUTIONS,
  SIGHRA,
  STATION_KENDRA_DEG,
  SUN_DIAMETER,
  YOJANA_IN_LIPTA,
} from './constants.ts';

/**
 * Degrees from the sidereal zero point back to the equinox (III.9-10): three tenths of the bhuja of the libration. The
 * verses give no sign for our age. By III.11-12 it is positive since the year 3600 of Kali.
 */
export function ayanamsaAt(days: number): number {
  const libration = turned(LIBRATIONS, days, CIVIL_DAYS);
  const inHalf = libration < 180 ? libration : libration - 180;
  const bhuja = inHalf <= 90 ? inHalf : 180 - inHalf;
  return (libration >= 180 ? 0.3 : -0.3) * bhuja;
}

/** An apsis or a node. At the end of creation all of them were at 0 degrees. */
const sinceCreation = (revolutions: number): Slow => ({ atZeroDeg: 0, revolutions });

export const SURYA: Siddhanta = {
  revolutions: REVOLUTIONS,
  civilDays: CIVIL_DAYS,
  /** At the Kali epoch all are at 0 degrees except the Moon's apsis and node (I.57-58). */
  atEpochDeg: { chandra_mandocca: 90, rahu: 180 },
  bijas: BIJA,
  epochJd: KALI_EPOCH_JD,
  meridianDeg: UJJAIN_LON_DEG,
  kalpa: { days: CIVIL_DAYS_IN_KALPA, gone: DAYS_FROM_CREATION },
  apsides: {
    surya: sinceCreation(APSIS_IN_KALPA.surya),
    mangala: sinceCreation(APSIS_IN_KALPA.mangala),
    budha: sinceCreation(APSIS_IN_KALPA.budha),
    guru: sinceCreation(APSIS_IN_KALPA.guru),
    shukra: sinceCreation(APSIS_IN_KALPA.shukra),
    shani: sinceCreation(APSIS_IN_KALPA.shani),
  },
  nodes: {
    mangala: sinceCreation(NODE_IN_KALPA.mangala),
    budha: sinceCreation(NODE_IN_KALPA.budha),
    guru: sinceCreation(NODE_IN_KALPA.guru),
    shukra: sinceCreation(NODE_IN_KALPA.shukra),
    shani: sinceCreation(NODE_IN_KALPA.shani),
  },
  manda: MANDA,
  sighra: SIGHRA,
  greatestLatitude: GREATEST_LATITUDE,
  astaLimits: ASTA_LIMITS,
  stationKendra: STATION_KENDRA_DEG,
  yojana: { earth: EARTH_DIAMETER, sun: SUN_DIAMETER, moon: MOON_DIAMETER, inLipta: YOJANA_IN_LIPTA },
  ayanamsaAt,
};

export const suryaGanita = (jya: Jya, bija: Bija): Ganita => new Ganita(SURYA, jya, bija);
