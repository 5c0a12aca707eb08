/** The position of a moment in the lunar year, computed once. Months, eras, samvatsara and sankalpa use it. */

import { BoundedCache, cachedOn } from '../../../kernel/caches.ts';
import { type CivilDay, type JdUt, plusDays } from '../../../kernel/units.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { inAlmanac, MOST_KEPT } from '../angas/almanac.ts';
import { civilDayOf } from '../sankranti/sankranti.ts';
import { type Eras, erasIn, type NewYears, newYearsOf } from '../year/eras.ts';
import { fullMoonOf, type Lunation, lunationAround, type Masa, purnimantaOf } from '../year/lunar-months.ts';
import { barhaspatyaAt, barhaspatyaOfTextAt, chandraOf, kartikadiOf } from '../year/samvatsara.ts';
import { type Custom, type JupiterSchool, namedByJupiter } from './custom.ts';
import { isBeforeSunrise } from './dawn.ts';
import { dayHolding } from './day.ts';
import type { Moment } from './moment.ts';

/** The amanta month of the moment. */
export const monthOf = cachedOn((moment: Moment): Lunation => lunationAround(moment.sky, moment.t, moment.elongation));

/** The amanta month of another instant near the moment. */
export function monthHolding(moment: Moment, t: JdUt): Lunation {
  const month = monthOf(moment);
  return t >= month.from && t < month.to ? month : lunationAround(moment.sky, t);
}

/** The month of the moment by the custom of a region. */
export const monthBy = (moment: Moment, { months }: Pick<Custom, 'months'>): Masa =>
  months === 'purnimanta' ? purnimantaMonthOf(moment) : monthOf(moment);

/** The purnimanta month of the moment. */
export const purnimantaMonthOf = (moment: Moment): Masa => purnimantaOf(monthOf(moment), moment.tithi.number);

export const erasOf = cachedOn((moment: Moment): Eras => erasIn(moment.sky, monthOf(moment)));

export const newYearsAround = cachedOn((moment: Moment): NewYears => newYearsOf(moment.sky, monthOf(moment)));

/**
 * The year of Jupiter's sixty-year cycle that was running when the lunar year began, by the engine's mean Jupiter. Drik
 * Panchang uses its name for the whole lunar year.
 */
export function barhaspatyaAtNewYear(moment: Moment): number {
  const { chaitra } = newYearsAround(moment);
  return namesAtNewYear(moment.sky).at(chaitra, () => barhaspatyaAt(moment.sky, chaitra));
}
/** The same by the revolutions of the text. */
export const textYearAtNewYear = (moment: Moment): number => barhaspatyaOfTextAt(newYearsAround(moment).chaitra);

/** The name of Jupiter's year for the lunar year, by a school. */
export const jupiterYearBy = (moment: Moment, school: JupiterSchool): number =>
  school === 'text' ? textYearAtNewYear(moment) : barhaspatyaAtNewYear(moment);

/**
 * The name that the year has by the other school, if it differs; null where Jupiter does not name the year or one
 * publisher alone does.
 */
export function otherJupiterYear(moment: Moment, custom: Custom): number | null {
  if (!namedByJupiter(custom) || custom.kartikadi) return null;
  const other = jupiterYearBy(moment, custom.jupiter === 'text' ? 'corrected' : 'text');
  return other === samvatsaraBy(moment, custom) ? null : other;
}

/**
 * The name of the current year by the custom of a region. With the Vikram era it is Jupiter's year at Chaitra; in
 * Gujarat one name runs from Kartika to Ashvina. Elsewhere it is the name of the lunar year itself.
 */
export function samvatsaraBy(moment: Moment, custom: Custom): number {
  const { shaka, vikramKartikadi } = erasOf(moment);
  if (!namedByJupiter(custom)) return chandraOf(shaka);
  return custom.kartikadi ? kartikadiOf(vikramKartikadi) : jupiterYearBy(moment, custom.jupiter);
}

/** Numbers of the year's name, keyed by the new moon that begins the year. */
const namesAtNewYear = inAlmanac(() => new BoundedCache<number>(MOST_KEPT));

/** The civil day of the month's purnima: the day, from sunrise to sunrise, that contains the full moon. */
export const purnimaDay = cachedOn(
  (moment: Moment): CivilDay => panchangaDayOf(moment.sky, fullMoonOf(moment.sky, monthOf(moment))),
);

/** The civil day, counted from sunrise to sunrise, that contains an instant. */
export function panchangaDayOf(sky: Sky, t: JdUt): CivilDay {
  const civil = civilDayOf(sky, t);
  // the usual case: clocks are near local solar time, and the hour leaves no doubt
  if (isBeforeSunrise(sky, civil, t) === true && isBeforeSunrise(sky, plusDays(civil, -1), t) === false)
    return plusDays(civil, -1);
  if (isBeforeSunrise(sky, civil, t) === false && isBeforeSunrise(sky, plusDays(civil, 1), t) === true) return civil;
  return dayHolding(sky, civil, t);
}
