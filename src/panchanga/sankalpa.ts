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

/** Phrases already made, by a number or text that tells them apart. */
class Kept<K> {
  readonly #made = new Map<K, Wording>();
  get(key: K): Wording | undefined {
    return this.#made.get(key);
  }
  keep(key: K, made: Wording): Wording {
    if (this.#made.size >= MOST_KEPT) this.#made.clear();
    this.#made.set(key, made);
    return made;
  }
}
const MOST_KEPT = 4096;

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
const places = new Kept<string>();
function placeWords({ town, kshetra, inIndia }: SankalpaPlace): Wording {
  const region = kshetra ?? (inIndia ? '' : 'abroad');
  const key = town === null ? region : `${region} ${town}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  const land = kshetra === null ? wording(inIndia ? '' : ABROAD.land) : kshetraWording(kshetra);
  const named = wording(`${town === null ? UNNAMED : sanskritName(town)}नगरे`);
  return places.keep(key, phraseOf(land, named, wording(filled(AVATARA, FIXED).trim())));
}

/** Years before the Vikrama era have no number. */
const years = new Kept<number>();
function yearWords({ vikram, samvatsara }: SankalpaTime): Wording {
  const key = vikram * 60 + samvatsara;
  const known = years.get(key);
  if (known !== undefined) return known;
  const number = wording(vikram > 0 ? `${devanagariDigits(String(vikram))}-तमे वैक्रमाब्दे` : '');
  return years.keep(key, phraseOf(number, at(FORMS.samvatsara, samvatsara)));
}

const months = new Kept<number>();
function monthWords({ ayana, ritu, masa, adhika, tithi }: SankalpaTime): Wording {
  const paksha = tithi <= 15 ? 1 : 2;
  const key = (((masa * 2 + (adhika ? 1 : 0)) * 2 + paksha) * 7 + ritu) * 3 + ayana;
  const known = months.get(key);
  if (known !== undefined) return known;
  const name = at(adhika ? FORMS.adhika : FORMS.masa, masa);
  return months.keep(key, phraseOf(at(FORMS.ayana, ayana), at(FORMS.ritu, ritu), name, at(FORMS.paksha, paksha)));
}

const AMAVASYA = 30;
const tithis = new Kept<number>();
function tithiWords({ tithi, weekday }: SankalpaTime): Wording {
  const key = tithi * 8 + weekday;
  const known = tithis.get(key);
  if (known !== undefined) return known;
  const place = tithi === AMAVASYA ? 16 : tithi > 15 ? tithi - 15 : tithi;
  return tithis.keep(key, phraseOf(at(FORMS.tithi, place), at(FORMS.vara, weekday)));
}

const stars = new Kept<number>();
function starWords({ nakshatra, yoga }: SankalpaTime): Wording {
  const key = nakshatra * 32 + yoga;
  return stars.get(key) ?? stars.keep(key, phraseOf(at(FORMS.nakshatra, nakshatra), at(FORMS.yoga, yoga)));
}

const moons = new Kept<number>();
function moonWords({ karana, moonRashi }: SankalpaTime): Wording {
  const key = karana * 16 + moonRashi;
  return moons.get(key) ?? moons.keep(key, phraseOf(at(FORMS.karana, karana), at(FORMS.chandra, moonRashi)));
}

const suns = new Kept<number>();
function sunWords({ sunRashi, guruRashi }: SankalpaTime): Wording {
  const key = sunRashi * 16 + guruRashi;
  return suns.get(key) ?? suns.keep(key, phraseOf(at(FORMS.surya, sunRashi), at(FORMS.guru, guruRashi)));
}
