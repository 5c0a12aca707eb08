/**
 * The sankalpa of a moment: place and time named from the age of Brahma down to the karana, then the rite. Every word is
 * looked up in its own case; the Roman text is made from the same words. Forms that stand side by side are joined once
 * and kept, so that a day's text is put together from nine phrases.
 */
import { devanagariDigits } from '../lexicon/digits.ts';
import { iast } from '../lexicon/iast.ts';
import { sanskritName } from '../lexicon/sanskrit-name.ts';
import {
  ABROAD,
  ADHIKA_MASA_LOC,
  AGENT,
  AYANA_LOC,
  FIXED,
  GRAHA_LOC,
  KARANA_LOC,
  KSHETRA,
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
import type { SankalpaPlace } from './sankalpa-place.ts';

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

export interface Wording {
  readonly sa: string;
  readonly iast: string;
}

/** A month with two sankrantis bears both names: the first in the first half of each tithi (Dharmasindhu 1, uddesha 3). */
export const masaNamed = ({ masa, kshaya }: Pick<Masa, 'masa' | 'kshaya'>, karana: number): number =>
  kshaya && karana % 2 === 0 ? (masa % 12) + 1 : masa;

export const mukhyaSankalpa = (time: SankalpaTime, place: SankalpaPlace): Wording =>
  composed(place.inIndia ? OPENING.india : OPENING.abroad, time, place, MUKHYA_CLOSING);

/** Said straight after the mukhya sankalpa, which has named place and time. */
export const ganapatiSankalpa = (): Wording => GANAPATI_SHORT;

/** The same in full, for use by itself. */
export const ganapatiInFull = (time: SankalpaTime, place: SankalpaPlace, karmaStem: string = PUJA.stem): Wording =>
  composed(
    place.inIndia ? OPENING.india : OPENING.abroad,
    time,
    place,
    wording(GANAPATI_CLOSING.replace('{karma_stem}', karmaStem)),
  );

export const kshetraWording = (id: KshetraId): Wording => wording(KSHETRA[id].loc);

const wording = (sa: string): Wording => ({ sa, iast: sa === '' ? '' : iast(sa) });
const wordings = (list: readonly string[]): readonly Wording[] => list.map(wording);
const GANAPATI_SHORT = wording(TEMPLATES.ganapatiShort);

/** Every form with its Roman spelling. */
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

function at(list: readonly Wording[], number: number): Wording {
  const form = list[number - 1];
  if (form === undefined) throw new Error(`no form for ${number} of ${list.length}`);
  return form;
}

/** Forms one after another, each followed by a space; one that is empty leaves none. */
const phraseOf = (...forms: readonly Wording[]): Wording => ({
  sa: forms.map(({ sa }) => (sa === '' ? '' : `${sa} `)).join(''),
  iast: forms.map(({ iast: roman }) => (roman === '' ? '' : `${roman} `)).join(''),
});

/** Phrases already made, by a number that tells them apart: the cycles are short, and so are the tables. */
type Made = (Wording | undefined)[];

/** The templates around what changes: the words before the place, between place and year, after the last graha. */
const RUNNING =
  '{vikram} {samvatsara} {ayana} {ritu} {masa} {paksha} {tithi} {vara} {nakshatra} {yoga} {karana} {chandra} {surya} {guru} ';
const filled = (template: string, fixed: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (slot, name: string) => fixed[name] ?? slot).replaceAll(/ {2,}/g, ' ');
const [BEFORE = '', AFTER = ''] = TEMPLATES.deshaKala.split('{kshetra} {place} ');
const [AVATARA = '', END = ''] = AFTER.split(RUNNING);
const OPENING = {
  india: wording(filled(BEFORE, FIXED)),
  abroad: wording(filled(BEFORE, { ...FIXED, ...ABROAD.left })),
};
const closing = (template: string): string =>
  filled(template.replace('{desha_kala}', END), { ...FIXED, agent: AGENT, karma: PUJA.acc });
const MUKHYA_CLOSING = wording(closing(TEMPLATES.mukhya));
const GANAPATI_CLOSING = closing(TEMPLATES.ganapati);

function composed(opening: Wording, time: SankalpaTime, place: SankalpaPlace, end: Wording): Wording {
  const where = placeWords(place);
  const year = yearWords(time);
  const month = monthWords(time);
  const tithi = tithiWords(time);
  const stars = starWords(time);
  const moon = moonWords(time);
  const sun = sunWords(time);
  return {
    sa: opening.sa + where.sa + year.sa + month.sa + tithi.sa + stars.sa + moon.sa + sun.sa + end.sa,
    iast:
      opening.iast + where.iast + year.iast + month.iast + tithi.iast + stars.iast + moon.iast + sun.iast + end.iast,
  };
}

const UNNAMED = 'अमुक';
// towns and years have no end: their tables begin anew when full
const MOST_KEPT = 4096;
const places = new Map<string, Wording>();
function placeWords({ town, kshetra, inIndia }: SankalpaPlace): Wording {
  const region = kshetra ?? (inIndia ? '' : 'abroad');
  const key = town === null ? region : `${region} ${town}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  if (places.size >= MOST_KEPT) places.clear();
  const land = kshetra === null ? wording(inIndia ? '' : ABROAD.land) : kshetraWording(kshetra);
  const named = wording(`${town === null ? UNNAMED : sanskritName(town)}नगरे`);
  const made = phraseOf(land, named, wording(filled(AVATARA, FIXED).trim()));
  places.set(key, made);
  return made;
}

const years = new Map<number, Wording>();
/** Years before the Vikrama era have no number. */
function yearWords({ vikram, samvatsara }: SankalpaTime): Wording {
  const key = vikram * 60 + samvatsara;
  const known = years.get(key);
  if (known !== undefined) return known;
  if (years.size >= MOST_KEPT) years.clear();
  const number = wording(vikram > 0 ? `${devanagariDigits(String(vikram))}-तमे वैक्रमाब्दे` : '');
  const made = phraseOf(number, at(FORMS.samvatsara, samvatsara));
  years.set(key, made);
  return made;
}

const months: Made = [];
function monthWords({ ayana, ritu, masa, adhika, tithi }: SankalpaTime): Wording {
  const paksha = tithi <= 15 ? 1 : 2;
  const key = (((masa * 2 + (adhika ? 1 : 0)) * 2 + paksha) * 7 + ritu) * 3 + ayana;
  months[key] ??= phraseOf(
    at(FORMS.ayana, ayana),
    at(FORMS.ritu, ritu),
    at(adhika ? FORMS.adhika : FORMS.masa, masa),
    at(FORMS.paksha, paksha),
  );
  return months[key];
}

const AMAVASYA = 30;
const tithis: Made = [];
function tithiWords({ tithi, weekday }: SankalpaTime): Wording {
  const key = tithi * 8 + weekday;
  const place = tithi === AMAVASYA ? 16 : tithi > 15 ? tithi - 15 : tithi;
  tithis[key] ??= phraseOf(at(FORMS.tithi, place), at(FORMS.vara, weekday));
  return tithis[key];
}

const stars: Made = [];
function starWords({ nakshatra, yoga }: SankalpaTime): Wording {
  const key = nakshatra * 32 + yoga;
  stars[key] ??= phraseOf(at(FORMS.nakshatra, nakshatra), at(FORMS.yoga, yoga));
  return stars[key];
}

const moons: Made = [];
function moonWords({ karana, moonRashi }: SankalpaTime): Wording {
  const key = karana * 16 + moonRashi;
  moons[key] ??= phraseOf(at(FORMS.karana, karana), at(FORMS.chandra, moonRashi));
  return moons[key];
}

const suns: Made = [];
function sunWords({ sunRashi, guruRashi }: SankalpaTime): Wording {
  const key = sunRashi * 16 + guruRashi;
  suns[key] ??= phraseOf(at(FORMS.surya, sunRashi), at(FORMS.guru, guruRashi));
  return suns[key];
}
