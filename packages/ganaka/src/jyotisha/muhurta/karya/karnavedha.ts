/** Karnavedha, the piercing of the ears: Dharmasindhu 03/71, with Muhurta Chintamani 5.24-5.25. */
import { not } from '../../../rules/clause.ts';
import { ds } from '../../../rules/source.ts';
import { inBothPakshas, moonStar, nakshatra, RIKTA, shukla, tithi, tithiKshaya } from '../spans/angas.ts';
import { GOOD_VARAS, lunarMonth, vara, yearOfLife } from '../spans/calendar.ts';
import { sunUp } from '../spans/hours.ts';
import { houseEmpty, lagnaOf } from '../spans/houses.ts';
import { starGroup, stars } from '../spans/stars.ts';
import { vishnuSleeps } from '../spans/study.ts';
import { astaRows, kshayaPakshaFault, ROWS_BUT_DAYLIGHT } from './common.ts';
import { BOTH, jn, type KaryaRow, mc, must, once, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

const [CHAITRA, KARTIKA, PAUSHA, PHALGUNA] = [1, 8, 10, 12] as const;
/** The odd years of life, up to the age at which the person is still a child. */
const ODD_YEARS = [1, 3, 5, 7, 9, 11, 13, 15] as const;

const notBirthStar = once((star: number) => not(moonStar(star)));

const ROWS: readonly KaryaRow[] = [
  must('kv.sleep', 'window', not(vishnuSleeps(12)), ds('03/71', 'karnavedha.kartika_after_the_twelfth')),
  must('kv.sleep', 'window', not(vishnuSleeps(11)), mc('5.24', 'karnavedha.not_while_vishnu_sleeps')),
  prefer(
    'kv.month',
    'day',
    lunarMonth([KARTIKA, PAUSHA, CHAITRA, PHALGUNA]),
    ds('03/71', 'karnavedha.four_months_from_third_year'),
  ),
  must('kv.mc_month', 'day', not(lunarMonth([CHAITRA, PAUSHA])), mc('5.24', 'karnavedha.not_chaitra_pausha')),
  ...astaRows('kv.asta', mc('1.47', 'karnavedha.not_while_guru_or_shukra_is_set')),
  kshayaPakshaFault('kv.kshaya_paksha'),
  must(
    'kv.age',
    'day',
    ({ childDay }) => (childDay === undefined ? null : yearOfLife(childDay, ...ODD_YEARS)),
    ds('03/71', 'karnavedha.not_in_an_even_year'),
    { needs: 'child', by: BOTH },
  ),
  prefer('kv.shukla', 'window', shukla, ds('03/71', 'karnavedha.bright_half_good')),
  must('kv.tithi', 'window', tithi(inBothPakshas(2, 3, 5, 6, 7, 10, 12, 13)), ds('03/71', 'karnavedha.eight_tithis')),
  must('kv.mc_tithi', 'window', not(tithi(RIKTA)), mc('5.24', 'karnavedha.without_rikta')),
  must('kv.mc_avama', 'window', not(tithiKshaya), mc('5.24', 'karnavedha.without_lost_tithi')),
  must('kv.vara', 'day', vara(...GOOD_VARAS), ds('03/71', 'karnavedha.four_weekdays'), { by: BOTH }),
  must(
    'kv.star',
    'window',
    nakshatra(
      stars(
        'pushya',
        'punarvasu',
        'mrigashira',
        'uttara_phalguni',
        'uttara_ashadha',
        'uttara_bhadrapada',
        'hasta',
        'chitra',
        'ashvini',
        'shravana',
        'revati',
        'dhanishtha',
      ),
    ),
    ds('03/71', 'karnavedha.twelve_stars'),
  ),
  must(
    'kv.mc_star',
    'window',
    nakshatra([...starGroup('mridu', 'kshipra'), ...stars('shravana', 'dhanishtha', 'punarvasu')]),
    mc('5.24', 'karnavedha.shravana_pair_punarvasu_mridu_laghu'),
  ),
  must(
    'kv.mc_janma',
    'window',
    ({ janmaNakshatra }) => (janmaNakshatra === undefined ? null : notBirthStar(janmaNakshatra)),
    mc('5.24', 'karnavedha.not_under_the_birth_star', 'जन्मतारा'),
    { needs: 'birth' },
  ),
  must('kv.night', 'window', sunUp, jn('karnavedha 4', 'karnavedha.not_by_night_nor_twilight', 'रात्रावपि'), {
    by: BOTH,
  }),
  must('kv.eighth', 'lagna', houseEmpty(8), mc('5.25', 'karnavedha.eighth_house_empty')),
  prefer('kv.lagna', 'lagna', lagnaOf('shukra', 'guru'), mc('5.25', 'karnavedha.sign_of_venus_or_jupiter')),
  ...ROWS_BUT_DAYLIGHT,
];

export const karnavedha: KaryaWork = {
  id: 'karnavedha',
  extension: true,
  principal: 'DS',
  also: ['MC', 'JN'],
  params: ['child_date', 'janma_nakshatra', 'region', 'asta', 'hours_by'],
  months: 'amanta',
  hours: 'text',
  source: ds('03/71', 'karnavedha.piercing_of_the_ears'),
  rows: ROWS,
  notes: ['samskara_family_not_checked'],
};
