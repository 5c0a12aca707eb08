/**
 * Passages of the digests on file that praise a day by name of a Purana or a smriti: Kalamadhava, Dharmasindhu and
 * Jyotirnibandha. The Purana is the one that the digest names; we have read the digest, not the Purana.
 * Months are amanta. A row without a month applies in every month, also in an adhika one.
 */
import type { GistId, Source } from '../source.ts';
import type { WorkId } from '../works.ts';

export type PuranaKind = 'vrata' | 'puja' | 'snana' | 'dana' | 'shraddha' | 'upavasa' | 'jayanti';

/** The entries of the Sun that one row is about. */
export type Entry = 'uttarayana' | 'dakshinayana' | 'vishuva' | 'shadashiti';

export interface PassageRow {
  readonly id: string;
  readonly kind: PuranaKind;
  /** The name in Sanskrit. */
  readonly sa: string;
  readonly purana: string;
  readonly on:
    | { readonly masa?: number; readonly tithis: readonly number[] }
    | { readonly yoga: number }
    | { readonly entry: Entry | 'any' }
    | { readonly guru: number };
  readonly source: Source;
}

const read = (work: WorkId, at: string, gist: GistId, kind: 'verse' | 'section' = 'section'): Source => ({
  confidence: 'read-in-text',
  work,
  at,
  kind,
  gist,
});
const km = (prakarana: 3 | 4 | 5, gist: GistId): Source => read('KM', `prakarana ${prakarana}`, gist);
const jn = (at: string, gist: GistId): Source => read('JN', at, gist, 'verse');
const ds = (at: string, gist: GistId): Source => read('DS', at, gist);

const [CHAITRA, JYESHTHA, SHRAVANA, BHADRAPADA, KARTIKA, MARGASHIRSHA, MAGHA, PHALGUNA] = [
  1, 3, 5, 6, 8, 9, 11, 12,
] as const;
const [PURNIMA, AMAVASYA] = [15, 30] as const;
const VYATIPATA = 17;
const SIMHA = 5;
const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);
/** A tithi of the dark half by its number in the half. */
const dark = (tithi: number): number => tithi + 15;

export const PASSAGE_ROWS: readonly PassageRow[] = [
  // every month
  {
    id: 'pratipad-dana',
    kind: 'dana',
    sa: 'प्रतिपद्दानम्',
    purana: 'Bhavishyottara Purana',
    on: { tithis: [1, dark(1)] },
    source: km(3, 'purana.lotus_for_brahma'),
  },
  {
    id: 'vinayaka-puja',
    kind: 'puja',
    sa: 'विनायकपूजा',
    purana: 'Bhavishya Purana',
    on: { tithis: [4, dark(4)] },
    source: km(4, 'purana.vinayaka_on_the_fourth'),
  },
  {
    id: 'ganesha-gauri-puja',
    kind: 'puja',
    sa: 'गणेशगौरीपूजा',
    purana: 'Linga Purana',
    on: { tithis: [4, dark(4)] },
    source: km(4, 'purana.ganesha_and_gauri_on_the_fourth'),
  },
  {
    id: 'naga-vrata',
    kind: 'vrata',
    sa: 'नागव्रतम्',
    purana: 'Kurma Purana',
    on: { tithis: [4, dark(4)] },
    source: km(4, 'purana.nagas_on_the_fourth'),
  },
  {
    id: 'nrisimha-vrata',
    kind: 'vrata',
    sa: 'नृसिंहव्रतम्',
    purana: 'Garuda Purana',
    on: { tithis: [8] },
    source: km(4, 'purana.nrisimha_on_the_bright_eighth'),
  },
  {
    id: 'santana-ashtami',
    kind: 'vrata',
    sa: 'सन्तानाष्टमीव्रतम्',
    purana: 'Vishnudharmottara',
    on: { tithis: [dark(8)] },
    source: km(4, 'purana.santana_on_the_dark_eighth'),
  },
  {
    id: 'ekadashi-upavasa',
    kind: 'upavasa',
    sa: 'एकादश्युपवासः',
    purana: 'Kurma Purana',
    on: { tithis: [11, dark(11)] },
    source: km(4, 'purana.no_food_on_the_eleventh'),
  },
  {
    id: 'ekadashi-puja',
    kind: 'puja',
    sa: 'एकादश्यां हरिपूजनम्',
    purana: 'Brahma Purana',
    on: { tithis: [11] },
    source: km(4, 'purana.worship_on_the_eleventh'),
  },
  {
    id: 'krishna-ekadashi',
    kind: 'upavasa',
    sa: 'कृष्णैकादशी',
    purana: 'Matsya Purana',
    on: { tithis: [dark(11)] },
    source: km(4, 'purana.fast_on_the_dark_eleventh'),
  },
  {
    id: 'vijaya-saptami',
    kind: 'vrata',
    sa: 'विजयसप्तमीव्रतम्',
    purana: 'Bhavishya Purana',
    on: { tithis: [7, dark(7)] },
    source: km(4, 'purana.vows_of_the_seventh'),
  },
  {
    id: 'arogya-saptami',
    kind: 'vrata',
    sa: 'आरोग्यसप्तमीव्रतम्',
    purana: 'Varaha Purana',
    on: { tithis: [7, dark(7)] },
    source: km(4, 'purana.vows_of_the_seventh'),
  },
  {
    id: 'muktabharana-saptami',
    kind: 'vrata',
    sa: 'मुक्ताभरणसप्तमीव्रतम्',
    purana: 'Bhavishyottara Purana',
    on: { tithis: [7, dark(7)] },
    source: km(4, 'purana.vows_of_the_seventh'),
  },
  {
    id: 'mangalya-saptami',
    kind: 'vrata',
    sa: 'माङ्गल्यव्रतम्',
    purana: 'Garuda Purana',
    on: { tithis: [7, dark(7)] },
    source: km(4, 'purana.vows_of_the_seventh'),
  },
  {
    id: 'durga-vrata',
    kind: 'vrata',
    sa: 'दुर्गाव्रतम्',
    purana: 'Bhavishya Purana',
    on: { tithis: [9, dark(9)] },
    source: km(4, 'purana.durga_on_the_ninth'),
  },
  {
    id: 'parva-shraddha',
    kind: 'shraddha',
    sa: 'पार्वणश्राद्धम्',
    purana: 'Pitamaha',
    on: { tithis: [PURNIMA, AMAVASYA] },
    source: km(4, 'purana.shraddha_on_parvas_and_vyatipata'),
  },
  {
    id: 'vyatipata-shraddha',
    kind: 'shraddha',
    sa: 'व्यतीपातश्राद्धम्',
    purana: 'Pitamaha',
    on: { yoga: VYATIPATA },
    source: km(4, 'purana.shraddha_on_parvas_and_vyatipata'),
  },
  {
    id: 'sankranti-upavasa',
    kind: 'upavasa',
    sa: 'संक्रान्त्युपवासः',
    purana: 'Vasishtha',
    on: { entry: 'any' },
    source: km(5, 'purana.fast_on_a_sankranti'),
  },
  {
    id: 'parva-snana',
    kind: 'snana',
    sa: 'पर्वस्नानम्',
    purana: 'Brahma Purana',
    on: { tithis: [PURNIMA, AMAVASYA] },
    source: km(5, 'purana.bath_and_gifts_last'),
  },
  {
    id: 'vyatipata-snana',
    kind: 'snana',
    sa: 'व्यतीपातस्नानम्',
    purana: 'Brahma Purana',
    on: { yoga: VYATIPATA },
    source: km(5, 'purana.bath_and_gifts_last'),
  },
  {
    id: 'darsha-dana',
    kind: 'dana',
    sa: 'दर्शदानम्',
    purana: 'Aditya Purana',
    on: { tithis: [AMAVASYA] },
    source: jn('punya-kala 21', 'purana.gifts_at_new_moon_and_sankranti'),
  },
  ...(['uttarayana', 'dakshinayana', 'vishuva'] as const).map(
    (entry): PassageRow => ({
      id: `${entry}-snana`,
      kind: 'snana',
      sa: 'संक्रान्तिस्नानम्',
      purana: 'Brahma Purana',
      on: { entry },
      source: km(5, 'purana.bath_and_gifts_last'),
    }),
  ),
  ...(['uttarayana', 'dakshinayana', 'vishuva', 'shadashiti'] as const).map(
    (entry): PassageRow => ({
      id: `${entry}-dana`,
      kind: 'dana',
      sa: 'संक्रान्तिदानम्',
      purana: 'Aditya Purana',
      on: { entry },
      source: jn('punya-kala 21-22', 'purana.gifts_at_new_moon_and_sankranti'),
    }),
  ),
  {
    id: 'gautami-snana',
    kind: 'snana',
    sa: 'गौतमीस्नानम्',
    purana: 'Brahma Purana',
    on: { guru: SIMHA },
    source: jn('simhastha-guru 1, 15', 'purana.godavari_with_guru_in_simha'),
  },
  // named months
  {
    id: 'chaitra-dvadashi',
    kind: 'vrata',
    sa: 'विष्णुस्मरणम्',
    purana: 'Mahabharata',
    on: { masa: CHAITRA, tithis: [12] },
    source: ds('02/07', 'purana.vishnu_on_the_twelfth_of_chaitra'),
  },
  {
    id: 'rambha-tritiya',
    kind: 'vrata',
    sa: 'रम्भातृतीया',
    purana: 'Bhavishya Purana',
    on: { masa: JYESHTHA, tithis: [3] },
    source: km(4, 'purana.rambha_of_jyeshtha'),
  },
  {
    id: 'savitri-vrata',
    kind: 'vrata',
    sa: 'सावित्रीव्रतम्',
    purana: 'Bhavishyottara Purana',
    on: { masa: JYESHTHA, tithis: [PURNIMA] },
    source: km(4, 'purana.savitri'),
  },
  {
    id: 'devi-vrata',
    kind: 'vrata',
    sa: 'देवीव्रतम्',
    purana: 'Devi Purana',
    on: { masa: SHRAVANA, tithis: [8] },
    source: km(4, 'purana.devi_of_shravana'),
  },
  {
    id: 'kalashtami',
    kind: 'vrata',
    sa: 'कालाष्टमीव्रतम्',
    purana: 'Vamana Purana',
    on: { masa: SHRAVANA, tithis: [dark(8)] },
    source: km(4, 'purana.kalashtami_of_shravana'),
  },
  {
    id: 'krishna-janmashtami',
    kind: 'jayanti',
    sa: 'कृष्णजन्माष्टमीव्रतम्',
    purana: 'Bhavishya Purana',
    on: { masa: SHRAVANA, tithis: [dark(8)] },
    source: km(4, 'purana.janmashtami'),
  },
  {
    id: 'phala-vrata',
    kind: 'dana',
    sa: 'फलव्रतम्',
    purana: 'Brahma Purana',
    on: { masa: BHADRAPADA, tithis: [1] },
    source: km(3, 'purana.fruits_of_bhadrapada'),
  },
  {
    id: 'durva-ashtami',
    kind: 'vrata',
    sa: 'दूर्वाष्टमी',
    purana: 'Bhavishya Purana',
    on: { masa: BHADRAPADA, tithis: [8] },
    source: km(4, 'purana.durva_ashtami'),
  },
  {
    id: 'apara-paksha-shraddha',
    kind: 'shraddha',
    sa: 'अपरपक्षश्राद्धम्',
    purana: 'Markandeya',
    on: { masa: BHADRAPADA, tithis: range(dark(1), AMAVASYA) },
    source: km(3, 'purana.shraddha_of_the_fortnight'),
  },
  {
    id: 'kartika-diksha',
    kind: 'vrata',
    sa: 'कार्तिकदीक्षा',
    purana: 'Narada',
    on: { masa: KARTIKA, tithis: [11] },
    source: ds('02/93', 'purana.initiation_in_kartika'),
  },
  {
    id: 'tulasi-mala',
    kind: 'vrata',
    sa: 'तुलसीमालाधारणम्',
    purana: 'Skanda Purana',
    on: { masa: KARTIKA, tithis: range(1, AMAVASYA) },
    source: ds('02/93', 'purana.tulasi_beads_in_kartika'),
  },
  {
    id: 'dhanya-vrata',
    kind: 'vrata',
    sa: 'धान्यव्रतम्',
    purana: 'Varaha Purana',
    on: { masa: MARGASHIRSHA, tithis: [1] },
    source: km(3, 'purana.dhanya_vrata'),
  },
  {
    id: 'brihattapa-vrata',
    kind: 'vrata',
    sa: 'बृहत्तपाव्रतम्',
    purana: 'Bhavishyottara Purana',
    on: { masa: MARGASHIRSHA, tithis: [1] },
    source: km(3, 'purana.brihattapa_vrata'),
  },
  {
    id: 'rambha-tritiya-margashirsha',
    kind: 'vrata',
    sa: 'रम्भातृतीया',
    purana: 'Bhavishya Purana',
    on: { masa: MARGASHIRSHA, tithis: [3] },
    source: km(4, 'purana.rambha_of_margashirsha'),
  },
  {
    id: 'guha-shashthi',
    kind: 'vrata',
    sa: 'स्कन्दषष्ठी',
    purana: 'Linga Purana',
    on: { masa: MARGASHIRSHA, tithis: [6] },
    source: km(4, 'purana.sixth_of_guha'),
  },
  {
    id: 'ananga-trayodashi',
    kind: 'vrata',
    sa: 'अनङ्गत्रयोदशी',
    purana: 'Bhavishya Purana',
    on: { masa: MARGASHIRSHA, tithis: [13] },
    source: km(4, 'purana.ananga_trayodashi'),
  },
  {
    id: 'gauri-chaturthi',
    kind: 'puja',
    sa: 'गौरीचतुर्थी',
    purana: 'Narada Purana',
    on: { masa: MAGHA, tithis: [4] },
    source: km(4, 'purana.gauri_of_magha'),
  },
  {
    id: 'shivaratri-vrata',
    kind: 'vrata',
    sa: 'शिवरात्रिव्रतम्',
    purana: 'Skanda Purana',
    on: { masa: MAGHA, tithis: [dark(14)] },
    source: km(4, 'purana.shivaratri'),
  },
  {
    id: 'payo-vrata',
    kind: 'vrata',
    sa: 'पयोव्रतम्',
    purana: 'Bhagavata Purana',
    on: { masa: PHALGUNA, tithis: range(1, 12) },
    source: ds('02/125', 'purana.payo_vrata'),
  },
];

/** The lords of the tithis, 1–15, in the nominative: Muhurta Chintamani 1.3. The verse names none for amavasya. */
export const TITHI_LORDS_SA: readonly string[] = [
  'वह्निः',
  'कः',
  'गौरी',
  'गणेशः',
  'अहिः',
  'गुहः',
  'रविः',
  'शिवः',
  'दुर्गा',
  'अन्तकः',
  'विश्वे',
  'हरिः',
  'कामः',
  'शिवः',
  'शशी',
];

export const TITHI_LORDS_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '1.3',
  gist: 'purana.lords_of_the_tithis',
  verse: 'तिथीशा वह्निकौ गौरी गणेशोऽहिर्गुहो रविः',
};
