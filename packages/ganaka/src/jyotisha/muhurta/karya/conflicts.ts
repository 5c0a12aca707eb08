/**
 * The points on which the texts disagree about an undertaking. The catalog lists them, and each text has its own
 * verdict.
 */
import type { KaryaId } from './work.ts';

export interface Conflict {
  readonly on: string;
  readonly mc: string;
  readonly ds: string;
  readonly ns?: string;
}

const EVERY: readonly Conflict[] = [
  {
    on: 'days about an eclipse',
    mc: 'three before, seven after',
    ds: 'three days about a partial one, seven about a total lunar, nine about a total solar one',
  },
  { on: 'sankranti', mc: 'three days about the equinoxes and turnings', ds: 'sixteen ghatikas on both sides of each' },
];
const OF_ASTA: Conflict = {
  on: 'youth and age of Jupiter and Venus',
  mc: 'fifteen days; Venus 3, 10, 15, 5; three even in need',
  ds: 'seven days, the middle view',
};

export const CONFLICTS: Readonly<Record<KaryaId | 'vivaha', readonly Conflict[]>> = {
  griha_pravesha: [
    {
      on: 'month',
      mc: 'Magha, Phalguna, Vaishakha, Jyeshtha, in the northern course',
      ds: 'also Shravana, Margashirsha, Kartika; Pausha not for the main house',
    },
    { on: 'star', mc: 'mridu and dhruva alone', ds: 'kshipra and chara too, middling' },
    OF_ASTA,
    ...EVERY,
  ],
  bhumi_pujan: [
    { on: 'tithi', mc: 'the first is barred too', ds: 'rikta alone' },
    {
      on: 'month',
      mc: 'tied to the Sun’s sign and to the side of the door',
      ds: 'months alone, with Jyeshtha, Kartika and Magha by Narada',
    },
    OF_ASTA,
    ...EVERY,
  ],
  vyavasaya: [...EVERY],
  yatra: [
    {
      on: 'going south',
      mc: 'not under the five stars from dhanishtha (11.111)',
      ds: 'not with the Moon in Kumbha or Mina (so MC 2.48)',
    },
    { on: 'tithi', mc: 'of the first tithis the bright one alone is barred', ds: 'no first tithi; all parvas' },
    { on: 'a graha in front', mc: 'Venus', ds: 'Venus and Mercury' },
    ...EVERY,
  ],
  namakarana: [
    { on: 'star', mc: 'chitra is good, being mridu', ds: 'chitra is absent', ns: 'chitra is absent, magha added' },
    { on: 'tithi', mc: 'rikta and parva', ds: '4, 6, 8, 9, 12, 14, full and new moon', ns: 'chidra tithis, 15, 9' },
    OF_ASTA,
    ...EVERY,
  ],
  vahana: [
    {
      on: 'star',
      mc: 'mridu, kshipra, chara',
      ds: 'dhruva is good; dhanishtha, shatabhisha, mrigashira and ashvini are absent',
    },
    { on: 'weekday', mc: 'not Tuesday', ds: 'not Sunday, Tuesday, Saturday' },
    ...EVERY,
  ],
  vidyarambha: [
    {
      on: 'tithi',
      mc: 'the sixth is good, the thirteenth absent; both halves',
      ds: 'the thirteenth is good, the sixth absent; of the dark half to the tenth',
    },
    { on: 'weekday', mc: 'Monday, Wednesday, Thursday, Friday', ds: 'all but Tuesday and Saturday' },
    { on: 'star', mc: 'not mrigashira, dhanishtha, shatabhisha', ds: 'these three are good' },
    ...EVERY,
  ],
  puja: [],
  shalya: [],
  upanayana: [
    { on: 'month', mc: 'the northern course', ds: 'Magha to Jyeshtha; not Pausha and Ashadha' },
    {
      on: 'tithi',
      mc: 'without the sixth; of the dark half to the fifth',
      ds: 'the sixth too; of the dark half to the tenth, in need',
    },
    { on: 'star', mc: 'shatabhisha too', ds: 'not shatabhisha' },
    {
      on: 'no study at a sankranti',
      mc: 'on its day',
      ds: 'on the day of its punya kala; about a great one by night on both days',
    },
    { on: 'Guru in Simha', mc: 'free with the Sun in Mesha', ds: 'free in Chaitra with the Sun in Mina too' },
    OF_ASTA,
    ...EVERY,
  ],
  chudakarana: [
    { on: 'month', mc: 'the northern course without Chaitra', ds: 'Magha, Phalguna, Vaishakha, Jyeshtha' },
    { on: 'star', mc: 'Abhijit too, being laghu', ds: 'Abhijit is absent' },
    { on: 'year', mc: 'odd years from the third', ds: 'first, second, third, fifth' },
    OF_ASTA,
    ...EVERY,
  ],
  annaprashana: [{ on: 'weekday', mc: 'not Sunday', ds: 'Sunday and Monday by some' }, ...EVERY],
  karnavedha: [
    { on: 'month', mc: 'not Chaitra and Pausha', ds: 'these too, from the third year on' },
    { on: 'the sleep of Vishnu', mc: 'to the bright eleventh of Kartika', ds: 'Kartika after its bright twelfth' },
    { on: 'star', mc: 'without the uttaras; anuradha and Abhijit too', ds: 'the three uttaras too' },
    { on: 'tithi', mc: 'all but rikta', ds: '2, 3, 5, 6, 7, 10, 12, 13' },
    OF_ASTA,
    ...EVERY,
  ],
  simanta: [
    { on: 'tithi', mc: 'without rikta, sixth, eighth, twelfth', ds: 'these in need, but the ninth' },
    { on: 'star', mc: 'whole stars', ds: 'their two middle quarters' },
    ...EVERY,
  ],
  kupa: [],
  dvara: [],
  vivaha: [
    { on: 'weekday', mc: 'the days of the good grahas alone', ds: 'the other three are middling' },
    {
      on: 'tithi',
      mc: 'rikta and the new moon are barred',
      ds: 'the new moon is barred; rikta, 8, 6 of little fruit; the dark half to 13, middling',
    },
    { on: 'month', mc: 'by the Sun’s sign', ds: 'lunar months; Kartika, Ashadha, Pausha, Chaitra by local custom' },
    { on: 'the Moon in the lagna chart', mc: 'good in 2, 3, 11', ds: 'good in 2, 3, 4, 11' },
    { on: 'Saturn', mc: 'bad in 12', ds: 'bad in 1' },
    { on: 'navamsha', mc: 'Dhanu, Tula, Kanya, Mithuna, Mina', ds: 'also Vrishabha and Karka' },
    {
      on: 'godhuli',
      mc: 'no panchanga is looked at; Thursday and Saturday by a shifted moment',
      ds: 'a pure panchanga; Thursday and Saturday excluded',
    },
    { on: 'eclipse', mc: 'three days before, seven after', ds: '3, 4, 6, 8 after by quarters covered, half before' },
    OF_ASTA,
  ],
};
