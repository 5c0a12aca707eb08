/**
 * The sankalpa of a moment: place and time, from the age of Brahma to the karana, and then the rite. Every word is
 * looked up in the grammatical case it needs. The Roman text is made from the same words.
 */
import { devanagariDigits } from '../../../lexicon/script/digits.ts';
import { iast } from '../../../lexicon/script/iast.ts';
import { sanskritName } from '../../../lexicon/script/sanskrit-name.ts';
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
} from '../../../rules/tables/sankalpa.ts';
import { inPaksha } from '../angas/tithi.ts';
import type { EraId } from '../day/custom.ts';
import type { Masa } from '../year/lunar-months.ts';
import type { SankalpaPlace } from './sankalpa-place.ts';

/** The elements of the day that a sankalpa names, as numbers of their cycles. */
export interface SankalpaTime {
  /** The era that is named; `year` is its year. */
  readonly era: EraId;
  readonly year: number;
  readonly samvatsara: number;
  readonly ayana: number;
  readonly ritu: number;
  readonly masa: number;
  readonly adhika: boolean;
  /** The tithi, 1–30. */
  readonly tithi: number;
  readonly weekday: number;
  readonly nakshatra: number;
  readonly yoga: number;
  /** The position in the list of eleven names. */
  readonly karana: number;
  readonly moonRashi: number;
  readonly sunRashi: number;
  readonly guruRashi: number;
}

export interface Wording {
  readonly sa: string;
  readonly iast: string;
}

/**
 * The month that is named. A month with two sankrantis (kshaya) has two names: the first in the first half of each
 * tithi, the second in the second half (Dharmasindhu 1, uddesha 3).
 */
export const masaNamed = ({ masa, kshaya }: Pick<Masa, 'masa' | 'kshaya'>, karana: number): number =>
  kshaya && karana % 2 === 0 ? (masa % 12) + 1 : masa;

/** The main (mukhya) sankalpa. Callers that already have the words of the place can pass them as `where`. */
export const mukhyaSankalpa = (time: SankalpaTime, place: SankalpaPlace, where = placeWords(place)): Wording =>
  composed(place.inIndia ? OPENING.india : OPENING.abroad, time, where, MUKHYA_CLOSING);

/**
 * The sankalpa of the worship of Ganapati, to be spoken directly after the main sankalpa, which has named place and
 * time.
 */
export const ganapatiSankalpa = (): Wording => GANAPATI_SHORT;

/** The same with place and time, to be used alone. */
export const ganapatiInFull = (time: SankalpaTime, place: SankalpaPlace, karmaStem: string = PUJA.stem): Wording =>
  composed(
    place.inIndia ? OPENING.india : OPENING.abroad,
    time,
    placeWords(place),
    wording(GANAPATI_CLOSING.replace('{karma_stem}', karmaStem)),
  );

export const kshetraWording = (id: KshetraId): Wording => wording(KSHETRA[id].loc);

const wording = (sa: string): Wording => ({ sa, iast: sa === '' ? '' : iast(sa) });
const wordings = (list: readonly string[]): readonly Wording[] => list.map(wording);
const GANAPATI_SHORT = wording(TEMPLATES.ganapatiShort);

/** A form followed by a space; an empty form gets no space. */
const spaced = ({ sa, iast: roman }: Wording): Wording =>
  sa === '' ? { sa, iast: roman } : { sa: `${sa} `, iast: `${roman} ` };
const forms = (list: readonly string[]): readonly Wording[] => wordings(list).map(spaced);

/** Every form with its Roman spelling. */
const FORMS = {
  samvatsara: forms(SAMVATSARA_LOC),
  ayana: forms(AYANA_LOC),
  ritu: forms(RITU_LOC),
  masa: forms(MASA_LOC),
  adhika: forms(ADHIKA_MASA_LOC),
  paksha: forms(PAKSHA_LOC),
  tithi: forms(TITHI_LOC),
  vara: forms(VARA_LOC),
  nakshatra: forms(NAKSHATRA_LOC),
  yoga: forms(YOGA_LOC),
  karana: forms(KARANA_LOC),
  chandra: forms(RASHI_STHITA.map((rashi) => `${rashi} ${GRAHA_LOC.chandra}`)),
  surya: forms(RASHI_STHITA.map((rashi) => `${rashi} ${GRAHA_LOC.surya}`)),
  guru: forms(RASHI_STHITA.map((rashi) => `${rashi} ${GRAHA_LOC.guru}`)),
} as const;

function at(list: readonly Wording[], number: number): Wording {
  const form = list[number - 1];
  if (form === undefined) throw new Error(`no form for ${number} of ${list.length}`);
  return form;
}

/**
 * The slots of the template that change with time. The fixed words are before the place, between place and year, and
 * after the last graha.
 */
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

function composed(opening: Wording, time: SankalpaTime, where: Wording, end: Wording): Wording {
  let { sa, iast: roman } = opening;
  for (const each of [where, ...wordsOf(time), end]) {
    sa += each.sa;
    roman += each.iast;
  }
  return { sa, iast: roman };
}

const AMAVASYA = 30;

/** The words from the year to the rashi of Guru. */
const wordsOf = (time: SankalpaTime): readonly Wording[] => [
  yearWords(time),
  at(FORMS.samvatsara, time.samvatsara),
  at(FORMS.ayana, time.ayana),
  at(FORMS.ritu, time.ritu),
  at(time.adhika ? FORMS.adhika : FORMS.masa, time.masa),
  at(FORMS.paksha, time.tithi <= 15 ? 1 : 2),
  at(FORMS.tithi, time.tithi === AMAVASYA ? 16 : inPaksha(time.tithi)),
  at(FORMS.vara, time.weekday),
  at(FORMS.nakshatra, time.nakshatra),
  at(FORMS.yoga, time.yoga),
  at(FORMS.karana, time.karana),
  at(FORMS.chandra, time.moonRashi),
  at(FORMS.surya, time.sunRashi),
  at(FORMS.guru, time.guruRashi),
];

const YEAR: Readonly<Record<EraId, Wording>> = {
  vikram: spaced(wording('-तमे वैक्रमाब्दे')),
  shaka: spaced(wording('-तमे शालिवाहनशकाब्दे')),
  kali: spaced(wording('-तमे कल्यब्दे')),
};
const NO_WORDS: Wording = { sa: '', iast: '' };

/** The words of the year; none for a year before the era begins. */
const yearWords = ({ era, year }: SankalpaTime): Wording =>
  year > 0 ? { sa: devanagariDigits(String(year)) + YEAR[era].sa, iast: String(year) + YEAR[era].iast } : NO_WORDS;

const UNNAMED = 'अमुक';
const AVATARA_WORDS = spaced(wording(filled(AVATARA, FIXED).trim()));

/** The words of the land and the town, and the fixed words that follow them. */
export function placeWords({ town, kshetra, inIndia, inNepal }: SankalpaPlace): Wording {
  const country = inIndia ? '' : inNepal ? ABROAD.nepal : ABROAD.land;
  const region = kshetra === null ? '' : KSHETRA[kshetra].loc;
  const land = spaced(wording(`${country} ${region}`.trim()));
  const named = spaced(wording(`${town === null ? UNNAMED : sanskritName(town)}नगरे`));
  return { sa: land.sa + named.sa + AVATARA_WORDS.sa, iast: land.iast + named.iast + AVATARA_WORDS.iast };
}
