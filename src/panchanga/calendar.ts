/** Where a moment stands in the lunar and solar year: what months, eras, samvatsara and sankalpa share, solved once. */

import { isNone, type Sky } from '../engines/engine.ts';
import { dayAt } from '../kernel/civil.ts';
import { type CivilDay, type JdUt, plusDays } from '../kernel/units.ts';
import type { PanchangaDay } from './day.ts';
import { type Eras, erasAt, type NewYears, newYearsOf } from './eras.ts';
import { fullMoonOf, type Lunation, lunationAround, type Masa, purnimantaOf } from './months.ts';
import { type SolarMonth, solarMonth } from './sankranti.ts';

/** The amanta month of the moment. */
export const monthOf = (day: PanchangaDay): Lunation =>
  day.once('lunation', () => lunationAround(day.sky, day.t, day.elongation));

/** The purnimanta month of the moment. */
export const purnimantaMonthOf = (day: PanchangaDay): Masa => purnimantaOf(monthOf(day), day.tithi.number);

export const solarMonthOf = (day: PanchangaDay): SolarMonth =>
  day.once('solar month', () => solarMonth(day.sky, day.day));

export const erasOf = (day: PanchangaDay): Eras => day.once('eras', () => erasAt(day.sky, day.t, monthOf(day)));

export const newYearsAround = (day: PanchangaDay): NewYears =>
  day.once('new years', () => newYearsOf(day.sky, monthOf(day)));

/** The civil day of the month's purnima: the one in which the full moon falls, from sunrise to sunrise. */
export const purnimaDay = (day: PanchangaDay): CivilDay =>
  day.once('purnima', () => dayHolding(day.sky, fullMoonOf(day.sky, monthOf(day))));

/** The civil day whose sunrise is the last before `t`; the civil day itself where the Sun does not rise. */
export function dayHolding(sky: Sky, t: JdUt): CivilDay {
  const civil = dayAt(t, sky.place.tzHours);
  const sunrise = sky.sunrise(civil);
  return !isNone(sunrise) && t < sunrise ? plusDays(civil, -1) : civil;
}
