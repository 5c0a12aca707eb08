/** How a page shows the clauses of a day: a mark, a word for a cell of the calendar, and what they saw. */
import type { Static } from 'typebox';
import type { clauseReply, KaryaVerdict } from '../../views/muhurta/reply.ts';
import type { Language } from '../words/index.ts';

export type ClauseSaid = Static<typeof clauseReply>;
export type { KaryaVerdict };

export const MARK: Readonly<Record<KaryaVerdict, string>> = { shubha: '✓', madhyama: '○', varjya: '✕' };
export const TONE: Readonly<Record<KaryaVerdict, string>> = {
  shubha: 'is-good',
  madhyama: 'is-part',
  varjya: 'is-bad',
};

/** A must that fails bars the day, one that takes hours away and a fault that fires leave a part of it; a merit is a merit. */
export function gradeOf({ weight, met, cuts }: ClauseSaid): KaryaVerdict | null {
  if (weight === 'must') return met ? (cuts === true ? 'madhyama' : 'shubha') : 'varjya';
  if (weight === 'avoid') return met ? 'madhyama' : 'shubha';
  return met ? 'shubha' : null;
}

/** What closed a day, or narrowed it: the first must that failed, else the first that takes hours away, else the first fault. */
export const decisive = (clauses: readonly ClauseSaid[]): ClauseSaid | undefined =>
  clauses.find((each) => each.weight === 'must' && !each.met) ??
  clauses.find((each) => each.weight === 'must' && each.cuts === true) ??
  clauses.find((each) => each.weight === 'avoid' && each.met);

/** The first that a clause's id contains names it. */
const WORDS: readonly (readonly [part: string, en: string, hi: string])[] = [
  ['birth_order', 'Order of birth', 'जन्मक्रम'],
  ['family_ceremonies', 'Ceremonies of the family', 'कुल के संस्कार'],
  ['portents', 'Portents', 'शकुन'],
  ['kuyoga', 'Kuyoga', 'कुयोग'],
  ['holashtaka', 'Holashtaka', 'होलाष्टक'],
  ['makarastha', 'Guru in Makara', 'मकरस्थ गुरु'],
  ['malamasa', 'Malamasa', 'मलमास'],
  ['simhastha', 'Simhastha', 'सिंहस्थ'],
  ['amavasya', 'Amavasya', 'अमावस्या'],
  ['vyatipata', 'Yoga', 'योग'],
  ['yoga_part', 'Yoga', 'योग'],
  ['good_yoga', 'Yoga', 'योग'],
  ['bhadra', 'Bhadra', 'भद्रा'],
  ['sankranti', 'Sankranti', 'संक्रांति'],
  ['grahana', 'Eclipse', 'ग्रहण'],
  ['kulika', 'Kulika', 'कुलिक'],
  ['ardhayama', 'Ardhayama', 'अर्धयाम'],
  ['paksha', 'Paksha', 'पक्ष'],
  ['shukla', 'Paksha', 'पक्ष'],
  ['asta', 'Asta', 'अस्त'],
  ['ayana', 'Ayana', 'अयन'],
  ['vara_shula', 'Shula', 'शूल'],
  ['star_shula', 'Shula', 'शूल'],
  ['yogini', 'Yogini', 'योगिनी'],
  ['kala_pasha', 'Kala, pasha', 'काल, पाश'],
  ['parigha', 'Parigha', 'परिघ'],
  ['panchaka', 'Panchaka', 'पञ्चक'],
  ['chandra', 'Moon', 'चंद्र'],
  ['shukra', 'Venus', 'शुक्र'],
  ['star_time', 'Hour', 'काल'],
  ['all_directions', 'Nakshatra', 'नक्षत्र'],
  ['horse', 'Nakshatra', 'नक्षत्र'],
  ['nakshatra', 'Nakshatra', 'नक्षत्र'],
  ['star', 'Nakshatra', 'नक्षत्र'],
  ['vedha', 'Vedha', 'वेध'],
  ['vara', 'Weekday', 'वार'],
  ['thursday', 'Weekday', 'वार'],
  ['tuesday', 'Weekday', 'वार'],
  ['saturday', 'Weekday', 'वार'],
  ['tithi', 'Tithi', 'तिथि'],
  ['vijaya', 'Tithi', 'तिथि'],
  ['month', 'Month', 'मास'],
  ['chaitra', 'Month', 'मास'],
  ['kumbha', 'Month', 'मास'],
  ['sun', 'Sun', 'सूर्य'],
  ['k_p_c', 'Month', 'मास'],
  ['ashadha', 'Month', 'मास'],
  ['age', 'Age', 'आयु'],
  ['day', 'Day', 'दिन'],
  ['lagna', 'Lagna', 'लग्न'],
  ['empty', 'Lagna', 'लग्न'],
  ['grahas', 'Grahas', 'ग्रह'],
  ['vakri', 'Grahas', 'ग्रह'],
  ['vama_ravi', 'Sun', 'सूर्य'],
  ['kalasha', 'Kalasha', 'कलश'],
  ['vatsa', 'Vatsa', 'वत्स'],
  ['facing', 'Door', 'द्वार'],
  ['door', 'Door', 'द्वार'],
  ['agni_vasa', 'Agni', 'अग्नि'],
  ['time', 'Hour', 'काल'],
  ['bans', 'Bans', 'निषेध'],
  ['bana', 'Bana', 'बाण'],
  ['latta', 'Latta', 'लत्ता'],
  ['pata', 'Pata', 'पात'],
  ['upagraha', 'Upagraha', 'उपग्रह'],
  ['ekargala', 'Ekargala', 'एकार्गल'],
  ['jamitra', 'Jamitra', 'जामित्र'],
  ['yuti', 'Yuti', 'युति'],
  ['gandanta', 'Gandanta', 'गण्डान्त'],
  ['navamsha', 'Navamsha', 'नवांश'],
  ['kartari', 'Kartari', 'कर्तरी'],
  ['tara', 'Tara', 'तारा'],
  ['natal', 'Birth', 'जन्म'],
  ['janma', 'Birth', 'जन्म'],
  ['ghata', 'Ghata', 'घात'],
  ['region', 'Region', 'देश'],
  ['durmuhurta', 'Durmuhurta', 'दुर्मुहूर्त'],
  ['visha', 'Visha-nadi', 'विषनाड़ी'],
  ['kranti', 'Kranti-samya', 'क्रांतिसाम्य'],
];

/** The thing that a clause looks at, in one word. */
export function wordOf(id: string, lang: Language): string {
  const own = id.slice(id.indexOf('.') + 1);
  const [, en, hi] = WORDS.find(([part]) => own.includes(part)) ?? [
    id,
    own.replaceAll('_', ' '),
    own.replaceAll('_', ' '),
  ];
  return lang === 'hi' ? hi : en;
}
