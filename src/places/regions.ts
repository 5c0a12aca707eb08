/**
 * What may stand after the comma in `Rampur, Uttar Pradesh, India`: a district, a state, a country, or a
 * usual short or former form of one. Country names are taken in English and Hindi from CLDR (`Intl`).
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
  /** Whether place `index` lies in every region that the folded qualifiers name. */
  readonly holdsAll: (index: number, qualifiers: readonly string[]) => boolean;
}

export function regionsOf({ head, columns }: GazetteerFile): Regions {
  const stateKeys = head.states.map(({ name }) => fold(name));
  const districtKeys = head.districts.map(fold);
  const hindiCountry = new Intl.DisplayNames('hi', { type: 'region' });
  const countryKeys = head.countries.map(
    ({ code, name }) => new Set([code.toLowerCase(), fold(name), fold(hindiCountry.of(code) ?? name)]),
  );
  const aliasState = new Map(Object.entries(STATE_ALIASES).map(([alias, name]) => [alias, fold(name)]));
  function holds(index: number, qualifier: string): boolean {
    const stateIndex = columns.state[index] ?? 0;
    const state = head.states[stateIndex];
    if (!state) return false;
    const stateKey = stateKeys[stateIndex];
    if (stateKey === qualifier) return true;
    const country = head.countries[state.country];
    if (country?.code === 'IN' && stateKey === aliasState.get(qualifier)) return true;
    if (countryKeys[state.country]?.has(qualifier)) return true;
    if (country && COUNTRY_ALIASES[qualifier] === country.code) return true;
    const district = columns.district[index] ?? 0;
    return district > 0 && districtKeys[district] === qualifier;
  }
  return { holdsAll: (index, qualifiers) => qualifiers.every((qualifier) => holds(index, qualifier)) };
}
