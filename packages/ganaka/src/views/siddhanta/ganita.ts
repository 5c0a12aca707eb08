/**
 * The constants of the Surya-siddhanta in tables: revolutions, epicycles, sines, measures, and the contents of each
 * chapter.
 */

import { CHAPTERS } from '../../jyotisha/siddhanta/verse-index.ts';
import { ASTA_LIMITS } from '../../sky/engines/asta-limits.ts';
import type { TaraGraha } from '../../sky/engines/engine.ts';
import { RSINES, RVERSINES } from '../../sky/engines/siddhantic/jya.ts';
import { MOVERS } from '../../sky/engines/siddhantic/siddhanta.ts';
import { LANKA_ASU, R, SINE_OF_OBLIQUITY } from '../../sky/engines/siddhantic/units.ts';
import {
  APSIS_IN_KALPA,
  BIJA,
  CIVIL_DAYS,
  DISK_YOJANA,
  EARTH_DIAMETER,
  GREATEST_LATITUDE,
  INTERCALARY_MONTHS,
  LUNAR_DAYS,
  MANDA,
  MOON_DIAMETER,
  NODE_IN_KALPA,
  OMITTED_LUNAR_DAYS,
  REVOLUTIONS,
  SIDEREAL_DAYS,
  SIGHRA,
  SOLAR_MONTHS,
  SOLAR_YEARS,
  STATION_KENDRA_DEG,
  SUN_DIAMETER,
} from '../../sky/engines/surya-siddhanta/constants.ts';
import { round6, round8 } from '../../text/format.ts';
import { view } from '../view.ts';
import type { ganitaReply } from './ganita.reply.ts';
import { TEXT } from './moment.ts';

const MINUTES = 1440;

/** Days from one conjunction with the Sun to the next, by mean motion. */
const synodicDays = (graha: TaraGraha): number => round6(CIVIL_DAYS / Math.abs(REVOLUTIONS[graha] - REVOLUTIONS.surya));

const forTaras = <T>(make: (graha: TaraGraha) => T): Record<TaraGraha, T> => ({
  mangala: make('mangala'),
  budha: make('budha'),
  guru: make('guru'),
  shukra: make('shukra'),
  shani: make('shani'),
});

/** Built only once, because nothing in it depends on the moment. */
const DIGEST = {
  text: TEXT,
  mahayuga: {
    solar_years: SOLAR_YEARS,
    civil_days: CIVIL_DAYS,
    sidereal_days: SIDEREAL_DAYS,
    lunar_days: LUNAR_DAYS,
    solar_months: SOLAR_MONTHS,
    intercalary_months: INTERCALARY_MONTHS,
    omitted_lunar_days: OMITTED_LUNAR_DAYS,
    verse: 'I.29-40',
  },
  revolutions: MOVERS.map((mover) => ({
    id: mover === 'budha' || mover === 'shukra' ? `${mover}_sighrocca` : mover,
    in_mahayuga: REVOLUTIONS[mover],
    bija: BIJA.full[mover] ?? 0,
    daily_motion: round8((360 * REVOLUTIONS[mover]) / CIVIL_DAYS),
  })),
  apsides_in_kalpa: { ...APSIS_IN_KALPA },
  nodes_in_kalpa: { ...NODE_IN_KALPA },
  epicycles: {
    manda: Object.entries(MANDA).map(([graha, { even, odd }]) => ({ graha, even, odd: round6(odd) })),
    sighra: Object.entries(SIGHRA).map(([graha, { even, odd }]) => ({ graha, even, odd })),
    verse: 'II.34-37',
  },
  radius: R,
  sines: RSINES.slice(1).map((sine, i) => ({ arc_minutes: 225 * (i + 1), sine, versine: RVERSINES[i + 1] ?? 0 })),
  sine_of_greatest_declination: SINE_OF_OBLIQUITY,
  lanka_rising_asu: [...LANKA_ASU],
  greatest_latitude_minutes: { ...GREATEST_LATITUDE },
  station_kendra: { ...STATION_KENDRA_DEG },
  asta_limits: Object.entries(ASTA_LIMITS).map(([graha, { direct, retrograde }]) => ({ graha, direct, retrograde })),
  diameters_yojana: { earth: EARTH_DIAMETER, surya: SUN_DIAMETER, chandra: MOON_DIAMETER, ...DISK_YOJANA },
  synodic_days: forTaras(synodicDays),
  mean_lengths: {
    tithi_minutes: round6((CIVIL_DAYS / LUNAR_DAYS) * MINUTES),
    lunation_minutes: round6(((CIVIL_DAYS * 30) / LUNAR_DAYS) * MINUTES),
    sidereal_month_minutes: round6((CIVIL_DAYS / REVOLUTIONS.chandra) * MINUTES),
    yogachakra_minutes: round6((CIVIL_DAYS / (REVOLUTIONS.chandra + REVOLUTIONS.surya)) * MINUTES),
    sidereal_year_days: round6(CIVIL_DAYS / REVOLUTIONS.surya),
  },
  units: {
    lipta: 'a minute of arc; sines are in lipta with the radius 3438',
    asu: 'six make a vinadi; 21,600 in a turn of the stars; one minute of the equator',
    nadi: 'sixtieth of a day, sixty vinadi',
    yojana: 'sixteen hundred make the diameter of the earth',
    angula: 'twelfth part of the gnomon',
  },
  chapters: CHAPTERS.map(({ chapter, rules }) => ({ chapter, rules: rules.map((rule) => ({ ...rule })) })),
  verses: { sines: 'II.15-27', latitudes: 'I.68-70', stations: 'II.52-55', asta: 'IX.6-9', disks: 'VII.13-14' },
};

const ganitaOf = () => DIGEST;

export const ganita = view<typeof ganitaReply>()({
  field: 'ganita',
  summary: 'Ganitadhyaya digest: constants, sines, lengths, and what each chapter lays down',
  reads: 'moment',
  of: ganitaOf,
});
