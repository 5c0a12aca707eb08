/**
 * The birth sheet: the panchanga at the minute of birth. Its day began at the last sunrise, so a birth before sunrise
 * has the vara of the day before.
 */

import { daysBetween } from '../../../kernel/units.ts';
import { isNone, type None } from '../../../sky/engines/engine.ts';
import type { Day } from '../../panchanga/day/day.ts';
import { type Moment, momentUnder } from '../../panchanga/day/moment.ts';
import { type Eras, erasIn } from '../../panchanga/year/eras.ts';
import { type Lunation, lunationAround, type Masa, purnimantaOf } from '../../panchanga/year/lunar-months.ts';
import type { Chart } from './chart.ts';

export interface Janma {
  readonly moment: Moment;
  readonly day: Day;
  /** The ghatis (24 minutes) since the sunrise of that day. */
  readonly ishtaGhati: number | None;
  readonly amanta: Lunation;
  readonly purnimanta: Masa;
  readonly eras: Eras;
}

export const GHATIS_PER_DAY = 60;

export function janmaOf({ sky, t, day: civil }: Chart): Janma {
  const moment = momentUnder(sky, civil, t, 'time');
  const amanta = lunationAround(sky, t, moment.elongation);
  const { sunrise } = moment.day;
  return {
    moment,
    day: moment.day,
    ishtaGhati: isNone(sunrise) ? sunrise : daysBetween(sunrise, t) * GHATIS_PER_DAY,
    amanta,
    purnimanta: purnimantaOf(amanta, moment.tithi.number),
    eras: erasIn(sky, amanta),
  };
}
