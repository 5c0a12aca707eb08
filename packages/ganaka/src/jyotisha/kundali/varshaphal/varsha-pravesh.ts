/**
 * The entry of the year for a place: the Sun's entry into Mesha, the new moon that begins Chaitra, and the names of the
 * new year. Both instants have a chart. No birth data are needed.
 */

import { dayOf, midnight } from '../../../kernel/civil.ts';
import { type CivilDay, type JdUt, plusDays } from '../../../kernel/units.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { sankrantiNear } from '../../panchanga/sankranti/sankranti.ts';
import { type Eras, erasIn, newYearsOf, pratipadaDay } from '../../panchanga/year/eras.ts';
import { lunationAround } from '../../panchanga/year/lunar-months.ts';
import { barhaspatyaAt, chandraOf, paitamahaOf } from '../../panchanga/year/samvatsara.ts';
import { type Chart, chartOf } from '../chart/chart.ts';

export interface VarshaPravesh {
  readonly mesha: Chart;
  readonly chaitra: Chart;
  /** The civil day of the first tithi (pratipada) of the bright half of Chaitra. */
  readonly newYearDay: CivilDay;
  readonly eras: Eras;
  /** The numbers in the sixty-year cycle. The barhaspatya year is the one that runs at the entry into Mesha. */
  readonly samvatsara: { readonly barhaspatya: number; readonly chandra: number; readonly paitamaha: number };
}

const MESHA = 1;
/**
 * A Julian day has steps of 40 µs, and the border may be between two steps. This much later the Sun has certainly
 * entered.
 */
const ENTERED_DAYS = 1e-9;

/** The Sun's entry into Mesha in a Gregorian year: in mid-April now, in early February at the Kali epoch. */
function meshaEntry(sky: Sky, year: number): JdUt {
  const spring = midnight(dayOf({ year, month: 3, day: 15 }), sky.place.tzHours);
  return plusDays(sankrantiNear(sky, MESHA, spring).at, ENTERED_DAYS);
}

export function varshaPravesh(sky: Sky, year: number): VarshaPravesh {
  const mesha = meshaEntry(sky, year);
  const month = lunationAround(sky, mesha);
  const { chaitra } = newYearsOf(sky, month);
  const eras = erasIn(sky, month);
  return {
    mesha: chartOf(sky, mesha),
    chaitra: chartOf(sky, chaitra),
    newYearDay: pratipadaDay(sky, chaitra),
    eras,
    samvatsara: {
      barhaspatya: barhaspatyaAt(sky, mesha),
      chandra: chandraOf(eras.shaka),
      paitamaha: paitamahaOf(eras.kalpaExpired),
    },
  };
}
