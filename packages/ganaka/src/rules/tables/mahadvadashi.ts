/**
 * The fast of the eleventh tithi as the calendars of the Gaudiya Vaishnavas keep it, and the eight great twelfths
 * (mahadvadashi) to which the fast may move.
 * The Dharmasindhu (1, uddesha 18) defines the eight. Two things are known from calendars alone: that a star counts if
 * it runs at the sunrises of the twelfth and of the next day, and the order in which the cases are tried (VCAL, and the
 * calendars of the Math at Navadvip).
 */
import type { MAHADVADASHI } from '../../lexicon/rites/mahadvadashi.ts';
import { all, any, not } from '../clause.ts';
import type { Rung } from '../ladder.ts';
import { always, factOf } from '../meeting-clauses.ts';
import { ds, type GistId, type Source } from '../source.ts';
import type { EkadashiFact } from './tithi-nirnaya.ts';

/** The stars of a bright twelfth that make it great. */
export const TWELFTH_STARS = ['punarvasu', 'rohini', 'pushya', 'shravana'] as const;
export type TwelfthStar = (typeof TWELFTH_STARS)[number];

/** `ekadashi_shuddha`: the eleventh is free of the tenth at the arunodaya of the first day at whose sunrise it runs. */
export type GaudiyaFact = EkadashiFact | 'ekadashi_shuddha' | 'parva_at_two_sunrises' | `dvadashi_with_${TwelfthStar}`;

const fact = factOf<GaudiyaFact>;
const calendars = (gist: GistId): Source => ({ confidence: 'general-knowledge', gist });
const free = (gist: GistId): Source => ds('1, uddesha 17 (vrata-dina-nirnaya)', gist);
const great = (gist: GistId, verse?: string): Source => ds('1, uddesha 18', gist, verse);

/** A great twelfth: four are of the tithis, four of a star. */
export type MahadvadashiCase = 'unmilani' | 'vyanjuli' | 'trisprisha' | 'pakshavardhini' | TwelfthStar;
export type MahadvadashiId = (typeof MAHADVADASHI)[number]['id'];

export interface Mahadvadashi {
  readonly id: MahadvadashiId;
  /** The passage that defines it. */
  readonly source: Source;
}

const starRung = (star: TwelfthStar): GaudiyaRung => ({
  great: star,
  when: fact(`dvadashi_with_${star}`),
  take: 'second',
  source: calendars('mahadvadashi.star_at_two_sunrises'),
});

/** A rung that also says which great twelfth its day is; null for a plain fast. */
export interface GaudiyaRung extends Rung {
  readonly great: MahadvadashiCase | null;
}

/**
 * `first` is the last day at whose sunrise the eleventh tithi runs, or the day that holds it if there is none; `second`
 * is the next day.
 */
export const EKADASHI_GAUDIYA: readonly GaudiyaRung[] = [
  ...TWELFTH_STARS.map(starRung),
  {
    great: 'vyanjuli',
    when: all(fact('dvadashi_at_two_sunrises'), fact('ekadashi_shuddha')),
    take: 'second',
    source: free('tithi_nirnaya.twelfth_runs_past_second_sunrise'),
  },
  {
    great: 'pakshavardhini',
    when: all(fact('parva_at_two_sunrises'), not(fact('dvadashi_at_no_sunrise'))),
    take: 'second',
    source: great('mahadvadashi.twelfth_alone_has_both'),
  },
  {
    great: null,
    when: any(fact('ekadashi_at_no_sunrise'), fact('dashami_in_arunodaya')),
    take: 'second',
    source: free('tithi_nirnaya.tenth_reaches_into_arunodaya_twelfth'),
  },
  {
    great: 'trisprisha',
    when: fact('dvadashi_at_no_sunrise'),
    take: 'first',
    source: great('mahadvadashi.three_tithis_of_one_day'),
  },
  {
    great: 'unmilani',
    when: all(fact('ekadashi_at_two_sunrises'), fact('ekadashi_shuddha')),
    take: 'first',
    source: free('tithi_nirnaya.eleventh_runs_past_second_sunrise'),
  },
  {
    great: null,
    when: always,
    take: 'first',
    source: free('tithi_nirnaya.free_tenth_arunodaya_own_day'),
  },
];

/** The definitions of the four that depend on tithis alone. */
const OF_TITHIS = {
  unmilani: great('mahadvadashi.unmilani', 'शुद्धाधिकैकादशीयुक्ताद्वादशी उन्मीलनीसंज्ञा'),
  vyanjuli: great('mahadvadashi.vyanjuli', 'द्वादश्येवशुद्धाधिका वर्धतेसावञ्जुली'),
  trisprisha: great('mahadvadashi.trisprisha', 'एकाहोरात्रेतिथित्रयस्पर्शात्त्रिस्पर्शासंज्ञाद्वादशी'),
  pakshavardhini: great('mahadvadashi.pakshavardhini', 'दर्शस्यपौर्णमास्यावायदादिनवृद्धिस्तपदापक्षवर्धिनीसंज्ञा'),
} as const;

/**
 * The two lists of names for the twelfths of a star. That of the Padma-purana, which the Vaishnavas follow, is known
 * from its verses as the collection adyatithi quotes them.
 */
export const MAHADVADASHI_NAMES = ['padma', 'dharmasindhu'] as const;
export type MahadvadashiNames = (typeof MAHADVADASHI_NAMES)[number];

const padma = (verse: string): Source => ({
  confidence: 'secondary',
  work: 'Padma Purana',
  at: 'Uttara 40',
  kind: 'section',
  gist: 'mahadvadashi.star_names_padma',
  verse,
});
const sindhu = (verse: string): Source => great('mahadvadashi.star_names_sindhu', verse);

const OF_STARS: Readonly<Record<MahadvadashiNames, Readonly<Record<TwelfthStar, Mahadvadashi>>>> = {
  padma: {
    punarvasu: { id: 'jaya', source: padma('शुक्लपक्षे पुनर्वसुः। नाम्ना सा च जया ख्याता') },
    rohini: { id: 'jayanti', source: padma('यदा च शुक्लद्वादश्यां प्राजापत्यं हि जायते॥ जयन्ती नाम सा प्रोक्ता') },
    pushya: { id: 'papanashini', source: padma('यदा वै शुक्लद्वादश्यां पुष्यं भवति कर्हिचित्॥ तदा तु सा महापुण्या भविता पापनाशिनी') },
    shravana: { id: 'vijaya', source: padma('यदा च शुक्लद्वादश्यां नक्षत्रं श्रवणं भवेत्॥ विजया सा समाख्याता') },
  },
  dharmasindhu: {
    pushya: { id: 'jaya', source: sindhu('पुष्यर्क्षयुताजया') },
    shravana: { id: 'vijaya', source: sindhu('श्रवणयुताविजया') },
    punarvasu: { id: 'jayanti', source: sindhu('पुनर्वसुयुताजयन्ती') },
    rohini: { id: 'papanashini', source: sindhu('रोहिणीयुतापापनाशिनी') },
  },
};

export const isOfStar = (found: MahadvadashiCase): found is TwelfthStar => TWELFTH_STARS.some((star) => star === found);

/** The great twelfth of a case, by one of the two lists of names. */
export const mahadvadashiOf = (found: MahadvadashiCase, names: MahadvadashiNames): Mahadvadashi =>
  isOfStar(found) ? OF_STARS[names][found] : { id: found, source: OF_TITHIS[found] };
