/**
 * The engine by which the printed calendar of a land counts its days, if pages of that land should show it. Nepal's
 * Panchanga committee counts by the Surya-siddhanta from a sunrise of its own.
 */

import { dateIn, isThere } from '../../jyotisha/calendars/convert.ts';
import { landOf, skyFor } from '../../jyotisha/calendars/of-land.ts';
import { reckoningOf } from '../../jyotisha/calendars/solar.ts';
import { isInNepal } from '../../jyotisha/panchanga/day/custom.ts';
import type { Place } from '../../kernel/place.ts';
import type { CivilDay } from '../../kernel/units.ts';
import type { EngineKey, Sky, SkyOptions } from '../../sky/engines/engine.ts';
import { textsOf } from '../calendars/reply-parts.ts';

export interface PrintedSky {
  readonly engine: EngineKey;
  readonly options: SkyOptions;
}

const NEPAL: PrintedSky = { engine: 'surya-siddhanta', options: { sunrise: 'velantara' } };

/** The engine and options of the printed calendar of a place; null if its pages have no other than the usual ones. */
export const printedSkyOf = (place: Pick<Place, 'zone' | 'tzHours'>): PrintedSky | null =>
  isInNepal(place) ? NEPAL : null;

/** The date in the calendar of the land, for days that are shown as that land prints them. */
export function printedDateOf(sky: Sky, civil: CivilDay): { text: string; text_native: string } | null {
  const printed = printedSkyOf(sky.place);
  if (printed === null || printed.engine !== sky.engine.key) return null;
  const { solar } = landOf(sky.place);
  const found = dateIn(reckoningOf(skyFor(sky, solar), solar), civil);
  return isThere(found) ? textsOf(solar, found) : null;
}
