/** Parvas of one month of the year that the Dharmasindhu decides, beside the festivals that have their own id. */
import { all, not } from '../../rules/clause.ts';
import type { Ladder } from '../../rules/ladder.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstHasSunrise,
  firstVedhaMuhurtas,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversMore,
  secondGhatisAfterSunrise,
  secondMuhurtasAfterSunrise,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { fact, nakshatraOnDays } from '../facts.ts';
import { type FestivalKala, type MasaId, practice } from '../rule.ts';
import { inKala, wholeKala } from '../windows.ts';
import { bhairavaEighth, SANKASHTI_LADDER } from './monthly.ts';
import { fourCases, laterOnlyAlone, morningCases, type ParvaName, type ParvaRule } from './rule.ts';

const SHRAVANA = 22;
const AVATARAS = '2, Chaitra (dashavatara-jayantyah)';

const name = (en: string, hi: string): ParvaName => ({ en, hi });

/** As the Dharmasindhu has it for Narasimha. */
const EVENING_ON_BOTH: Ladder = [
  rung(bothTouch, 'second', practice('In the evening of both days: the later, as for Narasimha.')),
];
const DAY_ON_BOTH: Ladder = [
  rung(
    all(bothTouch, secondCoversMore),
    'second',
    practice('On both days: the one that has more of the time of the birth.'),
  ),
  rung(bothTouch, 'first', practice('On both days equally, or more on the earlier: the earlier.')),
];

const jayanti = (
  id: string,
  named: ParvaName,
  masa: MasaId,
  tithi: number,
  kala: FestivalKala,
  gist: string,
): ParvaRule => ({
  id,
  kind: 'jayanti',
  name: named,
  masa,
  tithi,
  kala,
  ladder: [
    rung(onlyFirstTouches, 'first', ds(AVATARAS, gist)),
    rung(onlySecondTouches, 'second', ds(AVATARAS, gist)),
    ...(kala === 'sayahna' ? EVENING_ON_BOTH : DAY_ON_BOTH),
    rung(neitherTouches, 'second', practice('On neither day: the later, which has the tithi at sunrise.')),
  ],
});

const NARASIMHA = ds(
  '2, Vaishakha (nrisimha-jayanti)',
  'The bright fourteenth of Vaishakha at sunset; on both days or on neither the later.',
);
const NAGA = (gist: string) => ds('2, Shravana (naga-panchami)', gist);
const HARITALIKA = ds(
  '2, Bhadrapada (haritalika)',
  'The third on the later day, be it for a muhurta or less; joined with the second only when the later day has none.',
);
const RISHI = ds('2, Bhadrapada (rishi-panchami)', 'The fifth in madhyahna; on both days or on neither the earlier.');
const KOJAGARA = ds(
  '2, Ashvina (kojagara-vrata)',
  'Purnima at midnight of the earlier day alone: that day; else the later.',
);
const KARAKA = ds('2, Ashvina (karaka-chaturthi)', 'The fourth at moonrise; otherwise as for Sankashti.');
const RATHA = ds(
  '2, Magha (ratha-saptami)',
  'The seventh at arunodaya; on both days the earlier; where it touches none, with the sixth.',
);
const ASHTAMI = (gist: string) => ds('2, Ashvina (mahashtami-nirnaya)', gist);
const VIJAYA = (gist: string) => ds('2, Ashvina (vijaya-dashami-nirnaya)', gist);

const vijaya: Ladder = [
  rung(onlySecondTouches, 'second', VIJAYA('The tenth in aparahna of the later day alone: the later.')),
  rung(
    all(
      onlyFirstTouches,
      secondMuhurtasAfterSunrise(3),
      fact('nakshatra_at_kala_on_second'),
      not(fact('nakshatra_on_first')),
    ),
    'second',
    VIJAYA(
      'In aparahna of the earlier day alone, but the later has three muhurtas and alone has Shravana, into its aparahna: the later.',
    ),
  ),
  rung(onlyFirstTouches, 'first', VIJAYA('The tenth in aparahna of the earlier day alone: the earlier.')),
  rung(
    all(fact('nakshatra_on_second'), not(fact('nakshatra_on_first'))),
    'second',
    VIJAYA('In aparahna of both days or of neither: the day with Shravana.'),
  ),
  rung(always, 'first', VIJAYA('In aparahna of both days or of neither, Shravana on both or on neither: the earlier.')),
];

const ashtami: Ladder = [
  rung(firstHasSunrise, 'first', ASHTAMI('The eighth of sixty ghatis is taken whole, though some of it is left.')),
  rung(
    secondGhatisAfterSunrise(1),
    'second',
    ASHTAMI('The eighth at sunrise, be it for a ghati, joined with the ninth.'),
  ),
  rung(always, 'first', ASHTAMI('None or less than a ghati at the later sunrise: the day with the seventh.')),
];

export const YEARLY: readonly ParvaRule[] = [
  jayanti(
    'kurma-jayanti',
    name('Kurma Jayanti', 'कूर्म जयन्ती'),
    'vaishakha',
    15,
    'sayahna',
    'The Tortoise is born on the purnima of Vaishakha in the evening.',
  ),
  {
    id: 'narasimha-jayanti',
    kind: 'jayanti',
    name: name('Narasimha Jayanti', 'नृसिंह जयन्ती'),
    masa: 'vaishakha',
    tithi: 14,
    kala: 'sunset',
    ladder: fourCases(NARASIMHA, 'second', 'second'),
    observance: { id: 'pradosha_puja', window: inKala('sayahna'), source: NARASIMHA },
  },
  jayanti(
    'kalki-jayanti',
    name('Kalki Jayanti', 'कल्कि जयन्ती'),
    'shravana',
    6,
    'sayahna',
    'Kalki is born on the bright sixth of Shravana in the evening.',
  ),
  {
    id: 'naga-panchami',
    kind: 'vrata',
    name: name('Naga Panchami', 'नाग पंचमी'),
    masa: 'shravana',
    tithi: 5,
    kala: 'sunrise',
    ladder: [
      rung(firstHasSunrise, 'first', NAGA('The fifth from sunrise on: that day.')),
      rung(
        secondMuhurtasAfterSunrise(3),
        'second',
        NAGA('The fifth of three muhurtas after sunrise, joined with the sixth: that day.'),
      ),
      rung(
        all(firstVedhaMuhurtas(3), secondMuhurtasAfterSunrise(2)),
        'second',
        NAGA('The fourth vexes the earlier day for three muhurtas: the later day, though it has but two.'),
      ),
      rung(always, 'first', NAGA('Less on the later day: the earlier.')),
    ],
  },
  {
    id: 'haritalika',
    kind: 'vrata',
    name: name('Haritalika', 'हरितालिका'),
    masa: 'bhadrapada',
    tithi: 3,
    kala: 'sunrise',
    ladder: morningCases(HARITALIKA, 'second'),
  },
  jayanti(
    'varaha-jayanti',
    name('Varaha Jayanti', 'वराह जयन्ती'),
    'bhadrapada',
    3,
    'aparahna',
    'The Boar is born on the bright third of Bhadrapada in aparahna.',
  ),
  {
    id: 'rishi-panchami',
    kind: 'vrata',
    name: name('Rishi Panchami', 'ऋषि पंचमी'),
    masa: 'bhadrapada',
    tithi: 5,
    kala: 'madhyahna',
    ladder: laterOnlyAlone(RISHI),
  },
  jayanti(
    'vamana-jayanti',
    name('Vamana Jayanti', 'वामन जयन्ती'),
    'bhadrapada',
    12,
    'madhyahna',
    'The Dwarf is born on the bright twelfth of Bhadrapada in madhyahna.',
  ),
  {
    id: 'mahashtami',
    kind: 'vrata',
    name: name('Mahashtami', 'महाष्टमी'),
    masa: 'ashvina',
    tithi: 8,
    kala: 'sunrise',
    ladder: ashtami,
  },
  {
    id: 'vijayadashami',
    kind: 'vrata',
    name: name('Vijaya Dashami', 'विजयादशमी'),
    masa: 'ashvina',
    tithi: 10,
    kala: 'aparahna',
    facts: nakshatraOnDays(SHRAVANA),
    ladder: vijaya,
    observance: {
      id: 'aparahna_puja',
      window: wholeKala('aparahna'),
      source: VIJAYA('The worship of Aparajita and the shami is in aparahna.'),
    },
  },
  jayanti(
    'buddha-jayanti',
    name('Buddha Jayanti (avatara)', 'बुद्ध जयन्ती (अवतार)'),
    'ashvina',
    10,
    'sayahna',
    'Buddha is born on the bright tenth of Ashvina in the evening.',
  ),
  {
    id: 'kojagara',
    kind: 'vrata',
    name: name('Kojagara', 'कोजागर'),
    masa: 'ashvina',
    tithi: 15,
    kala: 'nishitha',
    ladder: fourCases(KOJAGARA, 'second', 'second'),
  },
  {
    id: 'karaka-chaturthi',
    kind: 'chaturthi',
    name: name('Karaka Chaturthi', 'करक चतुर्थी (करवा चौथ)'),
    masa: 'ashvina',
    tithi: 19,
    kala: 'moonrise',
    ladder: SANKASHTI_LADDER,
    observance: { id: 'moonrise_puja', window: wholeKala('moonrise'), source: KARAKA },
  },
  {
    id: 'kala-bhairava-ashtami',
    kind: 'vrata',
    name: name('Kala Bhairava Ashtami', 'काल भैरव अष्टमी'),
    masa: 'kartika',
    tithi: 23,
    ...bhairavaEighth('2, Kartika (kalashtami)'),
  },
  {
    id: 'ratha-saptami',
    kind: 'vrata',
    name: name('Ratha Saptami', 'रथ सप्तमी'),
    masa: 'magha',
    tithi: 7,
    kala: 'arunodaya',
    ladder: morningCases(RATHA, 'first'),
    observance: { id: 'gifts', window: inKala('arunodaya'), source: RATHA },
  },
];

/** The days of a great navaratra after its first: the tithi at sunrise. */
const DAY = practice(
  'The day of a navaratra is that of the tithi at sunrise; at two sunrises the earlier, at none the day that holds it.',
);
export const NAVARATRA_DAYS: readonly ParvaRule[] = (['chaitra', 'ashvina'] as const).flatMap((masa) =>
  Array.from({ length: 8 }, (_, i): ParvaRule => {
    const day = i + 2;
    const [en, hi] =
      masa === 'chaitra' ? ['Chaitra Navaratra', 'चैत्र नवरात्र'] : ['Sharadiya Navaratra', 'शारदीय नवरात्र'];
    return {
      id: `${masa}-navaratra-${day}`,
      kind: 'navaratra',
      name: name(`${en}, day ${day}`, `${hi}, दिन ${day}`),
      masa,
      tithi: day,
      kala: 'sunrise',
      ladder: morningCases(DAY, 'first'),
    };
  }),
);
