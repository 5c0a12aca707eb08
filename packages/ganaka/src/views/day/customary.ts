/** The lunar month and the year by which a day is called at a place, as its almanacs do. */
import { customOf, type EraId, type Where } from '../../jyotisha/panchanga/day/custom.ts';
import type { PanchangaSnapshot } from './panchanga.ts';

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
