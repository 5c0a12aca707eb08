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
import type { Masa } from './months.ts';

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

/** A month with two sankrantis bears both names: the first in the first half of each tithi (Dharmasindhu 1, uddesha 3). */
export const masaNamed = ({ masa, kshaya }: Pick<Masa, 'masa' | 'kshaya'>, karana: number): number =>
  kshaya && karana % 2 === 0 ? (masa % 12) + 1 : masa;

/** India by its zone; for a bare numeric offset by a frame around it. */
export function sankalpaPlaceOf(place: Place): SankalpaPlace {
  const framed =
    place.tzHours === 5.5 && place.latDeg > 6.5 && place.latDeg < 37.5 && place.lonDeg > 68 && place.lonDeg < 97.5;
  const inIndia = place.zone === null ? framed : place.zone === 'Asia/Kolkata' || place.zone === 'Asia/Calcutta';
  const comma = place.name.indexOf(',');
  const folded = (comma < 0 ? place.name : place.name.slice(0, comma)).trim().toLowerCase();
  const own = KSHETRA_BY_PLACE[folded];
  return {
    town: TOWNS[folded] ?? place.nameHi ?? null,
    inIndia,
    kshetra: inIndia ? (own ?? (isNorthOfVindhya(place) ? 'aryavarta' : null)) : null,
  };
}

/** Towns the formula's own examples name, in Sanskrit; others come with the gazetteer in Hindi. */
const TOWNS: Readonly<Record<string, string>> = { dehradun: 'देहरादून', delhi: 'दिल्ली', ujjain: 'उज्जयिनी' };
const UNNAMED = 'अमुक';

const AMAVASYA = 30;
const DIGITS = '०१२३४५६७८९';
const devanagariDigits = (n: number): string => String(n).replaceAll(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);

// the year changes once in a year of days: its words are made once
const vikramYears = new Map<number, Wording>();
function vikramWording(year: number): Wording {
  const known = vikramYears.get(year);
  if (known !== undefined) return known;
  if (vikramYears.size >= RECENT_KEPT) vikramYears.clear();
  const made = wording(`${devanagariDigits(year)}-तमे वैक्रमाब्दे`);
  vikramYears.set(year, made);
  return made;
}

export function mukhyaSankalpa(time: SankalpaTime, place: SankalpaPlace): Wording {
  return fill(place.inIndia ? MUKHYA.india : MUKHYA.abroad, deshaKala(time, place, EMPTY));
}

/** Said straight after the mukhya sankalpa, which has named place and time. */
export const ganapatiSankalpa = (): Wording => GANAPATI_SHORT;

/** The same in full, for use by itself. */
export const ganapatiInFull = (time: SankalpaTime, place: SankalpaPlace, karmaStem: string = PUJA.stem): Wording =>
  fill(place.inIndia ? GANAPATI.india : GANAPATI.abroad, deshaKala(time, place, kept(karmaStem)));

export const kshetraWording = (id: KshetraId): Wording => KSHETRA_FORMS[id] ?? EMPTY;

interface Slots {
  readonly kshetra: Wording;
  readonly place: Wording;
  readonly vikram: Wording;
  readonly samvatsara: Wording;
  readonly ayana: Wording;
  readonly ritu: Wording;
  readonly masa: Wording;
  readonly paksha: Wording;
  readonly tithi: Wording;
  readonly vara: Wording;
  readonly nakshatra: Wording;
  readonly yoga: Wording;
  readonly karana: Wording;
  readonly chandra: Wording;
  readonly surya: Wording;
  readonly guru: Wording;
  readonly karma_stem: Wording;
}

const wording = (sa: string): Wording => ({ sa, iast: sa === '' ? '' : iast(sa) });
const wordings = (list: readonly string[]): readonly Wording[] => list.map(wording);

/** Every form with its Roman spelling, made once. */
const FORMS = {
  samvatsara: wordings(SAMVATSARA_LOC),
  ayana: wordings(AYANA_LOC),
  ritu: wordings(RITU_LOC),
  masa: wordings(MASA_LOC),
  adhika: wordings(ADHIKA_MASA_LOC),
  paksha: wordings(PAKSHA_LOC),
  tithi: wordings(TITHI_LOC),
  vara: wordings(VARA_LOC),
  nakshatra: wordings(NAKSHATRA_LOC),
  yoga: wordings(YOGA_LOC),
  karana: wordings(KARANA_LOC),
  chandra: wordings(RASHI_STHITA.map((rashi) => `${rashi} ${GRAHA_LOC.chandra}`)),
  surya: wordings(RASHI_STHITA.map((rashi) => `${rashi} ${GRAHA_LOC.surya}`)),
  guru: wordings(RASHI_STHITA.map((rashi) => `${rashi} ${GRAHA_LOC.guru}`)),
} as const;
const EMPTY = wording('');
const ABROAD_FIXED = { ...FIXED, dvipa: '', varsha: '', khanda: '', kshetra: 'पृथिव्याम् अमुकदेशे' };
const KSHETRA_FORMS = Object.fromEntries(Object.entries(KSHETRA).map(([id, { loc }]) => [id, wording(loc)]));

function deshaKala(time: SankalpaTime, { town, kshetra }: SankalpaPlace, karmaStem: Wording): Slots {
  return {
    kshetra: kshetra === null ? EMPTY : kshetraWording(kshetra),
    place: kept(`${town ?? UNNAMED}नगरे`),
    vikram: time.vikram > 0 ? vikramWording(time.vikram) : EMPTY,
    samvatsara: at(FORMS.samvatsara, time.samvatsara),
    ayana: at(FORMS.ayana, time.ayana),
    ritu: at(FORMS.ritu, time.ritu),
    masa: at(time.adhika ? FORMS.adhika : FORMS.masa, time.masa),
    paksha: at(FORMS.paksha, time.tithi <= 15 ? 1 : 2),
    tithi: at(FORMS.tithi, time.tithi === AMAVASYA ? 16 : time.tithi > 15 ? time.tithi - 15 : time.tithi),
    vara: at(FORMS.vara, time.weekday),
    nakshatra: at(FORMS.nakshatra, time.nakshatra),
    yoga: at(FORMS.yoga, time.yoga),
    karana: at(FORMS.karana, time.karana),
    chandra: at(FORMS.chandra, time.moonRashi),
    surya: at(FORMS.surya, time.sunRashi),
    guru: at(FORMS.guru, time.guruRashi),
    karma_stem: karmaStem,
  };
}

function at(list: readonly Wording[], number: number): Wording {
  const form = list[number - 1];
  if (form === undefined) throw new Error(`no form for ${number} of ${list.length}`);
  return form;
}

// towns and years: transliterated once each
const recent = new Map<string, Wording>();
const RECENT_KEPT = 4096;
function kept(sa: string): Wording {
  const known = recent.get(sa);
  if (known !== undefined) return known;
  if (recent.size >= RECENT_KEPT) recent.clear();
  const made = wording(sa);
  recent.set(sa, made);
  return made;
}

/** A template cut into slots and the words between them; what is the same every day is already part of the words. */
interface Piece extends Wording {
  readonly slot: keyof Slots | null;
}

function piecesOf(template: string, fixed: Readonly<Record<string, string>>): readonly Piece[] {
  const written = template
    .replace('{desha_kala}', TEMPLATES.deshaKala)
    .replaceAll(/\{(\w+)\}/g, (slot, name: string) => fixed[name] ?? slot)
    .replaceAll(/ {2,}/g, ' ');
  return written
    .split(/[{}]/)
    .map((text, i) => (isSlot(text) && i % 2 === 1 ? { ...EMPTY, slot: text } : { ...wording(text), slot: null }))
    .filter(({ slot, sa }) => slot !== null || sa !== '');
}

const SLOTS: ReadonlySet<string> = new Set<keyof Slots>([
  'kshetra',
  'place',
  'vikram',
  'samvatsara',
  'ayana',
  'ritu',
  'masa',
  'paksha',
  'tithi',
  'vara',
  'nakshatra',
  'yoga',
  'karana',
  'chandra',
  'surya',
  'guru',
  'karma_stem',
]);
const isSlot = (text: string): text is keyof Slots => SLOTS.has(text);

const SAME_EVERY_DAY = { agent: AGENT, karma: PUJA.acc };
const piecesAt = (template: string) => ({
  india: piecesOf(template, { ...FIXED, ...SAME_EVERY_DAY }),
  abroad: piecesOf(template, { ...ABROAD_FIXED, ...SAME_EVERY_DAY }),
});
const MUKHYA = piecesAt(TEMPLATES.mukhya);
const GANAPATI = piecesAt(TEMPLATES.ganapati);
const GANAPATI_SHORT = wording(TEMPLATES.ganapatiShort);

const SPACE = 32;

/** An empty slot leaves no double space. */
function fill(pieces: readonly Piece[], slots: Slots): Wording {
  let sa = '';
  let roman = '';
  let spaced = false;
  for (const piece of pieces) {
    const value = piece.slot === null ? piece : slots[piece.slot];
    if (value.sa === '' || (spaced && value.sa === ' ')) continue;
    sa += value.sa;
    roman += value.iast;
    spaced = value.sa.charCodeAt(value.sa.length - 1) === SPACE;
  }
  return { sa, iast: roman };
}
