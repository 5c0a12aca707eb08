/**
 * The appeasement (shanti) of each graha as printed: image, mantra, number of repetitions, fuel, food and gift (BPHS
 * 84), and the gifts of the Dharmasindhu.
 * One gift that is a person and one food that is meat are left out. So are the baths (Dharmasindhu, Jyotirnibandha):
 * they differ, and contain things that nobody should be advised to bathe in.
 */

import { ds, type Source } from '../../../rules/source.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import type { DravyaId } from './ratna.ts';

export interface Shanti {
  readonly image: DravyaId;
  /** The first words of the mantra. */
  readonly mantra: string;
  /** Present if the e-text misspells the mantra; this is the usual form. */
  readonly emended?: true;
  readonly japa: number;
  readonly samidh: DravyaId;
  readonly food: DravyaId | null;
  readonly gift: DravyaId;
  readonly dana: readonly DravyaId[];
}

export const SHANTI: Readonly<Record<Graha, Shanti>> = {
  surya: {
    image: 'tamra',
    mantra: 'आकृष्णेन',
    japa: 7000,
    samidh: 'arka',
    food: 'gudaudana',
    gift: 'dhenu',
    dana: [
      ...(['manikya', 'godhuma', 'dhenu', 'rakta_vastra', 'guda', 'svarna', 'tamra', 'raktachandana'] as const),
      'kamala',
    ],
  },
  chandra: {
    image: 'sphatika',
    mantra: 'इमं देवाः',
    japa: 11_000,
    samidh: 'palasha',
    food: 'payasa',
    gift: 'shankha',
    dana: ['vamsha_tandula', 'karpura', 'mukta', 'shveta_vastra', 'ghrita_kumbha', 'vrishabha'],
  },
  mangala: {
    image: 'raktachandana',
    mantra: 'अग्निर्मूर्धा दिवः ककुत्',
    japa: 10_000,
    samidh: 'khadira',
    food: 'havishya',
    gift: 'anadvan',
    dana: ['vidruma', 'godhuma', 'masura', 'rakta_vrisha', 'guda', 'svarna', 'rakta_vastra', 'tamra'],
  },
  budha: {
    image: 'svarna',
    mantra: 'उद्बुध्यस्व',
    japa: 9000,
    samidh: 'apamarga',
    food: 'kshirashashtika',
    gift: 'svarna',
    dana: ['nila_vastra', 'svarna', 'kamsya', 'mudga', 'garutmata', 'hastidanta', 'pushpa'],
  },
  guru: {
    image: 'svarna',
    mantra: 'बृहस्पते',
    japa: 19_000,
    samidh: 'pippala',
    food: 'dadhyodana',
    gift: 'vastra',
    dana: ['pushparaga', 'haridra', 'sharkara', 'ashva', 'pita_dhanya', 'pita_vastra', 'lavana', 'svarna'],
  },
  shukra: {
    image: 'rajata',
    mantra: 'अन्नात् परिस्रुतः',
    emended: true,
    japa: 16_000,
    samidh: 'udumbara',
    food: 'havis',
    gift: 'ashva',
    dana: ['chitra_vastra', 'shveta_ashva', 'dhenu', 'vajra', 'svarna', 'rajata', 'gandha', 'tandula'],
  },
  shani: {
    image: 'loha',
    mantra: 'शन्नो देवीरभिष्टये',
    emended: true,
    japa: 23_000,
    samidh: 'shami',
    food: 'churna',
    gift: 'krishna_dhenu',
    dana: ['nila', 'masha', 'taila', 'tila', 'kulittha', 'mahishi', 'loha', 'krishna_dhenu'],
  },
  rahu: {
    image: 'sisa',
    mantra: 'कया नश्चित्र',
    japa: 18_000,
    samidh: 'durva',
    food: null,
    gift: 'loha',
    dana: ['gomeda', 'ashva', 'nila_vastra', 'kambala', 'taila', 'tila', 'loha'],
  },
  ketu: {
    image: 'kamsya',
    mantra: 'केतुं कृण्वन्',
    emended: true,
    japa: 17_000,
    samidh: 'kusha',
    food: 'chitranna',
    gift: 'chhaga',
    dana: ['vaidurya', 'taila', 'tila', 'kambala', 'kasturi', 'chhaga', 'vastra'],
  },
};

/** The number of fuel sticks, each offered with honey and ghee, or curd, or milk (84.22). */
export const HOMA = { counts: [108, 28], with: ['madhu', 'ghrita', 'dadhi', 'kshira'] } as const satisfies {
  readonly counts: readonly number[];
  readonly with: readonly DravyaId[];
};

const PROCEDURE = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '84.4, 84.17-84.25',
  gist: 'shanti.image_mantra_repetitions_fuel_food',
} as const satisfies Source;
export const SHANTI_SOURCES = {
  procedure: PROCEDURE,
  emended: { ...PROCEDURE, emended: true },
  dana: ds('02/134', 'shanti.gifts_please_graha'),
} as const satisfies Record<string, Source>;

/** What the texts name and a reply leaves out; `why` is the id of the caution that says so. */
export const NOT_SHOWN = [
  { graha: 'budha', part: 'dana', why: 'dana_budha' },
  { graha: 'rahu', part: 'food', why: 'food_rahu' },
] as const satisfies readonly { readonly graha: Graha; readonly part: 'dana' | 'food'; readonly why: string }[];
