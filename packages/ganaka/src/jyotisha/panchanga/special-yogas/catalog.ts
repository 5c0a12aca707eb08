/**
 * The special yogas of the Muhurta Chintamani (prakaranas 1 and 2), one row each.
 * Two subjects are left out. The four names of 1.30 are also the sixteenth to nineteenth of the anandadi. The muhurta
 * faults of the varas are counted in sixteenths of the day in 1.37-1.39, but in fifteenths in 6.64-6.65.
 */
import { VARA } from '../../../lexicon/angas/vara.ts';
import { all, any } from '../../../rules/clause.ts';
import type { GistId, Source } from '../../../rules/source.ts';
import {
  type DayClause,
  moonFromSun,
  nakshatra,
  onVara,
  type PerVara,
  pakshaTithi,
  startOfTithi,
  startOfYoga,
  tithiOfMasa,
  vara,
} from '../day/day-clauses.ts';
import type { NakshatraId } from '../day/rule-day.ts';
import type { SpecialYogaRow } from './row.ts';

const mc = (at: string, gist: GistId): Source => ({ confidence: 'read-in-text', work: 'MC', at, gist });

/** The three tithis of each class: MC 1.4. */
const NANDA = pakshaTithi(1, 6, 11);
const BHADRA = pakshaTithi(2, 7, 12);
const JAYA = pakshaTithi(3, 8, 13);
const RIKTA = pakshaTithi(4, 9, 14);
const PURNA = pakshaTithi(5, 10, 15);

/** One tithi for each vara, from Sunday, as a line of the verse lists them. */
const tithisFromSunday = (...tithis: readonly [number, number, number, number, number, number, number]): DayClause =>
  onVara(Object.fromEntries(VARA.map(({ id }, i) => [id, pakshaTithi(tithis[i] ?? 0)])));

const onTithi = (place: number, ...stars: readonly NakshatraId[]): DayClause =>
  all(pakshaTithi(place), nakshatra(...stars));

export const YOGA_ROWS = [
  {
    id: 'sarvartha_siddhi',
    quality: 'shubha',
    rule: onVara({
      sunday: nakshatra('hasta', 'mula', 'uttara_phalguni', 'uttara_ashadha', 'uttara_bhadrapada', 'pushya', 'ashvini'),
      monday: nakshatra('shravana', 'rohini', 'mrigashira', 'pushya', 'anuradha'),
      tuesday: nakshatra('ashvini', 'uttara_bhadrapada', 'krittika', 'ashlesha'),
      wednesday: nakshatra('rohini', 'anuradha', 'hasta', 'krittika', 'mrigashira'),
      thursday: nakshatra('revati', 'anuradha', 'ashvini', 'punarvasu', 'pushya'),
      friday: nakshatra('revati', 'anuradha', 'ashvini', 'punarvasu', 'shravana'),
      saturday: nakshatra('shravana', 'rohini', 'swati'),
    }),
    source: mc('1.28-1.29', 'special_yogas.nakshatras_fulfil_all_vara'),
  },
  {
    id: 'amrita_siddhi',
    quality: 'shubha',
    rule: onVara({
      sunday: nakshatra('hasta'),
      monday: nakshatra('mrigashira'),
      tuesday: nakshatra('ashvini'),
      wednesday: nakshatra('anuradha'),
      thursday: nakshatra('pushya'),
      friday: nakshatra('revati'),
      saturday: nakshatra('rohini'),
    }),
    spoiltBy: tithisFromSunday(5, 6, 7, 8, 9, 10, 11),
    source: mc('1.20-1.21', 'special_yogas.vara_nakshatra_spoiling_tithi_named'),
  },
  {
    id: 'ravi_yoga',
    quality: 'shubha',
    rule: moonFromSun(4, 6, 9, 10, 13, 20),
    source: mc('1.27', 'special_yogas.moon_4th_6th_9th_10th'),
  },
  {
    id: 'siddha',
    quality: 'shubha',
    rule: onVara({ friday: NANDA, wednesday: BHADRA, tuesday: JAYA, saturday: RIKTA, thursday: PURNA }),
    source: mc('1.4', 'special_yogas.class_succeeds_vara'),
  },
  {
    id: 'tripushkara',
    quality: 'mixed',
    rule: all(
      vara('saturday', 'tuesday', 'sunday'),
      BHADRA,
      nakshatra('vishakha', 'uttara_phalguni', 'purva_bhadrapada', 'punarvasu', 'krittika', 'uttara_ashadha'),
    ),
    source: mc('2.50', 'special_yogas.threefold_gain_loss'),
  },
  {
    id: 'dvipushkara',
    quality: 'mixed',
    rule: all(vara('saturday', 'tuesday', 'sunday'), BHADRA, nakshatra('dhanishtha', 'chitra', 'mrigashira')),
    source: mc('2.50', 'special_yogas.twofold_gain_loss'),
  },
  {
    id: 'krakaca',
    quality: 'ashubha',
    rule: tithisFromSunday(12, 11, 10, 9, 8, 7, 6),
    source: mc('1.6', 'special_yogas.tithi_vara_make_thirteen_named'),
  },
  {
    id: 'samvarta',
    quality: 'ashubha',
    rule: onVara({ wednesday: pakshaTithi(1), sunday: pakshaTithi(7) }),
    source: mc('1.6', 'special_yogas.two_tithis_varas_named_custom'),
  },
  {
    id: 'mrita',
    quality: 'ashubha',
    rule: onVara({
      sunday: NANDA,
      monday: BHADRA,
      tuesday: NANDA,
      wednesday: JAYA,
      thursday: RIKTA,
      friday: BHADRA,
      saturday: PURNA,
    }),
    source: mc('1.5', 'special_yogas.class_fruitless_vara'),
  },
  {
    id: 'dagdha_nakshatra',
    quality: 'ashubha',
    rule: onVara({
      sunday: nakshatra('bharani'),
      monday: nakshatra('chitra'),
      tuesday: nakshatra('uttara_ashadha'),
      wednesday: nakshatra('dhanishtha'),
      thursday: nakshatra('uttara_phalguni'),
      friday: nakshatra('jyeshtha'),
      saturday: nakshatra('revati'),
    }),
    source: mc('1.5', 'special_yogas.burnt_vara'),
  },
  {
    id: 'dagdha_tithi',
    quality: 'ashubha',
    rule: tithisFromSunday(12, 11, 5, 3, 6, 8, 9),
    source: mc('1.8-1.9', 'special_yogas.burnt_vara'),
  },
  {
    id: 'visha',
    quality: 'ashubha',
    rule: tithisFromSunday(4, 6, 7, 2, 8, 9, 7),
    source: mc('1.8-1.9', 'special_yogas.poison_vara'),
  },
  {
    id: 'hutashana',
    quality: 'ashubha',
    rule: tithisFromSunday(12, 6, 7, 8, 9, 10, 11),
    source: mc('1.8-1.9', 'special_yogas.fire_vara'),
  },
  {
    id: 'yamaghanta',
    quality: 'ashubha',
    rule: onVara({
      sunday: nakshatra('magha'),
      monday: nakshatra('vishakha'),
      tuesday: nakshatra('ardra'),
      wednesday: nakshatra('mula'),
      thursday: nakshatra('krittika'),
      friday: nakshatra('rohini'),
      saturday: nakshatra('hasta'),
    }),
    source: mc('1.9', 'special_yogas.left_auspicious_work_above_all'),
  },
  {
    id: 'tithi_nakshatra',
    quality: 'ashubha',
    rule: any(
      onTithi(12, 'ashlesha'),
      onTithi(1, 'uttara_ashadha'),
      onTithi(2, 'anuradha'),
      onTithi(5, 'magha'),
      onTithi(3, 'uttara_phalguni', 'uttara_ashadha', 'uttara_bhadrapada'),
      onTithi(11, 'rohini'),
      onTithi(13, 'swati', 'chitra'),
      onTithi(7, 'hasta', 'mula'),
      onTithi(9, 'krittika'),
      onTithi(8, 'purva_bhadrapada'),
      onTithi(6, 'rohini'),
    ),
    source: mc('1.11-1.13', 'special_yogas.nakshatra_blamed_tithi'),
  },
  {
    id: 'masa_shunya',
    quality: 'ashubha',
    rule: tithiOfMasa({
      chaitra: [8, 9, 23, 24],
      vaishakha: [12, 27],
      jyeshtha: [13, 29],
      ashadha: [7, 21],
      shravana: [2, 3, 17, 18],
      bhadrapada: [1, 2, 16, 17],
      ashvina: [10, 11, 25, 26],
      kartika: [14, 20],
      margashirsha: [7, 8, 22, 23],
      pausha: [4, 5, 19, 20],
      magha: [6, 20],
      phalguna: [3, 19],
    }),
    source: mc('1.10-1.11, 1.18', 'special_yogas.void_month_amanta_both_halves'),
  },
  {
    id: 'paksha_randhra',
    quality: 'ashubha',
    rule: startOfTithi({
      4: { ghatis: 8 },
      6: { ghatis: 9 },
      8: { ghatis: 14 },
      9: { ghatis: 25 },
      12: { ghatis: 10 },
      14: { ghatis: 5 },
    }),
    source: mc('1.36', 'special_yogas.first_ghatikas_six_tithis'),
  },
  {
    id: 'yoga_varjya',
    quality: 'ashubha',
    rule: startOfYoga({
      1: { ghatis: 3 }, // vishkambha
      6: { ghatis: 6 }, // atiganda
      9: { ghatis: 5 }, // shula
      10: { ghatis: 6 }, // ganda
      13: { ghatis: 9 }, // vyaghata
      15: { ghatis: 3 }, // vajra
      17: { share: 1 }, // vyatipata
      19: { share: 0.5 }, // parigha
      27: { share: 1 }, // vaidhriti
    }),
    source: mc('1.34-1.35', 'special_yogas.two_yogas_whole_seven_beginning'),
  },
] as const satisfies readonly SpecialYogaRow[];

export type SpecialYogaId = (typeof YOGA_ROWS)[number]['id'];

/** The nakshatra from which the 28 anandadi yogas are counted on each vara, with Abhijit included: MC 1.25. */
export const ANANDADI_FROM = {
  sunday: 'ashvini',
  monday: 'mrigashira',
  tuesday: 'ashlesha',
  wednesday: 'hasta',
  thursday: 'anuradha',
  friday: 'uttara_ashadha',
  saturday: 'shatabhisha',
} as const satisfies PerVara<string>;

/** The number of ghatis to avoid at the beginning of an anandadi yoga: MC 1.26. */
export const ANANDADI_LEAVE: Readonly<Record<string, number | 'all'>> = {
  dhvanksha: 5,
  vajra: 5,
  mudgara: 5,
  padma: 4,
  lumba: 4,
  gada: 7,
  dhumra: 1,
  kana: 2,
  musala: 2,
  raksha: 'all',
  mrityu: 'all',
  utpata: 'all',
  kaladanda: 'all',
};

export const ANANDADI_SOURCE: Source = mc('1.23-1.26', 'special_yogas.counted_abhijit');

/**
 * Where bad yogas apply, and what cancels them. The summary of the block cites it, because it is the same on every day.
 */
export const KUYOGA_RELIEF: Source = mc('1.31, 1.41-1.42', 'special_yogas.bad_yogas_bind_only_huna');
