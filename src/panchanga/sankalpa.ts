/**
 * The sankalpa of a moment: place and time named from the age of Brahma down to the karana, then the rite. Every word is
 * looked up in its own case; the Roman text is made from the same words.
 */
import type { Place } from '../kernel/place.ts';
import { iast } from '../lexicon/iast.ts';
import {
  ADHIKA_MASA_LOC,
  AGENT,
  AYANA_LOC,
  FIXED,
  GRAHA_LOC,
  KARANA_LOC,
  KSHETRA,
  KSHETRA_BY_PLACE,
  type KshetraId,
  MASA_LOC,
  NAKSHATRA_LOC,
  PAKSHA_LOC,
  PUJA,
  RASHI_STHITA,
  RITU_LOC,
  SAMVATSARA_LOC,
  TEMPLATES,
  TITHI_LOC,
  VARA_LOC,
  YOGA_LOC,
} from '../rules/tables/sankalpa.ts';

/** The elements of the day that a sankalpa names, as numbers of their cycles. */
export interface SankalpaTime {
  readonly vikram: number;
  readonly samvatsara: number;
  readonly ayana: number;
  readonly ritu: number;
  readonly masa: number;
  readonly adhika: boolean;
  /** 1–30. */
  readonly tithi: number;
  readonly weekday: number;
  readonly nakshatra: number;
  readonly yoga: number;
  /** Place in the list of eleven names. */
  readonly karana: number;
  readonly moonRashi: number;
  readonly sunRashi: number;
  readonly guruRashi: number;
}

/** Where it is said: what the formula can name of a place. */
export interface SankalpaPlace {
  /** Devanagari stem of the town, or null when it is not known. */
  readonly town: string | null;
  readonly inIndia: boolean;
  readonly kshetra: KshetraId | null;
}

export interface Wording {
  readonly sa: string;
  readonly iast: string;
}

/** North of it the month is named from full moon to full moon, south of it from new moon to new moon (Dharmasindhu 1). */
const VINDHYA_LAT_DEG = 23;
export const isNorthOfVindhya = ({ latDeg }: Place): boolean => latDeg >= VINDHYA_LAT_DEG;

/** India by its zone; for a bare numeric offset by a frame around it. */
export function sankalpaPlaceOf(place: Place): SankalpaPlace {
  const framed =
    place.tzHours === 5.5 && place.latDeg > 6.5 && place.latDeg < 37.5 && place.lonDeg > 68 && place.lonDeg < 97.5;
  const inIndia = place.zone === null ? framed : place.zone === 'Asia/Kolkata' || place.zone === 'Asia/Calcutta';
  const folded = place.name.split(',', 1)[0]?.trim().toLowerCase() ?? '';
  const own = KSHETRA_BY_PLACE[folded];
  return {
    town: place.nameHi ?? TOWNS[folded] ?? null,
    inIndia,
    kshetra: inIndia ? (own ?? (isNorthOfVindhya(place) ? 'aryavarta' : null)) : null,
  };
}

/** Towns the formula's own examples name; others come with the gazetteer. */
const TOWNS: Readonly<Record<string, string>> = { dehradun: 'देहरादून', delhi: 'दिल्ली', ujjain: 'उज्जयिनी' };
const UNNAMED = 'अमुक';

const AMAVASYA = 30;
const DIGITS = '०१२३४५६७८९';
const devanagariDigits = (n: number): string => String(n).replaceAll(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);

export function mukhyaSankalpa(time: SankalpaTime, place: SankalpaPlace): Wording {
  return fill(TEMPLATES.mukhya, { ...deshaKala(time, place), agent: AGENT, karma: PUJA.acc });
}

/** Said straight after the mukhya sankalpa, which has named place and time. */
export const ganapatiSankalpa = (): Wording => fill(TEMPLATES.ganapatiShort, {});

/** The same in full, for use by itself. */
export const ganapatiInFull = (time: SankalpaTime, place: SankalpaPlace, karmaStem: string = PUJA.stem): Wording =>
  fill(TEMPLATES.ganapati, { ...deshaKala(time, place), agent: AGENT, karma_stem: karmaStem });

export const kshetraWording = (id: KshetraId): Wording => wording(KSHETRA[id].loc);

type Slots = Readonly<Record<string, string>>;

function deshaKala(time: SankalpaTime, { town, inIndia, kshetra }: SankalpaPlace): Slots {
  const india = inIndia ? FIXED : { ...FIXED, dvipa: '', varsha: '', khanda: '' };
  return {
    ...india,
    kshetra: inIndia ? (kshetra === null ? '' : KSHETRA[kshetra].loc) : 'पृथिव्याम् अमुकदेशे',
    place: `${town ?? UNNAMED}नगरे`,
    vikram: `${devanagariDigits(time.vikram)}-तमे वैक्रमाब्दे`,
    samvatsara: at(SAMVATSARA_LOC, time.samvatsara),
    ayana: at(AYANA_LOC, time.ayana),
    ritu: at(RITU_LOC, time.ritu),
    masa: at(time.adhika ? ADHIKA_MASA_LOC : MASA_LOC, time.masa),
    paksha: at(PAKSHA_LOC, time.tithi <= 15 ? 1 : 2),
    tithi: at(TITHI_LOC, time.tithi === AMAVASYA ? 16 : time.tithi > 15 ? time.tithi - 15 : time.tithi),
    vara: at(VARA_LOC, time.weekday),
    nakshatra: at(NAKSHATRA_LOC, time.nakshatra),
    yoga: at(YOGA_LOC, time.yoga),
    karana: at(KARANA_LOC, time.karana),
    chandra: `${at(RASHI_STHITA, time.moonRashi)} ${GRAHA_LOC.chandra}`,
    surya: `${at(RASHI_STHITA, time.sunRashi)} ${GRAHA_LOC.surya}`,
    guru: `${at(RASHI_STHITA, time.guruRashi)} ${GRAHA_LOC.guru}`,
  };
}

function at(list: readonly string[], number: number): string {
  const form = list[number - 1];
  if (form === undefined) throw new Error(`no form for ${number} of ${list.length}`);
  return form;
}

/** The pieces of a template: words as they stand, and slots; `{desha_kala}` is written out. */
interface Piece {
  readonly text: string;
  readonly slot: boolean;
}
const PIECES = new Map<string, readonly Piece[]>();
function piecesOf(template: string): readonly Piece[] {
  let pieces = PIECES.get(template);
  if (pieces === undefined) {
    pieces = template
      .replace('{desha_kala}', TEMPLATES.deshaKala)
      .split(/[{}]/)
      .map((text, i) => ({ text, slot: i % 2 === 1 }));
    PIECES.set(template, pieces);
  }
  return pieces;
}

/** An empty slot leaves no double space. */
function fill(template: string, slots: Slots): Wording {
  let sa = '';
  let roman = '';
  for (const { text, slot } of piecesOf(template)) {
    const value = slot ? (slots[text] ?? '') : text;
    const tight = value.startsWith(' ') && sa.endsWith(' ') ? value.slice(1) : value;
    if (tight === '') continue;
    sa += tight;
    roman += romanOf(tight);
  }
  return { sa, iast: roman };
}

const wording = (sa: string): Wording => ({ sa, iast: romanOf(sa) });

// a few hundred forms, town names and years: transliterated once each
const romans = new Map<string, string>();
const ROMANS_KEPT = 8192;
function romanOf(sa: string): string {
  const known = romans.get(sa);
  if (known !== undefined) return known;
  if (romans.size >= ROMANS_KEPT) romans.clear();
  const made = iast(sa);
  romans.set(sa, made);
  return made;
}

/** Words of the plain Hindi rendering, from the lexicon. */
export interface HindiWords {
  readonly place: string;
  readonly samvatsara: string;
  readonly ayana: string;
  readonly ritu: string;
  readonly masa: string;
  readonly paksha: string;
  readonly tithi: string;
  readonly vara: string;
  readonly nakshatra: string;
  readonly yoga: string;
  readonly karana: string;
}

export function hindiSankalpa(words: HindiWords): string {
  const slots: Slots = { ...words, karma_hi: PUJA.hi, do_form: 'करूँगा/करूँगी' };
  return TEMPLATES.hindi.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
}
