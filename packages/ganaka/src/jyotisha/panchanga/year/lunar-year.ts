/** The lunar year that begins at the first tithi of the bright half of Chaitra, found by its Vikram number. */

import { dayOf, midnight } from '../../../kernel/civil.ts';
import { VIKRAM_MINUS_GREGORIAN } from '../../../kernel/kali.ts';
import { type CivilDay, type JdUt, plusDays } from '../../../kernel/units.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { sankrantiNear } from '../sankranti/sankranti.ts';
import { newYearsOf, pratipadaDay } from './eras.ts';
import { lunationAround } from './lunar-months.ts';

export interface LunarYear {
  /** The new moon after which the year begins; `to` is the new moon after which the next year begins. */
  readonly from: JdUt;
  readonly to: JdUt;
  /** The first civil day of the year at the place; `last` is the last one. */
  readonly first: CivilDay;
  readonly last: CivilDay;
}

const MESHA = 1;

export function lunarYear(sky: Sky, vikram: number): LunarYear {
  const from = chaitraOf(sky, vikram - VIKRAM_MINUS_GREGORIAN);
  const to = chaitraOf(sky, vikram - VIKRAM_MINUS_GREGORIAN + 1);
  return { from, to, first: pratipadaDay(sky, from), last: plusDays(pratipadaDay(sky, to), -1) };
}

/**
 * The new moon that begins Chaitra, or the adhika Chaitra before it, in a Gregorian year. It is found from the Sun's
 * entry into Mesha, which is always in spring.
 */
function chaitraOf(sky: Sky, year: number): JdUt {
  const spring = midnight(dayOf({ year, month: 3, day: 15 }), sky.place.tzHours);
  return newYearsOf(sky, lunationAround(sky, sankrantiNear(sky, MESHA, spring).at)).chaitra;
}
