/**
 * Regions, which may follow the comma in `Rampur, Uttar Pradesh, India`: a district, a state, a country, or a common
 * short or former name of one. The names of countries are those of CLDR, in English and Hindi.
 */
import type { GazetteerFile } from './file.ts';
import { fold } from './fold.ts';
import { CANADIAN_PROVINCES, FORMER_STATES, INDIAN_STATES, US_STATES } from './state-names.ts';

const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  usa: 'US',
  america: 'US',
  unitedstatesofamerica: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  britain: 'GB',
  england: 'GB',
  bharat: 'IN',
  uae: 'AE',
  burma: 'MM',
  ceylon: 'LK',
  holland: 'NL',
  russia: 'RU',
  southkorea: 'KR',
  korea: 'KR',
};

export interface Regions {
  /** The Indian state with that folded name. `goa` means the state, although towns abroad have the same name. */
  readonly indianState: (key: string) => number | undefined;
  /** Whether the place `index` is in all the regions that the folded qualifiers name. */
  readonly holdsAll: (index: number, qualifiers: readonly string[]) => boolean;
  /** Whether the place `index` was in those regions when its state was part of another state. */
  readonly heldAll: (index: number, qualifiers: readonly string[]) => boolean;
  /** The same as `holdsAll` for text that is being typed: the beginning of a region's name is enough. */
  readonly mayHoldAll: (index: number, qualifiers: readonly string[]) => boolean;
}

const COUNTRY_OF_ALIAS = new Map(Object.entries(COUNTRY_ALIASES));
const folded = (names: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).map(([alias, name]) => [fold(alias), fold(name)]));
/** Names of states in other languages, each with the name that GeoNames uses. */
export type StateNames = Readonly<Record<string, string>>;

/** Other names of states, with the names that GeoNames uses, for each country. */
const otherStateNames = (indian: StateNames): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map([
    ['IN', folded({ ...INDIAN_STATES, ...indian })],
    ['US', folded(US_STATES)],
    ['CA', folded(CANADIAN_PROVINCES)],
  ]);
const FORMER = folded(FORMER_STATES);

/** The regions of the gazetteer; `indian` has the names of Indian states in other languages. */
export function regionsOf({ head, columns }: GazetteerFile, indian: StateNames): Regions {
  const stateNames = otherStateNames(indian);
  function holds(index: number, qualifier: string, names: (key: string) => boolean): boolean {
    const state = head.states[columns.state[index] ?? 0];
    const country = head.countries[state?.country ?? 0];
    if (!state || !country) return false;
    if (names(state.key) || names(country.key) || names(country.keyHi)) return true;
    if (state.key === stateNames.get(country.code)?.get(qualifier)) return true;
    if (country.code.toLowerCase() === qualifier || COUNTRY_OF_ALIAS.get(qualifier) === country.code) return true;
    const district = (columns.district[index] ?? 0) >> 1;
    return district > 0 && names(head.districts[district]?.key ?? '');
  }
  function held(index: number, qualifier: string): boolean {
    const state = head.states[columns.state[index] ?? 0];
    const former = state && FORMER.get(state.key);
    if (former === undefined) return false;
    return qualifier === former || stateNames.get('IN')?.get(qualifier) === former;
  }
  const indianStates = new Map(
    head.states.flatMap(({ key, country }, index) =>
      head.countries[country]?.code === 'IN' ? [[key, index] as const] : [],
    ),
  );
  return {
    indianState: (key) => indianStates.get(key),
    holdsAll: (index, qualifiers) =>
      qualifiers.every((qualifier) => holds(index, qualifier, (key) => key === qualifier)),
    heldAll: (index, qualifiers) =>
      qualifiers.every((qualifier) => held(index, qualifier) || holds(index, qualifier, (key) => key === qualifier)),
    mayHoldAll: (index, qualifiers) =>
      qualifiers.every((qualifier) => holds(index, qualifier, (key) => key.startsWith(qualifier))),
  };
}
