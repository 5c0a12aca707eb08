/** Where a moment stands in the lunar and solar year: what months, eras, samvatsara and sankalpa share, solved once. */

import type { Sky } from '../engines/engine.ts';
import { norm360 } from '../kernel/angle.ts';
import { type CivilDay, type JdUt, plusDays } from '../kernel/units.ts';
import { isBeforeSunrise } from './dawn.ts';
import { dayHolding, type PanchangaDay } from './day.ts';
import { type Eras, erasIn, type NewYears, newYearsOf } from './eras.ts';
import { fullMoonOf, type Lunation, lunationAround, type Masa, purnimantaOf } from './months.ts';
import { barhaspatyaAt } from './samvatsara.ts';
import { civilDayOf, type SolarMonth, solarMonth } from './sankranti.ts';

/** The amanta month of the moment. */
export const monthOf = (day: PanchangaDay): Lunation =>
  day.once('lunation', () => lunationAround(day.sky, day.t, day.elongation));

/** The amanta month of another instant near the day. */
export function monthHolding(day: PanchangaDay, t: JdUt): Lunation {
  const month = monthOf(day);
  return t >= month.from && t < month.to ? month : lunationAround(day.sky, t);
}

/** The purnimanta month of the moment. */
export const purnimantaMonthOf = (day: PanchangaDay): Masa => purnimantaOf(monthOf(day), day.tithi.number);

export const solarMonthOf = (day: PanchangaDay): SolarMonth =>
  day.once('solar month', () => solarMonth(day.sky, day.day, (t) => sunNear(day, t)));

/** From the Sun's place and pace at the moment; asked of the Sky where that leaves a doubt about his rashi. */
function sunNear(day: PanchangaDay, t: JdUt): number {
  const deg = norm360(day.longitude('surya') + day.speed('surya') * (t - day.t));
  const into = deg % RASHI_DEG;
  return into > DOUBT_DEG && into < RASHI_DEG - DOUBT_DEG ? deg : day.sky.longitude('surya', t);
}
const RASHI_DEG = 30;
/** In two days his pace changes by far less than a tenth of a degree a day. */
const DOUBT_DEG = 0.1;

export const erasOf = (day: PanchangaDay): Eras => day.once('eras', () => erasIn(day.sky, monthOf(day)));

export const newYearsAround = (day: PanchangaDay): NewYears =>
  day.once('new years', () => newYearsOf(day.sky, monthOf(day)));

/** Jupiter's year of the sixty that ran when the lunar year began: the one that northern almanacs print for the whole year. */
export const barhaspatyaAtNewYear = (day: PanchangaDay): number => {
  const began = newYearsAround(day);
  let name = namesAtNewYear.get(began);
  if (name === undefined) {
    name = barhaspatyaAt(day.sky, began.chaitra);
    namesAtNewYear.set(began, name);
  }
  return name;
};
/** Beside the new years, which are kept for each month of an engine. */
const namesAtNewYear = new WeakMap<NewYears, number>();

/** The civil day of the month's purnima: the one in which the full moon falls, from sunrise to sunrise. */
export const purnimaDay = (day: PanchangaDay): CivilDay =>
  day.once('purnima', () => panchangaDayOf(day.sky, fullMoonOf(day.sky, monthOf(day))));

/** The civil day, sunrise to sunrise, of an instant. */
export function panchangaDayOf(sky: Sky, t: JdUt): CivilDay {
  const civil = civilDayOf(sky, t);
  // the plain case: clocks near the Sun's own time, and no doubt about the hour
  if (isBeforeSunrise(sky, civil, t) === true && isBeforeSunrise(sky, plusDays(civil, -1), t) === false)
    return plusDays(civil, -1);
  if (isBeforeSunrise(sky, civil, t) === false && isBeforeSunrise(sky, plusDays(civil, 1), t) === true) return civil;
  return dayHolding(sky, civil, t);
}
