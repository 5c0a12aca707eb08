/** The inputs on which each field of a reply depends. A field without a row may depend on all of them. */
import { ordinal } from '../kernel/angle.ts';
import type { Input, Places } from './inputs.ts';

/** Returns the number of a part of the circle, such as the tithi or the nakshatra. */
export type PartOf = (places: Places) => number;

const elongation = ({ surya, chandra }: Places): number => chandra - surya;
const moon = ({ chandra, ayanamsa }: Places): number => chandra - ayanamsa;
const sun = ({ surya, ayanamsa }: Places): number => surya - ayanamsa;
const sum = (places: Places): number => sun(places) + moon(places);

const NAKSHATRA_DEG = 360 / 27;

interface FieldRow {
  readonly fields: RegExp;
  /** The only inputs on which the field depends. */
  readonly restsOn?: readonly Input[];
  /** Set if the field follows from a part of the circle at the instant of the reply. */
  readonly partOf?: PartOf;
}

/** Matches the fields that follow from the number of an anga alone: its names, its class, its lord. */
const limb = (name: string): RegExp =>
  new RegExp(String.raw`^(panchanga\.)?${name}\.(number|name|name_\w+|paksha|class|kind|lord)(\.|$)`);

/** The first row whose pattern matches a field applies. */
const FIELDS: readonly FieldRow[] = [
  { fields: /^(panchanga\.)?instant\.(jd|ahargana|local|iso|sunrise)$/, restsOn: ['sunrise'] },
  {
    fields: /^(panchanga\.)?rise_set\.(sunrise|sunset|next_sunrise|solar_noon|dinamana|ratrimana)/,
    restsOn: ['sunrise'],
  },
  { fields: /^(panchanga\.)?rise_set\.(moonrise|moonset|moon_transit)/, restsOn: ['sunrise', 'chandra'] },
  { fields: /^(panchanga\.)?(hora|chaughadiya)\./, restsOn: ['sunrise'] },
  {
    fields: /^(panchanga\.)?muhurta\.(?!varjyam|amrita_kala)/,
    restsOn: ['sunrise'],
  },
  { fields: limb('tithi'), restsOn: ['sunrise', 'surya', 'chandra'], partOf: (at) => ordinal(elongation(at), 12) },
  { fields: limb('karana'), restsOn: ['sunrise', 'surya', 'chandra'], partOf: (at) => ordinal(elongation(at), 6) },
  {
    fields: /^(panchanga\.)?nakshatra\.pada$/,
    restsOn: ['sunrise', 'chandra', 'ayanamsa'],
    partOf: (at) => ordinal(moon(at), NAKSHATRA_DEG / 4),
  },
  {
    fields: limb('nakshatra'),
    restsOn: ['sunrise', 'chandra', 'ayanamsa'],
    partOf: (at) => ordinal(moon(at), NAKSHATRA_DEG),
  },
  { fields: limb('yoga'), partOf: (at) => ordinal(sum(at), NAKSHATRA_DEG) },
];

export const rowOf = (field: string): FieldRow | undefined => FIELDS.find(({ fields }) => fields.test(field));
