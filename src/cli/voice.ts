/** In which language a page of the terminal speaks: its labels, and which of the names of a reply it shows. */
import type { Answer } from '../ask/answer.ts';
import { minuteOf } from '../text/format.ts';
import { type AskedLang, ENGLISH_AND_HINDI, type IdOf } from '../text/say.ts';

/** Labels of the pages: what stands in the English page is the key. */
const HINDI = {
  Panchanga: 'पञ्चाङ्ग',
  Angas: 'अंग',
  Calendar: 'काल-गणना',
  'Sun and Moon': 'सूर्य और चन्द्र',
  Muhurta: 'मुहूर्त',
  Grahas: 'ग्रह',
  Houses: 'भाव',
  Notes: 'टिप्पणी',
  Festivals: 'उत्सव',
  Parvas: 'पर्व',
  Eclipses: 'ग्रहण',
  Kundali: 'कुण्डली',
  Ashtakoot: 'अष्टकूट',
  Works: 'कार्य',
  'default engine': 'बिना कहे यही पद्धति',
  engine: 'पद्धति',
  ayanamsa: 'अयनांश',
  vara: 'वार',
  paksha: 'पक्ष',
  tithi: 'तिथि',
  nakshatra: 'नक्षत्र',
  yoga: 'योग',
  karana: 'करण',
  to: 'तक',
  amanta: 'अमान्त मास',
  purnimanta: 'पूर्णिमान्त मास',
  solar: 'सौर मास',
  eras: 'संवत्',
  vikram: 'विक्रम',
  shaka: 'शक',
  kali: 'कलि',
  samvatsara: 'संवत्सर',
  barhaspatya: 'बार्हस्पत्य',
  'ritu, ayana': 'ऋतु, अयन',
  sankranti: 'संक्रान्ति',
  adhika: 'अधिक',
  kshaya: 'क्षय',
  time: 'दिया समय',
  noon: 'मध्याह्न',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  'next sunrise': 'अगला सूर्योदय',
  'solar noon': 'मध्याह्न',
  moonrise: 'चन्द्रोदय',
  moonset: 'चन्द्रास्त',
  'moon transit': 'चन्द्र मध्यगमन',
  abhijit: 'अभिजित्',
  brahma: 'ब्राह्म मुहूर्त',
  godhuli: 'गोधूलि',
  'rahu kala': 'राहु काल',
  'gulika kala': 'गुलिक काल',
  yamaganda: 'यमगण्ड',
  vijaya: 'विजय',
  'pratah sandhya': 'प्रातः सन्ध्या',
  'sayam sandhya': 'सायं सन्ध्या',
  kept: 'व्रत-पर्व',
  lagna: 'लग्न',
  midheaven: 'दशम',
  retrograde: 'वक्री',
  combust: 'अस्त',
  house: 'भाव',
  boy: 'वर',
  girl: 'कन्या',
  total: 'योग',
  effective: 'परिहार सहित',
  varna: 'वर्ण',
  vashya: 'वश्य',
  tara: 'तारा',
  yoni: 'योनि',
  'graha maitri': 'ग्रह मैत्री',
  gana: 'गण',
  bhakoot: 'भकूट',
  nadi: 'नाडी',
  cancelled: 'परिहृत',
  'not seen here': 'यहाँ दृश्य नहीं',
  seen: 'दृश्य',
  sutak: 'सूतक',
  greatest: 'मध्य',
  magnitude: 'ग्रासमान',
  total_eclipse: 'पूर्ण',
  annular: 'वलयाकार',
  hybrid: 'संकर',
  partial: 'खण्ड',
  penumbral: 'उपच्छाया',
  shubha: 'शुभ',
  madhyama: 'मध्यम',
  varjya: 'वर्ज्य',
  calendar: 'पंचांग',
  'civil day': 'नागरिक दिन',
  month: 'मास',
  rule: 'नियम',
  margin: 'अन्तर',
  printed: 'मुद्रित',
  'other rules': 'अन्य नियम',
  'no place is called so': 'इस नाम का कोई स्थान नहीं',
} as const;
export type Label = keyof typeof HINDI;

interface Named {
  readonly name: string;
  readonly name_hi?: string;
}

export interface Voice {
  readonly isHindi: boolean;
  label(key: Label): string;
  /** `Uttarayana (उत्तरायण)`, or one of the two. */
  named(said: Named): string;
  graha(id: IdOf<'graha'>): string;
  paksha(id: IdOf<'paksha'>): string;
  /** `  label   text` */
  line(label: string, text: string): string;
}

const LABEL_WIDTH = 16;
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });
/** Places on the terminal: a letter of Devanagari with its signs is one. */
const widthOf = (text: string): number => [...letters.segment(text)].length;
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(1, width - widthOf(text)));

const line = (label: string, text: string): string => `  ${padded(label, LABEL_WIDTH)}${text}`;

const ENGLISH_PAGE: Voice = {
  isHindi: false,
  label: (key) => (key === 'total_eclipse' ? 'total' : key),
  named: ({ name, name_hi }) => (name_hi === undefined ? name : `${name} (${name_hi})`),
  graha: (id) => id,
  paksha: (id) => id,
  line,
};
const HINDI_PAGE: Voice = {
  isHindi: true,
  label: (key) => HINDI[key],
  named: ({ name, name_hi }) => name_hi ?? name,
  graha: (id) => HINDI_PAGE.named(ENGLISH_AND_HINDI.byId('graha', id)),
  paksha: (id) => HINDI_PAGE.named(ENGLISH_AND_HINDI.byId('paksha', id)),
  line,
};

/** Hindi where Hindi alone is asked for; else English with the Hindi names that the reply brings. */
export const voiceIn = (lang: AskedLang | null): Voice => (lang === 'hi' ? HINDI_PAGE : ENGLISH_PAGE);

export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** `06:31` of the day itself, `06:31 (15)` of another. */
export const clockOn = (iso: string, date: string): string =>
  iso.startsWith(date) ? minuteOf(iso) : `${minuteOf(iso)} (${iso.slice(-17, -15)})`;
/** `2026-11-14` */
export const dateOf = (iso: string): string => iso.slice(0, -15);

export const engineSaid = ({ id, ayanamsaName }: Pick<Answer['engine'], 'id' | 'ayanamsaName'>, voice: Voice): string =>
  `${voice.label('engine')} ${id}, ${voice.label('ayanamsa')} ${ayanamsaName}`;

interface Somewhere {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
}
/** `Ujjain (23.18, 75.78, UTC+5.5)` */
export const placeSaid = ({ name, lat, lon, tz }: Somewhere): string =>
  `${name} (${lat}, ${lon}, UTC${tz < 0 ? '' : '+'}${Math.round(tz * 1e4) / 1e4})`;

/** Where an answer was looked at, as its first look has it. */
export function placeOf({ looks: [look] }: Pick<Answer, 'looks'>): string {
  if (look === undefined) throw new Error('an answer about nobody');
  const { name, latDeg, lonDeg, tzHours } = look.sky.place;
  return placeSaid({ name, lat: latDeg, lon: lonDeg, tz: tzHours });
}
