/**
 * The special yogas of the Muhurta Chintamani (prakaranas 1 and 2), one row each. Left out: the month-void tithis of the
 * dark half (1.10-1.11), because the text does not say which reckoning of months it means there; 1.30, whose four names are
 * the sixteenth to nineteenth of the anandadi; and the muhurta faults of the varas (1.37-1.39, 6.64-6.65), which the first
 * passage counts in sixteenths of the day and the second in fifteenths.
 */
import type { Source } from '../../rules/source.ts';
import type { PerVara, YogaRow } from './row.ts';

const mc = (at: string, gist: string): Source => ({ confidence: 'read-in-text', work: 'MC', at, gist });

/** The three tithis of each class: MC 1.4. */
const NANDA = [1, 6, 11];
const BHADRA = [2, 7, 12];
const JAYA = [3, 8, 13];
const RIKTA = [4, 9, 14];
const PURNA = [5, 10, 15];

/** A row of the verse: one tithi for each vara, from Sunday. */
const weekOf = (...tithis: readonly [number, number, number, number, number, number, number]): PerVara<number[]> => ({
  sunday: [tithis[0]],
  monday: [tithis[1]],
  tuesday: [tithis[2]],
  wednesday: [tithis[3]],
  thursday: [tithis[4]],
  friday: [tithis[5]],
  saturday: [tithis[6]],
});

export const YOGA_ROWS = [
  {
    id: 'sarvartha_siddhi',
    quality: 'shubha',
    pattern: {
      by: 'vara_nakshatra',
      nakshatras: {
        sunday: ['hasta', 'mula', 'uttara_phalguni', 'uttara_ashadha', 'uttara_bhadrapada', 'pushya', 'ashvini'],
        monday: ['shravana', 'rohini', 'mrigashira', 'pushya', 'anuradha'],
        tuesday: ['ashvini', 'uttara_bhadrapada', 'krittika', 'ashlesha'],
        wednesday: ['rohini', 'anuradha', 'hasta', 'krittika', 'mrigashira'],
        thursday: ['revati', 'anuradha', 'ashvini', 'punarvasu', 'pushya'],
        friday: ['revati', 'anuradha', 'ashvini', 'punarvasu', 'shravana'],
        saturday: ['shravana', 'rohini', 'swati'],
      },
    },
    source: mc('1.28-1.29', 'Nakshatras that fulfil all on their vara.'),
  },
  {
    id: 'amrita_siddhi',
    quality: 'shubha',
    pattern: {
      by: 'vara_nakshatra',
      nakshatras: {
        sunday: ['hasta'],
        monday: ['mrigashira'],
        tuesday: ['ashvini'],
        wednesday: ['anuradha'],
        thursday: ['pushya'],
        friday: ['revati'],
        saturday: ['rohini'],
      },
    },
    badhaka: { sunday: 5, monday: 6, tuesday: 7, wednesday: 8, thursday: 9, friday: 10, saturday: 11 },
    source: mc('1.20-1.21', 'Vara, nakshatra, spoiling tithi; named by custom.'),
  },
  {
    id: 'ravi_yoga',
    quality: 'shubha',
    pattern: { by: 'count_from_sun', counts: [4, 6, 9, 10, 13, 20] },
    source: mc('1.27', 'Moon 4th, 6th, 9th, 10th, 13th, 20th from the Sun.'),
  },
  {
    id: 'siddha',
    quality: 'shubha',
    pattern: {
      by: 'vara_tithi',
      tithis: { friday: NANDA, wednesday: BHADRA, tuesday: JAYA, saturday: RIKTA, thursday: PURNA },
    },
    source: mc('1.4', 'A class that succeeds on its vara.'),
  },
  {
    id: 'tripushkara',
    quality: 'mixed',
    pattern: {
      by: 'vara_tithi_nakshatra',
      varas: ['saturday', 'tuesday', 'sunday'],
      tithis: BHADRA,
      nakshatras: ['vishakha', 'uttara_phalguni', 'purva_bhadrapada', 'punarvasu', 'krittika', 'uttara_ashadha'],
    },
    source: mc('2.50', 'Threefold gain or loss.'),
  },
  {
    id: 'dvipushkara',
    quality: 'mixed',
    pattern: {
      by: 'vara_tithi_nakshatra',
      varas: ['saturday', 'tuesday', 'sunday'],
      tithis: BHADRA,
      nakshatras: ['dhanishtha', 'chitra', 'mrigashira'],
    },
    source: mc('2.50', 'Twofold gain or loss.'),
  },
  {
    id: 'krakaca',
    quality: 'ashubha',
    pattern: { by: 'vara_tithi', tithis: weekOf(12, 11, 10, 9, 8, 7, 6) },
    source: mc('1.6', 'Tithi and vara make thirteen; named in 1.41.'),
  },
  {
    id: 'samvarta',
    quality: 'ashubha',
    pattern: { by: 'vara_tithi', tithis: { wednesday: [1], sunday: [7] } },
    source: mc('1.6', 'Two tithis on their varas; named by custom.'),
  },
  {
    id: 'mrita',
    quality: 'ashubha',
    pattern: {
      by: 'vara_tithi',
      tithis: {
        sunday: NANDA,
        monday: BHADRA,
        tuesday: NANDA,
        wednesday: JAYA,
        thursday: RIKTA,
        friday: BHADRA,
        saturday: PURNA,
      },
    },
    source: mc('1.5', 'A class fruitless on its vara.'),
  },
  {
    id: 'dagdha_nakshatra',
    quality: 'ashubha',
    pattern: {
      by: 'vara_nakshatra',
      nakshatras: {
        sunday: ['bharani'],
        monday: ['chitra'],
        tuesday: ['uttara_ashadha'],
        wednesday: ['dhanishtha'],
        thursday: ['uttara_phalguni'],
        friday: ['jyeshtha'],
        saturday: ['revati'],
      },
    },
    source: mc('1.5', 'Burnt on its vara.'),
  },
  {
    id: 'dagdha_tithi',
    quality: 'ashubha',
    pattern: { by: 'vara_tithi', tithis: weekOf(12, 11, 5, 3, 6, 8, 9) },
    source: mc('1.8-1.9', 'Burnt on its vara.'),
  },
  {
    id: 'visha',
    quality: 'ashubha',
    pattern: { by: 'vara_tithi', tithis: weekOf(4, 6, 7, 2, 8, 9, 7) },
    source: mc('1.8-1.9', 'Poison on its vara.'),
  },
  {
    id: 'hutashana',
    quality: 'ashubha',
    pattern: { by: 'vara_tithi', tithis: weekOf(12, 6, 7, 8, 9, 10, 11) },
    source: mc('1.8-1.9', 'Fire on its vara.'),
  },
  {
    id: 'yamaghanta',
    quality: 'ashubha',
    pattern: {
      by: 'vara_nakshatra',
      nakshatras: {
        sunday: ['magha'],
        monday: ['vishakha'],
        tuesday: ['ardra'],
        wednesday: ['mula'],
        thursday: ['krittika'],
        friday: ['rohini'],
        saturday: ['hasta'],
      },
    },
    source: mc('1.9', 'Left in auspicious work, above all in travel.'),
  },
  {
    id: 'tithi_nakshatra',
    quality: 'ashubha',
    pattern: {
      by: 'tithi_nakshatra',
      pairs: [
        [12, ['ashlesha']],
        [1, ['uttara_ashadha']],
        [2, ['anuradha']],
        [5, ['magha']],
        [3, ['uttara_phalguni', 'uttara_ashadha', 'uttara_bhadrapada']],
        [11, ['rohini']],
        [13, ['swati', 'chitra']],
        [7, ['hasta', 'mula']],
        [9, ['krittika']],
        [8, ['purva_bhadrapada']],
        [6, ['rohini']],
      ],
    },
    source: mc('1.11-1.13', 'A nakshatra blamed on its tithi.'),
  },
  {
    id: 'masa_shunya',
    quality: 'ashubha',
    pattern: {
      by: 'masa_bright_tithi',
      tithis: [
        [8, 9], // chaitra
        [12], // vaishakha
        [13], // jyeshtha
        [7], // ashadha
        [2, 3], // shravana
        [1, 2], // bhadrapada
        [10, 11], // ashvina
        [14], // kartika
        [7, 8], // margashirsha
        [4, 5], // pausha
        [6], // magha
        [3], // phalguna
      ],
    },
    source: mc('1.10-1.11, 1.18', 'Void in its month; left in Madhyadesha.'),
  },
  {
    id: 'paksha_randhra',
    quality: 'ashubha',
    pattern: { by: 'start_of_tithi', ghatis: { 4: 8, 6: 9, 8: 14, 9: 25, 12: 10, 14: 5 } },
    source: mc('1.36', 'First ghatikas of six tithis.'),
  },
  {
    id: 'yoga_varjya',
    quality: 'ashubha',
    pattern: {
      by: 'start_of_yoga',
      parts: {
        1: { ghatis: 3 }, // vishkambha
        6: { ghatis: 6 }, // atiganda
        9: { ghatis: 5 }, // shula
        10: { ghatis: 6 }, // ganda
        13: { ghatis: 9 }, // vyaghata
        15: { ghatis: 3 }, // vajra
        17: { share: 1 }, // vyatipata
        19: { share: 0.5 }, // parigha
        27: { share: 1 }, // vaidhriti
      },
    },
    source: mc('1.34-1.35', 'Two yogas whole, seven at their beginning.'),
  },
] as const satisfies readonly YogaRow[];

export type YogaId = (typeof YOGA_ROWS)[number]['id'];

/** Where the 28 anandadi yogas are counted from, Abhijit included: MC 1.25. */
export const ANANDADI_FROM = {
  sunday: 'ashvini',
  monday: 'mrigashira',
  tuesday: 'ashlesha',
  wednesday: 'hasta',
  thursday: 'anuradha',
  friday: 'uttara_ashadha',
  saturday: 'shatabhisha',
} as const satisfies PerVara<string>;

/** Ghatikas to be left at the beginning of an anandadi yoga: MC 1.26. */
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

export const ANANDADI_SOURCE: Source = mc('1.23-1.26', 'Counted with Abhijit.');

/** Where bad yogas bind at all, and what undoes them: said in the block's summary, since it holds on every day alike. */
export const KUYOGA_RELIEF: Source = mc(
  '1.31, 1.41-1.42',
  'Bad yogas bind only in the Huna, Banga and Khasha countries, by some only till one yama has passed, or only in travel, or not under a well-placed Moon; a good yoga overcomes them.',
);
