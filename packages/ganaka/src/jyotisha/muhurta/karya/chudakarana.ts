/** Chudakarana, the first tonsure: Dharmasindhu 03/74, with Muhurta Chintamani 5.26, 5.29. */
import { all, any, not } from '../../../rules/clause.ts';
import { ds } from '../../../rules/source.ts';
import { inBothPakshas, LAST_THIRD, moonStar, nakshatra, RIKTA, shukla, tithi } from '../spans/angas.ts';
import { GOOD_VARAS, lunarMonth, uttarayana, vara, yearOfLife } from '../spans/calendar.ts';
import { sunUp } from '../spans/hours.ts';
import { houseEmpty, lagna } from '../spans/houses.ts';
import { starGroup, stars } from '../spans/stars.ts';
import { astaRows, kshayaPakshaRows, ROWS_BUT_DAYLIGHT } from './common.ts';
import { BOTH, jn, type KaryaRow, mc, must, once, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

const CHAITRA = 1;
const notBornUnder = once((star: number) => not(moonStar(star)));

const ROWS: readonly KaryaRow[] = [
  must('ck.month', 'day', lunarMonth([11, 12, 2, 3]), ds('03/74', 'chudakarana.four_months')),
  must(
    'ck.mc_ayana',
    'day',
    all(uttarayana, not(lunarMonth([CHAITRA]))),
    mc('5.26, 5.29', 'chudakarana.northern_course_not_chaitra', 'विचैत्रोदगयनसमये'),
  ),
  ...astaRows('ck.asta', mc('1.47, 5.26', 'chudakarana.not_while_guru_or_shukra_is_set')),
  ...kshayaPakshaRows('ck.kshaya_paksha'),
  must(
    'ck.age',
    'day',
    ({ childDay }) => (childDay === undefined ? null : yearOfLife(childDay, 1, 2, 3, 5)),
    ds('03/74', 'chudakarana.first_second_third_fifth_year'),
    { needs: 'child' },
  ),
  must('ck.paksha', 'window', not(tithi(LAST_THIRD)), ds('03/74, 04/04', 'chudakarana.dark_half_to_the_tenth')),
  prefer('ck.shukla', 'window', shukla, ds('03/74', 'chudakarana.bright_half_good')),
  must('ck.tithi', 'window', tithi(inBothPakshas(2, 3, 5, 7, 10, 11, 13)), ds('03/74', 'chudakarana.seven_tithis')),
  must(
    'ck.mc_tithi',
    'window',
    not(tithi([...inBothPakshas(1, 6, 8, 12, 15), ...RIKTA])),
    mc('5.29', 'chudakarana.without_eighth_twelfth_rikta', 'अष्टार्करिक्ताद्यषष्ठीपर्वोनाहे'),
  ),
  must(
    'ck.vara',
    'window',
    any(vara('wednesday', 'thursday', 'friday'), all(vara('monday'), shukla)),
    ds('03/74', 'chudakarana.three_weekdays_monday_in_bright_half'),
  ),
  must('ck.mc_vara', 'day', vara(...GOOD_VARAS), mc('5.29', 'chudakarana.four_weekdays')),
  must(
    'ck.star',
    'window',
    nakshatra(
      stars(
        'ashvini',
        'mrigashira',
        'punarvasu',
        'pushya',
        'hasta',
        'chitra',
        'swati',
        'jyeshtha',
        'shravana',
        'dhanishtha',
        'shatabhisha',
        'revati',
      ),
    ),
    ds('03/74', 'chudakarana.twelve_stars'),
  ),
  must(
    'ck.mc_star',
    'window',
    nakshatra([...starGroup('mridu', 'chara', 'kshipra').filter((id) => id !== 'anuradha'), 'jyeshtha']),
    mc('5.29', 'chudakarana.mridu_chara_laghu_jyeshtha', 'शाक्रोपेतैर्विमैत्रैर्मृदुचरलघुभैः'),
  ),
  must(
    'ck.janma',
    'window',
    ({ janmaNakshatra }) => (janmaNakshatra === undefined ? null : notBornUnder(janmaNakshatra)),
    ds('03/74', 'chudakarana.never_under_the_birth_star'),
    { needs: 'birth' },
  ),
  must('ck.night', 'window', sunUp, jn('chudakarana 2', 'chudakarana.not_by_night_nor_twilight', 'निशां'), { by: BOTH }),
  must('ck.lagna', 'lagna', lagna([2, 3, 4, 6, 7, 9, 12]), mc('5.29', 'chudakarana.signs_of_benefics_rise')),
  must('ck.eighth', 'lagna', houseEmpty(8), mc('5.29', 'chudakarana.eighth_house_empty')),
  ...ROWS_BUT_DAYLIGHT,
];

export const chudakarana: KaryaWork = {
  id: 'chudakarana',
  extension: true,
  principal: 'DS',
  also: ['MC', 'JN'],
  params: ['child_date', 'janma_nakshatra', 'region', 'asta', 'hours_by'],
  months: 'amanta',
  hours: 'text',
  source: ds('03/74', 'chudakarana.first_tonsure'),
  rows: ROWS,
  notes: ['samskara_family_not_checked'],
};
