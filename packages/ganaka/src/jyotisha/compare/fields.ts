/** The inputs on which each field of a reply depends. A field without a row may depend on all of them. */

import { ordinal } from '../../kernel/angle.ts';
import { GATIS, gatiOf } from '../../kernel/gati.ts';
import { GRAHAS, type Graha } from '../../sky/engines/engine.ts';
import { type EclipticPoint, type Input, inputOf, type MoonEvent, type TropicalLongitudes } from './inputs.ts';

/** Returns the number of a part of the circle, such as the tithi or the nakshatra. */
export type PartOf = (places: TropicalLongitudes) => number;
/** `moment`: the instant of the request, or the sunrise if the request has no time. `sunrise`: always the sunrise. */
export type ComparedInstant = 'moment' | 'sunrise';

export interface Rests {
  /** The only inputs on which the field depends. */
  readonly restsOn?: readonly Input[];
  /** The instant for which the field is computed. */
  readonly at?: ComparedInstant;
  /** Set if the field follows from a part of the circle at that instant. */
  readonly partOf?: PartOf;
  /** Set if only one engine, or only one kind of engine, has the field. */
  readonly ofOneEngine?: true;
  /** Set if the field is this event of the Moon, between two sunrises. */
  readonly moonEvent?: MoonEvent;
}

const elongation = ({ sayana }: TropicalLongitudes): number => sayana('chandra') - sayana('surya');
const nirayana =
  (point: EclipticPoint) =>
  ({ ayanamsa, sayana }: TropicalLongitudes): number =>
    sayana(point) - ayanamsa;
const sum = (places: TropicalLongitudes): number => nirayana('surya')(places) + nirayana('chandra')(places);

const TITHI_DEG = 12;
const RASHI_DEG = 30;
const NAKSHATRA_DEG = 360 / 27;
const PADA_DEG = NAKSHATRA_DEG / 4;
/** The size of each of the five ages (baladi) of a graha, in degrees. */
const BALADI_DEG = 6;

const byElongation = (sizeDeg: number): Rests => ({
  restsOn: ['sunrise', 'surya', 'chandra'],
  at: 'moment',
  partOf: (places) => ordinal(elongation(places), sizeDeg),
});
const byPlace = (point: EclipticPoint, sizeDeg: number): Rests => ({
  restsOn: ['sunrise', inputOf(point), 'ayanamsa'],
  at: 'moment',
  partOf: (places) => ordinal(nirayana(point)(places), sizeDeg),
});
const BY_SUM: Rests = {
  restsOn: ['sunrise', 'surya', 'chandra', 'ayanamsa'],
  at: 'moment',
  partOf: (places) => ordinal(sum(places), NAKSHATRA_DEG),
};
/** The sign of a graha counted from that of the lagna. */
const byHouse = (graha: Graha): Rests => ({
  restsOn: ['sunrise', graha, 'lagna', 'ayanamsa'],
  at: 'moment',
  partOf: (places) => {
    const sign = (point: EclipticPoint): number => ordinal(nirayana(point)(places), RASHI_DEG);
    return (sign(graha) - sign('lagna') + SIGNS) % SIGNS;
  },
});
const SIGNS = 12;
const BY_SUNRISE: Rests = { restsOn: ['sunrise'] };

/** The angas of the day. Each follows from a part of the circle. */
const LIMBS: Readonly<Record<string, Rests>> = {
  tithi: byElongation(TITHI_DEG),
  karana: byElongation(TITHI_DEG / 2),
  nakshatra: byPlace('chandra', NAKSHATRA_DEG),
  yoga: BY_SUM,
};
const limb = (name = ''): Rests => LIMBS[name] ?? {};

/** The fields of a position, with the size in degrees of the parts from which they follow. */
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^rashi\./, RASHI_DEG],
  [/^nakshatra\.pada$/, PADA_DEG],
  [/^nakshatra\./, NAKSHATRA_DEG],
  [/^avastha\.baladi\./, BALADI_DEG],
  [/^avastha\.jagradadi\b/, RASHI_DEG],
];
const MICRO = 1e6;
/** The fields of a graha's position other than its longitude, rounded as in a reply. */
const MOTIONS: Readonly<Record<string, (graha: Graha) => PartOf>> = {
  latitude: (graha) => (places) => Math.round(places.latitude(graha) * MICRO),
  daily_motion: (graha) => (places) => Math.trunc(places.speed(graha) * MICRO),
  gati: (graha) => (places) => GATIS.indexOf(gatiOf(places.speed(graha), places.meanMotion(graha))),
  retrograde: (graha) => (places) => Math.sign(places.speed(graha)),
};

function ofPosition(point: EclipticPoint, field: string): Rests {
  const sizeDeg = PARTS.find(([fields]) => fields.test(field))?.[1];
  if (sizeDeg !== undefined) return byPlace(point, sizeDeg);
  if (point === 'lagna' || point === 'mc') return {};
  const motion = Object.hasOwn(MOTIONS, field) ? MOTIONS[field] : undefined;
  if (motion !== undefined) return { restsOn: ['sunrise', point], at: 'moment', partOf: motion(point) };
  return field === 'house' ? byHouse(point) : {};
}

const isGraha = (name: string): name is Graha => GRAHAS.some((each) => each === name);

const isPoint = (name: string): name is EclipticPoint => name === 'lagna' || name === 'mc' || isGraha(name);

/**
 * The sign of a point in a divisional chart. It follows from the part of its sign, a ninth in D9. The unequal parts of
 * D30 consist of whole degrees.
 */
const byVarga = (point = '', divisor = ''): Rests =>
  isPoint(point) ? byPlace(point, RASHI_DEG / Number(divisor)) : {};

interface FieldRow {
  readonly fields: RegExp;
  /** Called with the groups that the pattern captured. */
  readonly rests: (...groups: string[]) => Rests;
}
const row = (fields: RegExp, rests: Rests | FieldRow['rests']): FieldRow => ({
  fields,
  rests: typeof rests === 'function' ? rests : () => rests,
});

/** The first row whose pattern matches a field applies. */
const FIELDS: readonly FieldRow[] = [
  row(/^(?:panchanga\.)?instant\.(?:jd|ahargana|local|iso|sunrise)$/, BY_SUNRISE),
  row(/^(?:panchanga\.)?rise_set\.(?:sunrise|sunset|next_sunrise|solar_noon|dinamana|ratrimana)/, BY_SUNRISE),
  row(/^(?:panchanga\.)?rise_set\.moonrise$/, { moonEvent: 'moonrise' }),
  row(/^(?:panchanga\.)?rise_set\.moonset$/, { moonEvent: 'moonset' }),
  row(/^(?:panchanga\.)?rise_set\.moon_transit$/, { moonEvent: 'moonTransit' }),
  row(/^(?:panchanga\.)?(?:hora|chaughadiya|shastra_kala)\./, BY_SUNRISE),
  row(/^(?:panchanga\.)?muhurta\.(?!varjyam|amrita_kala)/, BY_SUNRISE),
  // fields that follow only from the number of an anga: its names, its class, its lord
  row(
    /^(?:panchanga\.|janma_vivaran\.)?(tithi|karana|nakshatra|yoga)\.(?:number|name|name_\w+|paksha|class|kind|lord)(?:\.|$)/,
    limb,
  ),
  row(/^(?:panchanga\.|janma_vivaran\.)?nakshatra\.pada$/, byPlace('chandra', PADA_DEG)),
  row(/^janma_vivaran\.(?:sunrise|sunset|next_sunrise|dinamana|ratrimana|ishta_ghati)/, BY_SUNRISE),
  row(/^(?:janma_vivaran\.)?avakahada\.(?:pada|nama_akshara\.\w+)$/, byPlace('chandra', PADA_DEG)),
  row(/^(?:janma_vivaran\.)?avakahada\.(?:yoni|gana|nadi|nakshatra\.\w+)$/, byPlace('chandra', NAKSHATRA_DEG)),
  row(/^(?:janma_vivaran\.)?avakahada\.(?:rashi\.\w+|rashi_lord)$/, byPlace('chandra', RASHI_DEG)),
  row(/^panchanga\.paksha$/, byElongation(TITHI_DEG)),
  // the first anga in the list of a day is the one at its sunrise
  row(/^(?:panchanga\.)?(tithi|karana|nakshatra|yoga)\.transitions\.0\.(?:number|name|name_\w+)$/, (name) => ({
    ...limb(name),
    at: 'sunrise',
  })),
  row(/^panchanga\.tithi_nirnaya\.sunrise_tithi\./, { ...byElongation(TITHI_DEG), at: 'sunrise' }),
  // the anandadi yoga follows from the vara and the nakshatra at sunrise
  row(/^panchanga\.special_yogas\.anandadi\.windows\.0\.(?:number|name|name_\w+|leave)$/, {
    ...byPlace('chandra', NAKSHATRA_DEG),
    at: 'sunrise',
  }),
  row(/^panchanga\.special_yogas\.anandadi\.windows\.0\.start$/, BY_SUNRISE),
  // the vasa of fire depends on tithi and vara, those of Shiva and the yogini on the tithi
  row(/^panchanga\.vasa\.(?:agni|shiva|yogini)\.(?!until|chakra)/, byElongation(TITHI_DEG)),
  row(/^panchanga\.vasa\.disha_shula\.by_nakshatra/, byPlace('chandra', NAKSHATRA_DEG)),
  row(/^kundali\.ayanamsa_(?:mean_)?degrees$/, { restsOn: ['ayanamsa'] }),
  row(/^panchanga\.surya\./, { ofOneEngine: true }),
  row(/^kundali\.(?:instant\.(?:jd_tt|delta_t)|positions)$/, { ofOneEngine: true }),
  row(/^(?:kundali|panchanga)\.lagna\.(.+)$/, (field = '') => ofPosition('lagna', field)),
  row(/^kundali\.mc\.(.+)$/, (field = '') => ofPosition('mc', field)),
  row(/^kundali\.houses\.\d+\.(?:rashi\.|lord$)/, byPlace('lagna', RASHI_DEG)),
  row(/^chandra_kundali\.houses\.\d+\.(?:rashi\.|lord$)/, byPlace('chandra', RASHI_DEG)),
  row(/^surya_kundali\.houses\.\d+\.(?:rashi\.|lord$)/, byPlace('surya', RASHI_DEG)),
  row(/^(?:chandra|surya)_kundali\.(?:grahas\.)?(\w+)\.((?:rashi|nakshatra)\..+)$/, (point = '', field = '') =>
    isPoint(point) ? ofPosition(point, field) : {},
  ),
  row(/^varga_tulana\.grid\.(\w+)\.D(\d+)$/, byVarga),
  row(/^divisionals\.charts\.D(\d+)\.(?:grahas\.)?(\w+)\.rashi\./, (divisor, point) => byVarga(point, divisor)),
  row(/^(?:kundali|panchanga)\.grahas\.(\w+)\.(.+)$/, (graha = '', field = '') =>
    isGraha(graha) ? ofPosition(graha, field) : {},
  ),
];

/** The full chart has the replies of other routes under their own names. */
const WITHIN = /^kundali_full\./;

export function restsOf(field: string): Rests {
  const own = field.replace(WITHIN, '');
  for (const { fields, rests } of FIELDS) {
    const found = fields.exec(own);
    if (found !== null) return rests(...found.slice(1));
  }
  return {};
}
