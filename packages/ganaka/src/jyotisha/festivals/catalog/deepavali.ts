/**
 * Deepavali: Lakshmi is worshipped in the evening of the amavasya that ends Ashvina (amanta). In the Tamil lands and
 * Kerala Deepavali is the day before, that of the bath at dawn: the gazettes of Sri Lanka (24 of 24 years), Singapore
 * (23 of 27) and Malaysia (23 of 26) and the holidays of Tamil Nadu have the day of Naraka Chaturdashi; where the
 * fourteenth has two dawns they have the earlier (2008). In Bengal it is the day of Kali Puja, whose midnight has
 * amavasya (the state’s list of 2016, newspapers of 2024 and 2025).
 * Kenya has the Tamil day, Fiji the general one, each with the Monday for a Sunday; Guyana, Suriname and Trinidad keep
 * the date of India (docs/HOLIDAYS.md has the lists).
 */
import { all } from '../../../rules/clause.ts';
import { type Ladder, rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondGhatisAfterSunset,
  secondTouches,
  secondYamasAfterSunrise,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { fact, nextTithiGrows } from '../decide/facts.ts';
import { fourCases, inLand } from '../decide/ladders.ts';
import { mondayForSunday } from '../kinds/land-day.ts';
import { BENGAL, CARIBBEAN, DAWN_DEEPAVALI_LANDS } from '../region.ts';
import { inKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival, type Variant } from '../rule.ts';
import { narakachaturdashi } from './narakachaturdashi.ts';

const TAMIL_DAY: Pick<Variant, 'on' | 'kala' | 'ladder' | 'observances'> = {
  on: { masa: 'ashvina', tithi: 29 },
  kala: narakachaturdashi.kala,
  ladder: [
    rung(bothTouch, 'first', practice('deepavali.tamil_fourteenth_two_dawns_earlier')),
    rung(secondTouches, 'second', practice('deepavali.tamil_dawn_of_fourteenth')),
    rung(always, 'first', practice('deepavali.tamil_fourteenth_no_later_dawn')),
  ],
  observances: narakachaturdashi.observances ?? [],
};

const LAKSHMI = '2, Ashvina (lakshmi-pujana)';

const LAKSHMI_LADDER: Ladder = [
  rung(onlyFirstTouches, 'first', ds(LAKSHMI, 'deepavali.amavasya_pradosha_earlier_day_alone')),
  rung(
    secondGhatisAfterSunset(1),
    'second',
    ds(
      LAKSHMI,
      'deepavali.amavasya_lasts_sunrise_more_ghati',
      'सूर्योदयं व्याप्यास्तोत्तरं घटिकाधिकरात्रिव्यापिनि दर्शे सति न संदेहः',
    ),
  ),
  rung(onlySecondTouches, 'second', ds(LAKSHMI, 'deepavali.amavasya_pradosha_later_day_alone')),
  rung(bothTouch, 'first', practice('deepavali.amavasya_fills_earlier_evening_leaves')),
  rung(neitherTouches, 'first', ds(LAKSHMI, 'deepavali.pradosha_neither_day_lakshmi_worshipped')),
];

/** The night of the Lakshmi puja: the amavasya that covers the evening. */
export const deepavali: TithiFestival = {
  id: 'deepavali',
  kind: 'festival',
  aliases: ['diwali', 'lakshmi-puja', 'deepawali', 'dipavali', 'kali-puja', 'shyama-puja'],
  on: { masa: 'ashvina', tithi: 30 },
  kala: 'pradosha',
  ladder: LAKSHMI_LADDER,
  variants: [
    {
      tradition: 'tamil',
      regions: DAWN_DEEPAVALI_LANDS,
      ...TAMIL_DAY,
    },
    {
      tradition: 'kenya',
      regions: ['Kenya'],
      ...TAMIL_DAY,
      ladder: inLand(TAMIL_DAY.ladder, practice('deepavali.kenya_day_of_fourteenth_or_monday')),
      daysTo: mondayForSunday(),
    },
    {
      tradition: 'fiji',
      regions: ['Fiji'],
      kala: 'pradosha',
      ladder: inLand(LAKSHMI_LADDER, practice('deepavali.fiji_lakshmi_puja_or_monday')),
      daysTo: mondayForSunday(),
    },
    {
      tradition: 'diaspora-india',
      regions: CARIBBEAN,
      kala: 'pradosha',
      ladder: inLand(LAKSHMI_LADDER, practice('deepavali.caribbean_keeps_date_of_india')),
      at: 'india',
    },
    {
      tradition: 'bengal',
      regions: BENGAL,
      kala: 'nishitha',
      ladder: fourCases(practice('deepavali.bengal_kali_puja_midnight_of_amavasya'), 'first', 'first'),
      observances: [
        {
          id: 'kali_puja',
          window: inKala('nishitha'),
          source: practice('deepavali.bengal_kali_puja_midnight_of_amavasya'),
        },
      ],
    },
    {
      tradition: 'first-evening',
      kala: 'pradosha',
      ladder: [
        rung(onlySecondTouches, 'second', practice('deepavali.first_evening_amavasya')),
        rung(always, 'first', practice('deepavali.first_evening_amavasya_night_after')),
      ],
    },
    {
      tradition: 'dharmasindhu',
      kala: 'pradosha',
      ladder: [
        rung(secondTouches, 'second', ds(LAKSHMI, 'deepavali.amavasya_pradosha_later_day_both')),
        rung(always, 'first', ds(LAKSHMI, 'deepavali.amavasya_pradosha_earlier_day_neither')),
      ],
    },
    {
      tradition: 'purushartha-chintamani',
      kala: 'pradosha',
      facts: nextTithiGrows,
      ladder: [
        rung(secondTouches, 'second', ds(LAKSHMI, 'deepavali.amavasya_pradosha_later_day_both')),
        rung(
          all(secondYamasAfterSunrise(3), fact('next_tithi_grows')),
          'second',
          ds(LAKSHMI, 'deepavali.purushartha_chintamani_amavasya_more_three'),
        ),
        rung(always, 'first', ds(LAKSHMI, 'deepavali.amavasya_pradosha_earlier_day_neither')),
      ],
    },
  ],
  observances: [
    {
      id: 'lakshmi_puja',
      window: inKala('pradosha'),
      source: ds(LAKSHMI, 'deepavali.lamps_worship_lakshmi_pradosha'),
    },
  ],
};
