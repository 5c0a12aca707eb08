/**
 * Years of the eras. All lunar ones change with Chaitra shukla 1, also of an adhika Chaitra (Dharmasindhu 2, Chaitra);
 * they follow from one number, the Kali years gone, by the differences that Jyotirnibandha gives in verse. Years carry
 * the numbers almanacs print: Vikram and Shaka as printed, Kali running (`kaliExpired` beside it).
 */
import { isNone, type Sky } from '../engines/engine.ts';
import { norm360, ordinal } from '../kernel/angle.ts';
import { whenReaches } from '../kernel/search.ts';
import { type Ahargana, ahargana, type CivilDay, type JdUt, jdUt, plusDays } from '../kernel/units.ts';
import type { Source } from '../rules/source.ts';
import { almanacOf, kept } from './almanac.ts';
import { elongationAt, MEAN_DEG_PER_DAY } from './angas.ts';
import { isBeforeSunrise } from './dawn.ts';
import { type Lunation, newMoonNear } from './months.ts';
import { civilDayOf, firstDayOf, type SolarMonth, sankrantiNear } from './sankranti.ts';

/** Ujjain, east of Greenwich. */
const UJJAIN_DEG = 75.78333;
/** Mean midnight at Ujjain, 17/18 February 3102 BCE, as JD(UT). */
export const KALI_EPOCH: JdUt = jdUt(588_465.5 - UJJAIN_DEG / 360);
/** Surya-siddhanta I.29, 37: 1,577,917,828 civil days in 4,320,000 years. Only counts years; the Sun decides the day. */
const COUNTING_YEAR_DAYS = 1_577_917_828 / 4_320_000;

export const aharganaOf = (t: JdUt): Ahargana => ahargana(t - KALI_EPOCH);

/** Jyotirnibandha, samvatsara-prakarana 2. */
const KALI_MINUS_SHAKA = 3179;
/** Jyotirnibandha, samvatsara-prakarana 3. */
const VIKRAM_MINUS_SHAKA = 135;
/** Jyotirnibandha, saptarshi-chara 3 (Varaha). */
const YUDHISHTHIRA_MINUS_SHAKA = 2526;
/** Jyotirnibandha, mana-prakarana 12 (Shiromani): years gone of Brahma's day at the Shaka epoch. */
const KALPA_AT_SHAKA = 1_972_947_179;
/** A thousand-year count of Malabar from the Sun's entry into Kanya, 1176 BCE. */
const KALI_MINUS_PARASHURAMA = 1925;

export const ERA_SOURCES = {
  differences: {
    confidence: 'read-in-text',
    work: 'JN',
    at: 'samvatsara-prakarana 2-3; saptarshi-chara 3; mana-prakarana 12',
    gist: 'Kali, Vikram, Yudhishthira and kalpa years from Shaka.',
  },
  parashurama: {
    confidence: 'general-knowledge',
    gist: 'From 1176 BCE, each year from day 1 of solar Kanya.',
  },
} as const satisfies Record<string, Source>;

export interface Eras {
  readonly shaka: number;
  readonly vikram: number;
  readonly vikramKartikadi: number;
  readonly kaliExpired: number;
  readonly yudhishthira: number;
  /** Years gone of the present kalpa. */
  readonly kalpaExpired: number;
}

const RASHI_DEG = 30;
const MINA = 12;
const CHAITRA = 1;
const KARTIKA = 8;
const KANYA = 6;

/** Whole solar years (Mesha to Mesha) gone since the Kali epoch when the Sun stands at `sunDeg` at `t`. */
export const solarYearsGone = (t: JdUt, sunDeg: number): number =>
  Math.round((t - KALI_EPOCH) / COUNTING_YEAR_DAYS - sunDeg / 360);

/** Lunar years gone: a month that begins with the Sun in Mina is Chaitra, ahead of his entry into Mesha. */
function lunarYearsGone(sky: Sky, month: Lunation): number {
  const known = yearsGone.get(month);
  if (known !== undefined) return known;
  const sunDeg = sky.longitude('surya', month.from);
  const gone = solarYearsGone(month.from, sunDeg) + (ordinal(sunDeg, RASHI_DEG) === MINA ? 1 : 0);
  yearsGone.set(month, gone);
  return gone;
}
const yearsGone = new WeakMap<Lunation, number>();

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

export interface NewYears {
  /** The new moon after which the running lunar year began. */
  readonly chaitra: JdUt;
  /** The new moon after which the running Kartikadi year began. */
  readonly kartika: JdUt;
}

/** A month belongs to one engine and to no place, and so does what follows from it alone. */
const newYears = new WeakMap<Lunation, NewYears>();

export function newYearsOf(sky: Sky, month: Lunation): NewYears {
  const known = newYears.get(month);
  if (known !== undefined) return known;
  const found = solveNewYears(sky, month);
  newYears.set(month, found);
  return found;
}

function solveNewYears(sky: Sky, month: Lunation): NewYears {
  const monthsSince = (masa: number) => (month.masa - masa + 12) % 12;
  const startOf = (masa: number) => beginningOf(sky, masa, plusDays(month.from, -monthsSince(masa) * SOLAR_MONTH_DAYS));
  return { chaitra: startOf(CHAITRA), kartika: startOf(KARTIKA) };
}

const SOLAR_MONTH_DAYS = COUNTING_YEAR_DAYS / 12;
/** The Sun moves about 29 degrees in a lunation: only a month that begins this late can follow an adhika one. */
const AFTER_ADHIKA_DEG = 28;

/** The new moon that begins `masa`, or its adhika where it has one; `near` within two months of it. */
function beginningOf(sky: Sky, masa: number, near: JdUt): JdUt {
  const { at } = sankrantiNear(sky, masa, near);
  const from = newMoonNear(sky, plusDays(at, -elongationAt(sky, at) / MEAN_DEG_PER_DAY.elongation));
  const sunDeg = sky.longitude('surya', from);
  if (norm360(sunDeg) % RASHI_DEG < AFTER_ADHIKA_DEG) return from;
  const before = newMoonNear(sky, plusDays(from, -360 / MEAN_DEG_PER_DAY.elongation));
  return ordinal(sky.longitude('surya', before), RASHI_DEG) === ordinal(sunDeg, RASHI_DEG) ? before : from;
}

/** The civil day of the pratipada that begins with a new moon: the one it meets at sunrise, or which holds it whole. */
export function pratipadaDay(sky: Sky, newMoon: JdUt): CivilDay {
  const day = civilDayOf(sky, newMoon);
  const before = isBeforeSunrise(sky, day, newMoon);
  if (isNone(before)) return day;
  const first = before ? day : plusDays(day, 1);
  // a tithi lasts longer than this, so it is still there if that sunrise has come by then
  if (isBeforeSunrise(sky, first, plusDays(newMoon, SHORTEST_TITHI_DAYS)) === false) return first;
  return isBeforeSunrise(sky, first, pratipadaEnd(sky, newMoon)) === true ? plusDays(first, -1) : first;
}

const SHORTEST_TITHI_DAYS = 0.8;
const PRATIPADA_DEG = 12;

/** When the pratipada ends that begins with a new moon: an engine's, and no place's. */
function pratipadaEnd(sky: Sky, newMoon: JdUt): JdUt {
  const near = plusDays(newMoon, PRATIPADA_DEG / MEAN_DEG_PER_DAY.elongation);
  return kept(almanacOf(sky).pratipadas, newMoon, () =>
    whenReaches((t) => elongationAt(sky, t), PRATIPADA_DEG, near, MEAN_DEG_PER_DAY.elongation),
  );
}
const firstOf = (day: CivilDay, month: SolarMonth): CivilDay => plusDays(day, 1 - month.day);

/** The Parashurama year of a civil day in `month`: solar, so it changes on the first day of the month of Kanya. */
export const parashuramaYear = (day: CivilDay, month: SolarMonth): number =>
  solarYearsGone(jdUt(firstOf(day, month)), (month.number - 1) * RASHI_DEG) -
  KALI_MINUS_PARASHURAMA -
  (month.number >= KANYA ? 0 : 1);

/** The first civil day of the running Parashurama year: day 1 of the solar month of Kanya. */
export function parashuramaNewYear(sky: Sky, day: CivilDay, month: SolarMonth): CivilDay {
  const first = firstOf(day, month);
  const monthsSince = (month.number - KANYA + 12) % 12;
  if (monthsSince === 0) return first;
  return firstDayOf(sky, sankrantiNear(sky, KANYA, jdUt(first - monthsSince * SOLAR_MONTH_DAYS)));
}
