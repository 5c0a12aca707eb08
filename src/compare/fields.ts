/** What the fields of a reply rest on. A field that no row names may rest on all of the inputs. */
import { ordinal } from '../kernel/angle.ts';
import type { Input, Places } from './inputs.ts';

/** The number of a part of the circle: which tithi, nakshatra … it is. */
export type PartOf = (places: Places) => number;

const elongation = ({ surya, chandra }: Places): number => chandra - surya;
const moon = ({ chandra, ayanamsa }: Places): number => chandra - ayanamsa;
const sun = ({ surya, ayanamsa }: Places): number => surya - ayanamsa;
const sum = (places: Places): number => sun(places) + moon(places);

const NAKSHATRA_DEG = 360 / 27;

interface FieldRow {
  readonly fields: RegExp;
  /** What alone it rests on. */
  readonly restsOn?: readonly Input[];
  /** It follows from the part of the circle at the instant of the answer. */
  readonly partOf?: PartOf;
}

/** What follows from the number of a limb alone: its names, its class, its lord. */
const limb = (name: string): RegExp =>
  new RegExp(String.raw`^(panchanga\.)?${name}\.(number|name|name_\w+|paksha|class|kind|lord)(\.|$)`);

/** The first that fits holds. */
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
