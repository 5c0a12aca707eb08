/** Festivals of the bright half of Chaitra after its first day. */

import { all } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstHasSunrise,
  firstMuhurtasBeforeSunset,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversMore,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { ekadashiParana, ekadashiSchools } from '../ekadashi.ts';
import { type FestivalRule, practice } from '../rule.ts';
import { allDay, inKala, wholeKala } from '../windows.ts';

const RAMA = '2, Chaitra (ramanavami)';

export const ramnavami: FestivalRule = {
  id: 'ramnavami',
  on: { masa: 'chaitra', tithi: 9 },
  line: {
    en: 'Bright ninth of Chaitra at midday; at both middays the later',
    hi: 'चैत्र शुक्ल नवमी मध्याह्न में; दोनों दिन हो तो परदिन',
  },
  kala: 'midday',
  ladder: [
    rung(
      onlyFirstTouches,
      'first',
      practice('The ninth at the middle of the earlier day alone: almanacs of today take that day.'),
    ),
    rung(onlySecondTouches, 'second', ds(RAMA, 'The ninth in madhyahna of the later day alone: that day.')),
    rung(
      bothTouch,
      'second',
      ds(RAMA, 'The ninth in madhyahna of both days: the later, since the one with the eighth is barred.'),
    ),
    rung(
      neitherTouches,
      'first',
      practice('The ninth at the middle of neither day: almanacs of today take the earlier.'),
    ),
  ],
  variants: [
    {
      tradition: 'dharmasindhu',
      kala: 'madhyahna',
      ladder: [
        rung(onlyFirstTouches, 'first', ds(RAMA, 'The ninth in madhyahna of the earlier day alone: that day.')),
        rung(
          always,
          'second',
          ds(RAMA, 'In madhyahna of both days or of neither: the later; a part on it is better than the whole before.'),
        ),
      ],
    },
    {
      tradition: 'three-muhurtas',
      kala: 'sunrise',
      ladder: [
        rung(firstHasSunrise, 'first', ds(RAMA, 'The ninth at sunrise, free of the eighth.')),
        rung(
          secondMuhurtasAfterSunrise(3),
          'second',
          ds(RAMA, 'Others: three muhurtas of the ninth on the later day: the later day.'),
        ),
        rung(
          always,
          'first',
          ds(RAMA, 'Less than three muhurtas of the ninth on the later day: all take the earlier.'),
        ),
      ],
    },
  ],
  observances: [
    { id: 'madhyahna_puja', window: wholeKala('madhyahna'), source: ds(RAMA, 'The birth is kept in madhyahna.') },
  ],
};

const DASHAVATARA = '2, Chaitra (dashavatara-jayantyah)';

export const matsyaJayanti: FestivalRule = {
  id: 'matsya-jayanti',
  on: { masa: 'chaitra', tithi: 3 },
  line: {
    en: 'Bright third of Chaitra in aparahna; on both days the one with more',
    hi: 'चैत्र शुक्ल तृतीया अपराह्न में; दोनों दिन हो तो अधिक व्याप्ति',
  },
  kala: 'aparahna',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(DASHAVATARA, 'The Fish is born on the third of Chaitra in aparahna.')),
    rung(onlySecondTouches, 'second', ds(DASHAVATARA, 'The Fish is born on the third of Chaitra in aparahna.')),
    rung(
      all(bothTouch, secondCoversMore),
      'second',
      practice('The third in aparahna of both days: the day that has more of it.'),
    ),
    rung(
      bothTouch,
      'first',
      practice('The third in aparahna of both days: the day that has more of it, the earlier where they are equal.'),
    ),
    rung(neitherTouches, 'first', practice('The third in aparahna of neither day: the day it begins.')),
  ],
  variants: [
    {
      tradition: 'pratipad',
      on: { masa: 'chaitra', tithi: 1 },
      kala: 'aparahna',
      ladder: [
        rung(onlySecondTouches, 'second', ds(DASHAVATARA, 'Some say: on the first of bright Chaitra.')),
        rung(always, 'first', ds(DASHAVATARA, 'Some say: on the first of bright Chaitra.')),
      ],
    },
  ],
  observances: [
    { id: 'aparahna_puja', window: inKala('aparahna'), source: ds(DASHAVATARA, 'The worship is in aparahna.') },
  ],
};

const LAKSHMI = '2, Chaitra (lakshmi-pujana on panchami)';

export const lakshmiPanchami: FestivalRule = {
  id: 'lakshmi-panchami',
  on: { masa: 'chaitra', tithi: 5 },
  line: { en: 'Bright fifth of Chaitra joined with the fourth', hi: 'चैत्र शुक्ल पंचमी, चतुर्थी-विद्धा' },
  kala: 'sayahna',
  ladder: [
    rung(
      firstMuhurtasBeforeSunset(2),
      'first',
      ds(`${LAKSHMI}; 1, uddesha 11`, 'The fifth by the general rule: joined with the fourth, the earlier day.'),
    ),
    rung(
      always,
      'second',
      ds('2, Jyeshtha (rambha-vrata)', 'Less than two muhurtas before sunset of the earlier day: the later day.'),
    ),
  ],
  observances: [
    {
      id: 'panchami_puja',
      window: inKala('daylight'),
      source: ds(LAKSHMI, 'Lakshmi is worshipped on the fifth of Chaitra.'),
    },
  ],
};

export const kamadaEkadashi: FestivalRule = {
  id: 'kamada-ekadashi',
  on: { masa: 'chaitra', tithi: 11 },
  line: {
    en: 'Bright eleventh of Chaitra at sunrise; at two sunrises the later',
    hi: 'चैत्र शुक्ल एकादशी उदया; दो सूर्योदय में हो तो परदिन',
  },
  kala: 'sunrise',
  ladder: [
    rung(
      bothTouch,
      'second',
      practice(
        'The eleventh at two sunrises: almanacs of today take the later; by the Dharmasindhu all do when the twelfth runs on too.',
      ),
    ),
    rung(
      secondTouches,
      'second',
      ds('1, uddesha 17 (smarta-nirnaya)', 'The eleventh is free of the tenth at sunrise: that day is the fast.'),
    ),
    rung(
      always,
      'first',
      ds('1, uddesha 17 (smarta-nirnaya)', 'The eleventh at no later sunrise: the fast is on its day.'),
    ),
  ],
  schools: ekadashiSchools,
  observances: [
    { id: 'fast', window: allDay, source: ds('1, uddesha 17', 'The fast of the eleventh.') },
    {
      id: 'parana',
      days: 1,
      window: ekadashiParana,
      source: ds('1, uddesha 17 (parana)', 'In the morning within the twelfth, after its first quarter (harivasara).'),
    },
  ],
};
