/**
 * Years of the eras. All lunar ones change with Chaitra shukla 1, also of an adhika Chaitra (Dharmasindhu 2, Chaitra).
 * They follow from one number, the elapsed Kali years, by the differences given in verse in Jyotirnibandha. Years have
 * the numbers printed in almanacs: Vikram and Shaka as printed, Kali current (and `kaliExpired`).
 */
import { isNone, type Sky } from '../engines/engine.ts';
import { KALI_EPOCH_JD, MAHAYUGA_DAYS, MAHAYUGA_YEARS, UJJAIN_LON_DEG } from '../kernel/kali.ts';
import { Table } from '../kernel/kept.ts';
import { type Ahargana, ahargana, type CivilDay, type JdUt, jdUt, plusDays } from '../kernel/units.ts';
import { rashiOf } from '../kernel/zodiac.ts';
import type { Source } from '../rules/source.ts';
import { inAlmanac, MOST_KEPT } from './almanac.ts';
import type { EraId } from './custom.ts';
import { isBeforeSunrise } from './dawn.ts';
import { type Lunation, lunationAround, lunationBefore } from './lunar-months.ts';
import { civilDayOf, sankrantiNear } from './sankranti.ts';
import { CUTS, reachedNear } from './wheels.ts';

/** Mean midnight at Ujjain, 17/18 February 3102 BCE, as JD(UT). */
export const KALI_EPOCH: JdUt = jdUt(KALI_EPOCH_JD - UJJAIN_LON_DEG / 360);
/** Surya-siddhanta I.29, 37: 1,577,917,828 civil days in 4,320,000 years. Only counts years; the Sun decides the day. */
const COUNTING_YEAR_DAYS = MAHAYUGA_DAYS / MAHAYUGA_YEARS;

export const aharganaOf = (t: JdUt): Ahargana => ahargana(t - KALI_EPOCH);

/** Jyotirnibandha, samvatsara-prakarana 2. */
const KALI_MINUS_SHAKA = 3179;
/** Jyotirnibandha, samvatsara-prakarana 3. */
const VIKRAM_MINUS_SHAKA = 135;
/** Jyotirnibandha, saptarshi-chara 3 (Varaha). */
const YUDHISHTHIRA_MINUS_SHAKA = 2526;
/** Jyotirnibandha, mana-prakarana 12 (Shiromani): elapsed years of Brahma's day at the Shaka epoch. */
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
  /** Elapsed years of the present kalpa. */
  readonly kalpaExpired: number;
}

const MINA = 12;
const CHAITRA = 1;
const KARTIKA = 8;

/** Whole solar years (Mesha to Mesha) elapsed since the Kali epoch when the Sun is at `sunDeg` at `t`. */
const solarYearsGone = (t: JdUt, sunDeg: number): number =>
  Math.round((t - KALI_EPOCH) / COUNTING_YEAR_DAYS - sunDeg / 360);

/** By the new moon that begins a month: like the month, it depends on the engine and not on a place. */
const yearsGone = inAlmanac(() => new Table<number>(MOST_KEPT));

/** Elapsed lunar years: a month that begins with the Sun in Mina is Chaitra, ahead of the Sun's entry into Mesha. */
const lunarYearsGone = (sky: Sky, { from }: Lunation): number =>
  yearsGone(sky).at(from, () => {
    const sunDeg = sky.longitude('surya', from);
    return solarYearsGone(from, sunDeg) + (rashiOf(sunDeg) === MINA ? 1 : 0);
  });

/** The lunar years of a moment in `month`: month, tithi and year of one instant agree. */
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

/** The printed year of an era; `kartikadi`: the Vikram year begins with Kartika. */
export function yearOf(eras: Eras, era: EraId, kartikadi: boolean): number {
  if (era === 'shaka') return eras.shaka;
  if (era === 'kali') return eras.kaliExpired + 1;
  return kartikadi ? eras.vikramKartikadi : eras.vikram;
}

export interface NewYears {
  /** The new moon after which the running lunar year began. */
  readonly chaitra: JdUt;
  /** The new moon after which the running Kartikadi year began. */
  readonly kartika: JdUt;
}

const newYears = inAlmanac(() => new Table<NewYears>(MOST_KEPT));

export const newYearsOf = (sky: Sky, month: Lunation): NewYears =>
  newYears(sky).at(month.from, () => solveNewYears(sky, month));

function solveNewYears(sky: Sky, month: Lunation): NewYears {
  const monthsSince = (masa: number) => (month.masa - masa + 12) % 12;
  const startOf = (masa: number) => beginningOf(sky, masa, plusDays(month.from, -monthsSince(masa) * SOLAR_MONTH_DAYS));
  return { chaitra: startOf(CHAITRA), kartika: startOf(KARTIKA) };
}

const SOLAR_MONTH_DAYS = COUNTING_YEAR_DAYS / 12;

/** The new moon that begins `masa`, or its adhika if there is one; `near` within two months of it. */
function beginningOf(sky: Sky, masa: number, near: JdUt): JdUt {
  const month = lunationAround(sky, sankrantiNear(sky, masa, near).at);
  const before = lunationBefore(sky, month);
  return before.adhika ? before.from : month.from;
}

/**
 * The civil day of the pratipada that begins with a new moon: the one with it at sunrise, or the one that contains it
 * entirely.
 */
export function pratipadaDay(sky: Sky, newMoon: JdUt): CivilDay {
  const day = civilDayOf(sky, newMoon);
  const before = isBeforeSunrise(sky, day, newMoon);
  if (isNone(before)) return day;
  const first = before ? day : plusDays(day, 1);
  // a tithi lasts longer than this, so it is still running if that sunrise has come by then
  if (isBeforeSunrise(sky, first, plusDays(newMoon, SHORTEST_TITHI_DAYS)) === false) return first;
  return isBeforeSunrise(sky, first, pratipadaEnd(sky, newMoon)) === true ? plusDays(first, -1) : first;
}

const SHORTEST_TITHI_DAYS = 0.8;

/** The end of the pratipada that begins with a new moon. */
const pratipadaEnd = (sky: Sky, newMoon: JdUt): JdUt => reachedNear(sky, 'elongation', CUTS.tithi.sizeDeg, newMoon);
