/** The lunar month and the year by which a day is called at a place, as its almanacs do. */
import {
  customOf,
  type EraId,
  MONTH_SYSTEMS,
  type MonthSystem,
  namedByJupiter,
  type Where,
} from '../../jyotisha/panchanga/day/custom.ts';
import type { PanchangaSnapshot } from './panchanga.ts';

export { MONTH_SYSTEMS, type MonthSystem };

type Dated = Required<Pick<PanchangaSnapshot, 'months' | 'eras'>>;
interface Customary {
  readonly masa: Dated['months']['amanta'];
  readonly era: EraId;
  readonly year: number;
}

export function customaryOf(place: Where, { months, eras }: Dated): Customary {
  const { months: system, era, kartikadi } = customOf(place);
  return { masa: months[system], era, year: eras[kartikadi ? 'vikram_kartikadi' : era] };
}

/** Returns the months of a place by its custom. */
export const monthSystemOf = (place: Where): MonthSystem => customOf(place).months;

type YearNames = NonNullable<PanchangaSnapshot['samvatsara']>;

/** Returns the name of the year by the custom of a place and its path in the block; null where it is the lunar name. */
export function yearNameAt(place: Where, { barhaspatya: { schools }, kartikadi }: YearNames) {
  const custom = customOf(place);
  if (custom.kartikadi && kartikadi !== undefined)
    return { by: 'kartikadi' as const, of: 'kartikadi', name: kartikadi };
  const index = schools.findIndex((each) => each.printed_here);
  const [school] = schools.slice(Math.max(index, 0));
  return namedByJupiter(custom) && index >= 0 && school !== undefined
    ? { by: 'barhaspatya' as const, of: `barhaspatya.schools.${index}`, name: school }
    : null;
}
