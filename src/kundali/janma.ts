/**
 * The birth sheet: the panchanga at the minute of birth, counted by the day that began at the last sunrise, so that a
 * birth before sunrise has the vara of the day before.
 */
import { isNone, type None } from '../engines/engine.ts';
import { daysBetween } from '../kernel/units.ts';
import { dayUnder, type PanchangaDay } from '../panchanga/day.ts';
import { type Eras, erasIn } from '../panchanga/eras.ts';
import { type Lunation, lunationAround, type Masa, purnimantaOf } from '../panchanga/months.ts';
import type { Chart } from './chart.ts';

export interface Janma {
  readonly day: PanchangaDay;
  /** Ghatis (24 minutes) since that day's sunrise. */
  readonly ishtaGhati: number | None;
  readonly amanta: Lunation;
  readonly purnimanta: Masa;
  readonly eras: Eras;
}

const GHATIS_PER_DAY = 60;

export function janmaOf({ sky, t, day: civil }: Chart): Janma {
  const day = dayUnder(sky, civil, t, 'time');
  const amanta = lunationAround(sky, t, day.elongation);
  const { sunrise } = day;
  return {
    day,
    ishtaGhati: isNone(sunrise) ? sunrise : daysBetween(sunrise, t) * GHATIS_PER_DAY,
    amanta,
    purnimanta: purnimantaOf(amanta, day.tithi.number),
    eras: erasIn(sky, amanta),
  };
}
