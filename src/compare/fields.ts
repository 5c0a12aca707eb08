/** What the fields of a reply rest on. A field that no row names may rest on all of the inputs. */
import { GRAHAS, type Graha } from '../engines/engine.ts';
import { ordinal } from '../kernel/angle.ts';
import type { Input, Places, Point } from './inputs.ts';

/** The number of a part of the circle: which tithi, nakshatra … it is. */
export type PartOf = (places: Places) => number;

export interface Rests {
  /** What alone it rests on. */
  readonly restsOn?: readonly Input[];
  /** It follows from the part of the circle at the instant of the answer. */
  readonly partOf?: PartOf;
  /** It is of the instant of the answer, which is the sunrise only where no time was given. */
  readonly atInstant?: boolean;
}

const elongation = ({ sayana }: Places): number => sayana('chandra') - sayana('surya');
const nirayana =
  (point: Point) =>
  ({ ayanamsa, sayana }: Places): number =>
    sayana(point) - ayanamsa;
const sum = (places: Places): number => nirayana('surya')(places) + nirayana('chandra')(places);

const TITHI_DEG = 12;
const RASHI_DEG = 30;
const NAKSHATRA_DEG = 360 / 27;
const PADA_DEG = NAKSHATRA_DEG / 4;
/** Of the five ages of a graha. */
const BALADI_DEG = 6;

const byElongation = (sizeDeg: number): Rests => ({
  restsOn: ['sunrise', 'surya', 'chandra'],
  partOf: (at) => ordinal(elongation(at), sizeDeg),
});
const byPlace = (point: Point, sizeDeg: number): Rests => ({
  restsOn: ['sunrise', point, 'ayanamsa'],
  partOf: (at) => ordinal(nirayana(point)(at), sizeDeg),
});

/** Its sign counted from that of the lagna. */
const byHouse = (graha: Graha): Rests => ({
  restsOn: ['sunrise', graha, 'lagna', 'ayanamsa'],
  partOf: (at) => {
    const [own, rising] = [nirayana(graha)(at), nirayana('lagna')(at)].map((deg) => ordinal(deg, RASHI_DEG));
    return ((own ?? 0) - (rising ?? 0) + SIGNS) % SIGNS;
  },
});
const SIGNS = 12;

/** The fields of a position, and how many degrees the parts have that they follow from. */
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^rashi\./, RASHI_DEG],
  [/^nakshatra\.pada$/, PADA_DEG],
  [/^nakshatra\./, NAKSHATRA_DEG],
  [/^avastha\.baladi\./, BALADI_DEG],
  [/^avastha\.jagradadi\b/, RASHI_DEG],
];
const MOTION = /^(latitude|daily_motion|gati|retrograde)$/;

function ofPosition(point: Point, field: string): Rests {
  const sizeDeg = PARTS.find(([fields]) => fields.test(field))?.[1];
  if (sizeDeg !== undefined) return byPlace(point, sizeDeg);
  if (MOTION.test(field)) return { restsOn: ['sunrise', point], atInstant: true };
  return field === 'house' && point !== 'lagna' ? byHouse(point) : {};
}

const isGraha = (name: string): name is Graha => GRAHAS.some((each) => each === name);

interface FieldRow {
  readonly fields: RegExp;
  readonly rests: Rests | ((...parts: string[]) => Rests);
}

/** What follows from the number of a limb alone: its names, its class, its lord. */
const limb = (name: string): RegExp =>
  new RegExp(String.raw`^(?:panchanga\.)?${name}\.(?:number|name|name_\w+|paksha|class|kind|lord)(?:\.|$)`);

const BY_SUNRISE: Rests = { restsOn: ['sunrise'] };

/** The first that fits holds. */
const FIELDS: readonly FieldRow[] = [
  { fields: /^(?:panchanga\.)?instant\.(?:jd|ahargana|local|iso|sunrise)$/, rests: BY_SUNRISE },
  {
    fields: /^(?:panchanga\.)?rise_set\.(?:sunrise|sunset|next_sunrise|solar_noon|dinamana|ratrimana)/,
    rests: BY_SUNRISE,
  },
  { fields: /^(?:panchanga\.)?rise_set\.(?:moonrise|moonset|moon_transit)/, rests: { restsOn: ['sunrise', 'chandra'] } },
  { fields: /^(?:panchanga\.)?(?:hora|chaughadiya)\./, rests: BY_SUNRISE },
  { fields: /^(?:panchanga\.)?muhurta\.(?!varjyam|amrita_kala)/, rests: BY_SUNRISE },
  { fields: limb('tithi'), rests: byElongation(TITHI_DEG) },
  { fields: /^panchanga\.paksha$/, rests: byElongation(TITHI_DEG) },
  // fire by tithi and vara, Shiva and the yogini by the tithi
  { fields: /^panchanga\.vasa\.(?:agni|shiva|yogini)\.(?!until|chakra)/, rests: byElongation(TITHI_DEG) },
  { fields: /^panchanga\.vasa\.disha_shula\.by_nakshatra/, rests: byPlace('chandra', NAKSHATRA_DEG) },
  { fields: limb('karana'), rests: byElongation(TITHI_DEG / 2) },
  { fields: /^(?:panchanga\.)?nakshatra\.pada$/, rests: byPlace('chandra', PADA_DEG) },
  { fields: limb('nakshatra'), rests: byPlace('chandra', NAKSHATRA_DEG) },
  {
    fields: limb('yoga'),
    rests: { restsOn: ['sunrise', 'surya', 'chandra', 'ayanamsa'], partOf: (at) => ordinal(sum(at), NAKSHATRA_DEG) },
  },
  { fields: /^kundali\.ayanamsa_(?:mean_)?degrees$/, rests: { restsOn: ['ayanamsa'] } },
  { fields: /^(?:kundali|panchanga)\.lagna\.(.+)$/, rests: (field = '') => ofPosition('lagna', field) },
  { fields: /^kundali\.houses\.\d+\.(?:rashi\.|lord$)/, rests: byPlace('lagna', RASHI_DEG) },
  {
    fields: /^(?:kundali|panchanga)\.grahas\.(\w+)\.(.+)$/,
    rests: (graha = '', field = '') => (isGraha(graha) ? ofPosition(graha, field) : {}),
  },
];

export function restsOf(field: string): Rests {
  for (const { fields, rests } of FIELDS) {
    const found = fields.exec(field);
    if (found !== null) return typeof rests === 'function' ? rests(...found.slice(1)) : rests;
  }
  return {};
}
