/** Sanskrit words that pages show in Devanagari in every language. */
import { chart } from '../hi/chart.ts';

export const BRAND = 'गणक';

/** The names of the pages in the lists of the home page. */
export const DOORS = {
  '/surya-chakra': 'सूर्यचक्रम्',
  '/akasha': 'आकाशः',
  '/udaya-yantra': 'उदययन्त्रम्',
  '/chandra-yantra': 'चन्द्रयन्त्रम्',
  '/graha-asta-yantra': 'ग्रहास्तयन्त्रम्',
  '/bhugola-yantra': 'भूगोलयन्त्रम्',
  '/dina-ratri-yantra': 'दिनरात्रियन्त्रम्',
  '/ritu-ayana-yantra': 'ऋत्वयनयन्त्रम्',
  '/tithi-nirnaya-yantra': 'तिथिनिर्णययन्त्रम्',
  '/festivals': 'पर्वाणि',
  '/calendars': 'देशपञ्चाङ्गानि',
  '/karya-muhurta': 'कार्यमुहूर्तः',
  '/yatra': 'यात्रा',
  '/vivaha-milan': 'विवाहमेलनम्',
  '/vivaha': 'विवाहवर्षम्',
  '/kundali': 'जन्मकुण्डली',
  '/milan': 'कुण्डलीमेलनम्',
  '/lab': 'प्रयोगशाला',
} as const;
export type DoorPath = keyof typeof DOORS;

/** The Sanskrit names next to the titles of the instruments. */
export const TITLES = {
  suryaChakra: 'सूर्यचक्र',
  akasha: 'आकाश',
  udaya: 'उदययन्त्र',
  chandra: 'चन्द्रयन्त्र',
  grahaAsta: 'ग्रहास्तयन्त्र',
  bhugola: 'भूगोलयन्त्र',
  dinaRatri: 'दिनरात्रियन्त्र',
  rituAyana: 'ऋत्वयनयन्त्र',
  tithiNirnaya: 'तिथिनिर्णययन्त्र',
} as const;

/** The terms of the sum that gives the sunrise. */
export const SUNRISE_TERMS = {
  midnight_lanka: 'मध्यरात्रि',
  zone: 'क्षेत्रकाल',
  desantara: 'देशान्तर',
  bhujantara: 'भुजान्तर',
  velantara: 'वेलान्तर',
  quarter_day: 'दिनपाद',
  cara: 'चर',
} as const;

/** The three points of the Sun's daily circle. */
export const DAY_POINTS = { sunrise: 'उदय', noon: 'मध्याह्न', sunset: 'अस्त' } as const;

/** The letters on the compass; the bar of parigha has none. */
export const COMPASS_LETTERS = {
  shula: 'शू',
  star_shula: 'न',
  yogini: 'यो',
  kala: 'का',
  pasha: 'पा',
  chandra: 'चं',
  parigha: '',
  shukra: 'शु',
} as const;

/** The nakshatras from Ashvini, shortened as in printed panchangas. */
export const SHORT_NAKSHATRAS =
  'अश्वि भर कृत्ति रोहि मृग आर्द्रा पुन पुष्य आश्ले मघा पूफा उफा हस्त चित्रा स्वाति विशा अनु ज्येष्ठा मूल पूषा उषा श्रव धनि शत पूभा उभा रेव'.split(
    ' ',
  );

/** The usual abbreviations of the grahas, one syllable each. */
export const GRAHA_SYLLABLES: Readonly<Record<string, string>> = chart.grahas;

/** The town in the sample call of the place search. */
export const SOUGHT_TOWN = 'उज्जैन';
