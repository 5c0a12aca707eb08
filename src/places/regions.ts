/**
 * What may stand after the comma in `Rampur, Uttar Pradesh, India`: a district, a state, a country, or a
 * usual short or former form of one. Names of countries are CLDR's, in English and Hindi.
 */
import type { GazetteerFile } from './file.ts';
import { fold } from './fold.ts';

/** Short and former names of Indian states and union territories, to the names GeoNames uses. */
const STATE_ALIASES: Readonly<Record<string, string>> = {
  up: 'Uttar Pradesh',
  mp: 'Madhya Pradesh',
  ap: 'Andhra Pradesh',
  hp: 'Himachal Pradesh',
  tn: 'Tamil Nadu',
  wb: 'West Bengal',
  uk: 'Uttarakhand',
  jk: 'Jammu and Kashmir',
  jandk: 'Jammu and Kashmir',
  mh: 'Maharashtra',
  rj: 'Rajasthan',
  gj: 'Gujarat',
  ka: 'Karnataka',
  kl: 'Kerala',
  ts: 'Telangana',
  tg: 'Telangana',
  od: 'Odisha',
  br: 'Bihar',
  jh: 'Jharkhand',
  cg: 'Chhattisgarh',
  hr: 'Haryana',
  pb: 'Punjab',
  as: 'Assam',
  dl: 'Delhi',
  orissa: 'Odisha',
  uttaranchal: 'Uttarakhand',
  pondicherry: 'Puducherry',
  chattisgarh: 'Chhattisgarh',
  tamilnadu: 'Tamil Nadu',
  nctofdelhi: 'Delhi',
  nationalcapitalterritoryofdelhi: 'Delhi',
  newdelhi: 'Delhi',
};

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
  /** The Indian state of that folded name: `goa` is first of all a state, whatever town abroad shares the name. */
  readonly indianState: (key: string) => number | undefined;
  /** Whether place `index` lies in every region that the folded qualifiers name. */
  readonly holdsAll: (index: number, qualifiers: readonly string[]) => boolean;
  /** The same while they are being typed: the beginning of a name is enough. */
  readonly mayHoldAll: (index: number, qualifiers: readonly string[]) => boolean;
}

const COUNTRY_OF_ALIAS = new Map(Object.entries(COUNTRY_ALIASES));
const STATE_KEY_OF_ALIAS = new Map(Object.entries(STATE_ALIASES).map(([alias, name]) => [alias, fold(name)]));

export function regionsOf({ head, columns }: GazetteerFile): Regions {
  function holds(index: number, qualifier: string, names: (key: string) => boolean): boolean {
    const state = head.states[columns.state[index] ?? 0];
    const country = head.countries[state?.country ?? 0];
    if (!state || !country) return false;
    if (names(state.key) || names(country.key) || names(country.keyHi)) return true;
    if (country.code === 'IN' && state.key === STATE_KEY_OF_ALIAS.get(qualifier)) return true;
    if (country.code.toLowerCase() === qualifier || COUNTRY_OF_ALIAS.get(qualifier) === country.code) return true;
    const district = (columns.district[index] ?? 0) >> 1;
    return district > 0 && names(head.districts[district]?.key ?? '');
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
    mayHoldAll: (index, qualifiers) =>
      qualifiers.every((qualifier) => holds(index, qualifier, (key) => key.startsWith(qualifier))),
  };
}
