/** The bright third of Vaishakha, and the amavasya that ends the month. */

import { all } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstMuhurtasBeforeSunset,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { decidedOn, monthOf } from '../decide.ts';
import { type FestivalRule, practice } from '../rule.ts';
import { allDay, inKala } from '../windows.ts';

const AKSHAYA = '2, Vaishakha (akshayya-tritiya)';

export const akshayaTritiya: FestivalRule = {
  id: 'akshaya-tritiya',
  on: { masa: 'vaishakha', tithi: 3 },
  line: { en: 'Bright third of Vaishakha in purvahna', hi: 'वैशाख शुक्ल तृतीया पूर्वाह्न में' },
  kala: 'purvahna',
  ladder: [
    rung(onlySecondTouches, 'second', ds(AKSHAYA, 'The third in the first half of the later day alone: that day.')),
    rung(
      all(bothTouch, secondMuhurtasAfterSunrise(3)),
      'second',
      ds(AKSHAYA, 'In the first half of both days, three muhurtas on the later: the later.'),
    ),
    rung(
      always,
      'first',
      ds(
        AKSHAYA,
        'In the first half of both days, less than three muhurtas on the later: the earlier; so too where it alone has it.',
      ),
    ),
  ],
  variants: [
    {
      tradition: 'purvahna-as-a-third',
      kala: 'purvahna_third',
      ladder: [
        rung(
          onlySecondTouches,
          'second',
          practice('Where purvahna is a third of daylight: the third in it on the later day alone, that day.'),
        ),
        rung(always, 'first', practice('Where purvahna is a third of daylight: in every other case the earlier day.')),
      ],
    },
    {
      tradition: 'purushartha-chintamani',
      kala: 'kutapa_group',
      ladder: [
        rung(
          onlyFirstTouches,
          'first',
          ds(AKSHAYA, 'Purushartha-chintamani: at the three muhurtas of midday on the earlier day alone: that day.'),
        ),
        rung(
          always,
          'second',
          ds(AKSHAYA, 'Purushartha-chintamani: at the three muhurtas of midday on both days or on neither: the later.'),
        ),
      ],
    },
  ],
  observances: [
    { id: 'gifts', window: inKala('purvahna'), source: ds(AKSHAYA, 'Bath, gifts and worship in purvahna.') },
  ],
};

const PARASHURAMA = '2, Vaishakha (parashurama-jayanti)';

export const parshuramJayanti: FestivalRule = {
  id: 'parshuram-jayanti',
  on: { masa: 'vaishakha', tithi: 3 },
  line: {
    en: 'Bright third of Vaishakha in the first yama of the night; on both the later',
    hi: 'वैशाख शुक्ल तृतीया रात्रि के प्रथम याम में; दोनों दिन हो तो परदिन',
  },
  kala: 'night_first_yama',
  ladder: [
    rung(
      onlyFirstTouches,
      'first',
      ds(PARASHURAMA, 'The third in the first yama of the earlier night alone: that day.'),
    ),
    rung(
      onlySecondTouches,
      'second',
      ds(PARASHURAMA, 'The third in the first yama of the later night alone: that day.'),
    ),
    rung(bothTouch, 'second', ds(PARASHURAMA, 'In a part of the first yama of both nights: the later.')),
    rung(neitherTouches, 'first', practice('The third in the first yama of neither night: the day it begins.')),
  ],
  variants: [
    {
      tradition: 'madhyahna',
      kala: 'madhyahna',
      ladder: [
        rung(
          onlyFirstTouches,
          'first',
          ds(
            '2, Chaitra (dashavatara-jayantyah)',
            'Parashurama is born on the third of Vaishakha in madhyahna; many say in pradosha.',
          ),
        ),
        rung(
          always,
          'second',
          ds(
            '2, Chaitra (dashavatara-jayantyah)',
            'Parashurama is born on the third of Vaishakha in madhyahna; many say in pradosha.',
          ),
        ),
      ],
    },
  ],
  observances: [
    { id: 'pradosha_puja', window: inKala('pradosha'), source: ds(PARASHURAMA, 'The worship is in pradosha.') },
  ],
};

const SAVITRI = '2, Jyeshtha (vata-savitri-vrata); 1, uddesha 21';
/** Savitri's purnima: joined with the fourteenth when it has three muhurtas before sunset. */
const savitriPurnima = {
  kala: 'sayahna',
  ladder: [
    rung(
      firstMuhurtasBeforeSunset(3),
      'first',
      ds(SAVITRI, 'Purnima joined with the fourteenth, three muhurtas of it before sunset: the earlier day.'),
    ),
    rung(always, 'second', ds(SAVITRI, 'Less than three muhurtas before sunset: the later day.')),
  ],
} as const;

export const vatSavitri: FestivalRule = {
  id: 'vat-savitri',
  on: { masa: 'vaishakha', tithi: 30 },
  line: {
    en: 'Amavasya of Vaishakha (amanta) at sunrise; in the Deccan Jyeshtha purnima',
    hi: 'वैशाख (अमान्त) अमावस्या उदया; दक्षिण में ज्येष्ठ पूर्णिमा',
  },
  kala: 'sunrise',
  ladder: [
    rung(bothTouch, 'first', practice('Amavasya at two sunrises: the earlier.')),
    rung(secondTouches, 'second', practice('Amavasya at sunrise: almanacs of the north take that day.')),
    rung(always, 'first', practice('Amavasya at no later sunrise: the day that holds it.')),
  ],
  variants: [
    {
      tradition: 'savitri-vrata',
      kala: 'sayahna',
      ladder: [
        rung(
          firstMuhurtasBeforeSunset(3),
          'first',
          ds(
            '1, uddesha 21',
            'The vrata of Savitri takes amavasya joined with the fourteenth, if it has three muhurtas before sunset.',
          ),
        ),
        rung(
          always,
          'second',
          ds('1, uddesha 21', 'Less than three muhurtas before sunset of the earlier day: the later.'),
        ),
      ],
    },
    { tradition: 'vat_purnima', on: { masa: 'jyeshtha', tithi: 15 }, ...savitriPurnima },
  ],
  observances: [{ id: 'vrata', window: allDay, source: practice('The vrata is kept through the day.') }],
  beside: {
    vat_purnima: ({ year, lunation }) => {
      const month = monthOf(year, lunation, { masa: 'jyeshtha', tithi: 15 });
      return month === null ? null : decidedOn('vat_purnima', year, month, 15, savitriPurnima).frame.civil;
    },
  },
};
