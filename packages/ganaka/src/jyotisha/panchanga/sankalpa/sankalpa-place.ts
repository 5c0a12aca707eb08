/** What a sankalpa needs of a place: its kshetra, its town and the system of its month names. */
import type { Place } from '../../../kernel/place.ts';
import { KSHETRA_BY_PLACE, KSHETRAS_OF_NEPAL, type KshetraId, TOWN_STEMS } from '../../../rules/tables/sankalpa.ts';
import { customOf, isInIndia, isInNepal, isNorth } from '../day/custom.ts';

export interface SankalpaPlace {
  /** The name of the town in Devanagari; null if it is not known. */
  readonly town: string | null;
  readonly inIndia: boolean;
  readonly inNepal: boolean;
  readonly kshetra: KshetraId | null;
  /** Whether months run from full moon to full moon. */
  readonly purnimanta: boolean;
}

/** The table entries for a place name. */
interface Spot {
  readonly stem: string | undefined;
  readonly kshetra: KshetraId | undefined;
}
const NOWHERE: Spot = { stem: undefined, kshetra: undefined };
const NINE = 57; // the character code of '9'

/**
 * Looks up the part of the name before the first comma. There is no entry if coordinates are given instead of a name.
 */
function spotOf(name: string): Spot {
  if (!(name.charCodeAt(0) > NINE)) return NOWHERE;
  const comma = name.indexOf(',');
  const folded = (comma < 0 ? name : name.slice(0, comma)).trim().toLowerCase();
  return { stem: TOWN_STEMS.get(folded), kshetra: KSHETRA_BY_PLACE.get(folded) };
}

export function sankalpaPlaceOf(place: Place): SankalpaPlace {
  const inIndia = isInIndia(place);
  const inNepal = !inIndia && isInNepal(place);
  const { stem, kshetra } = spotOf(place.name);
  const own = kshetra !== undefined && (inIndia || inNepal) && KSHETRAS_OF_NEPAL.has(kshetra) === inNepal;
  return {
    town: stem ?? place.devanagari ?? null,
    inIndia,
    inNepal,
    kshetra: own ? kshetra : inIndia && isNorth(place) ? 'aryavarta' : null,
    purnimanta: customOf(place).months === 'purnimanta',
  };
}
