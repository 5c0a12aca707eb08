/**
 * Years of the eras. Lunar years begin at the first tithi of the bright half of Chaitra, or of an adhika Chaitra before
 * it (Dharmasindhu 2, Chaitra). Only `vikramKartikadi` begins with Kartika.
 * All years follow from one number, the elapsed Kali years, by the differences given in verse in Jyotirnibandha. They
 * are numbered as in printed almanacs. Vikram and Shaka years are elapsed years; the Kali year is the current year,
 * which is `kaliExpired` + 1.
 */

import { BoundedCache } from '../../../kernel/caches.ts';
import { KALI_EPOCH_JD, MAHAYUGA_DAYS, MAHAYUGA_YEARS, UJJAIN_LON_DEG } from '../../../kernel/kali.ts';
import { type Ahargana, ahargana, type CivilDay, type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { rashiOf } from '../../../kernel/zodiac.ts';
import type { Source } from '../../../rules/source.ts';
import { isNone, type Sky } from '../../../sky/engines/engine.ts';
import { inAlmanac, MOST_KEPT } from '../angas/almanac.ts';
import { CUTS, reachedNear } from '../angas/wheels.ts';
import type { EraId } from '../day/custom.ts';
import { isBeforeSunrise } from '../day/dawn.ts';
import { civilDayOf, sankrantiNear } from '../sankranti/sankranti.ts';
import { type Lunation, lunationAround, lunationBefore } from './lunar-months.ts';

/** Mean midnight at Ujjain, 17/18 February 3102 BCE (Julian calendar), as JD(UT). */
export const KALI_EPOCH: JdUt = jdUt(KALI_EPOCH_JD - UJJAIN_LON_DEG / 360);
/**
 * Surya-siddhanta I.29, 37: 1,577,917,828 civil days in 4,320,000 years. It is used only to count years; the Sun's
 * longitude decides when a year begins.
 */
const COUNTING_YEAR_DAYS = MAHAYUGA_DAYS / MAHAYUGA_YEARS;

export const aharganaOf = (t: JdUt): Ahargana => ahargana(t - KALI_EPOCH);

/** The source is Jyotirnibandha, samvatsara-prakarana 2. */
const KALI_MINUS_SHAKA = 3179;
/** The source is Jyotirnibandha, samvatsara-prakarana 3. */
const VIKRAM_MINUS_SHAKA = 135;
/** The source is Jyotirnibandha, saptarshi-chara 3 (Varaha). */
const YUDHISHTHIRA_MINUS_SHAKA = 2526;
/** Jyotirnibandha, mana-prakarana 12 (Shiromani): the years of Brahma's day that had elapsed at the Shaka epoch. */
const KALPA_AT_SHAKA = 1_972_947_179;

export const ERA_SOURCES = {
  differences: {
    confidence: 'read-in-text',
    work: 'JN',
    at: 'samvatsara-prakarana 2-3; saptarshi-chara 3; mana-prakarana 12',
    gist: 'eras.kali_vikram_yudhishthira_kalpa_years',
  },
  parashurama: {
    confidence: 'general-knowledge',
    gist: 'eras.1176_bce_year_day_1',
  },
} as const satisfies Record<string, Source>;

export interface Eras {
  readonly shaka: number;
  readonly vikram: number;
  readonly vikramKartikadi: number;
  readonly kaliExpired: number;
  readonly yudhishthira: number;
  /** Elapsed years of the present kalpa (day of Brahma). */
  readonly kalpaExpired: number;
}

const MINA = 12;
const CHAITRA = 1;
const KARTIKA = 8;

/** Whole solar years (from Mesha to Mesha) since the Kali epoch, if the Sun is at `sunDeg` at `t`. */
const solarYearsGone = (t: JdUt, sunDeg: number): number =>
  Math.round((t - KALI_EPOCH) / COUNTING_YEAR_DAYS - sunDeg / 360);

/**
 * Elapsed years, keyed by the new moon that begins a month. Like the month they depend on the engine and not on a
 * place.
 */
const yearsGone = inAlmanac(() => new BoundedCache<number>(MOST_KEPT));

/**
 * Elapsed lunar years. A month that begins with the Sun in Mina is Chaitra and already belongs to the next year,
 * although the solar year ends only when the Sun enters Mesha.
 */
const lunarYearsGone = (sky: Sky, { from }: Lunation): number =>
  yearsGone(sky).at(from, () => {
    const sunDeg = sky.longitude('surya', from);
    return solarYearsGone(from, sunDeg) + (rashiOf(sunDeg) === MINA ? 1 : 0);
  });

/** The years of the eras for an instant in `month`. They are taken from the month, so month, tithi and year agree. */
export function erasIn(sky: Sky, month: Lunation): Eras {
  const kaliExpired = lunarYearsGone(sky, month);
  const shaka = kaliExpired - KALI_MINUS_SHAKA;
  const vikram = shaka + VIKRAM_MINUS_SHAKA;
  return {
    shaka,
    vikram,
    vikramKartikadi: month.masa >= KARTIKA ? vikram : vikram - 1,
    kaliExpired,
    yudhishthira: shaka + YUDHISHTHIRA_MINUS_SHAKA,
    kalpaExpired: shaka + KALPA_AT_SHAKA,
  };
}

/** The year of an era as almanacs print it. With `kartikadi` the Vikram year begins with Kartika. */
export function yearOf(eras: Eras, era: EraId, kartikadi: boolean): number {
  if (era === 'shaka') return eras.shaka;
  if (era === 'kali') return eras.kaliExpired + 1;
  return kartikadi ? eras.vikramKartikadi : eras.vikram;
}

export interface NewYears {
  /** The new moon after which the current lunar year began. */
  readonly chaitra: JdUt;
  /** The new moon after which the current year from Kartika began. */
  readonly kartika: JdUt;
}

const newYears = inAlmanac(() => new BoundedCache<NewYears>(MOST_KEPT));

export const newYearsOf = (sky: Sky, month: Lunation): NewYears =>
  newYears(sky).at(month.from, () => solveNewYears(sky, month));

function solveNewYears(sky: Sky, month: Lunation): NewYears {
  const monthsSince = (masa: number) => (month.masa - masa + 12) % 12;
  const startOf = (masa: number) => beginningOf(sky, masa, plusDays(month.from, -monthsSince(masa) * SOLAR_MONTH_DAYS));
  return { chaitra: startOf(CHAITRA), kartika: startOf(KARTIKA) };
}

const SOLAR_MONTH_DAYS = COUNTING_YEAR_DAYS / 12;

/**
 * The new moon that begins `masa`, or the adhika month of that name if there is one. `near` must be within two months
 * of it.
 */
function beginningOf(sky: Sky, masa: number, near: JdUt): JdUt {
  const month = lunationAround(sky, sankrantiNear(sky, masa, near).at);
  const before = lunationBefore(sky, month);
  return before.adhika ? before.from : month.from;
}

/**
 * The civil day of the pratipada (first tithi) that follows a new moon. It is the day at whose sunrise the pratipada
 * runs, or the day that contains the pratipada if it runs at no sunrise.
 */
export function pratipadaDay(sky: Sky, newMoon: JdUt): CivilDay {
  const day = civilDayOf(sky, newMoon);
  const before = isBeforeSunrise(sky, day, newMoon);
  if (isNone(before)) return day;
  const first = before ? day : plusDays(day, 1);
  // every tithi lasts longer than SHORTEST_TITHI_DAYS, so if less time than that has passed at sunrise, the pratipada
  // is still running
  if (isBeforeSunrise(sky, first, plusDays(newMoon, SHORTEST_TITHI_DAYS)) === false) return first;
  return isBeforeSunrise(sky, first, pratipadaEnd(sky, newMoon)) === true ? plusDays(first, -1) : first;
}

const SHORTEST_TITHI_DAYS = 0.8;

/** The end of the pratipada that follows a new moon. */
const pratipadaEnd = (sky: Sky, newMoon: JdUt): JdUt => reachedNear(sky, 'elongation', CUTS.tithi.sizeDeg, newMoon);
