/** Vidyarambha, the first lesson in writing: Dharmasindhu 04/01, and Muhurta Chintamani 5.37. */
import { not } from '../../../rules/clause.ts';
import { ds } from '../../../rules/source.ts';
import { inBothPakshas, LAST_THIRD, nakshatra, shukla, tithi } from '../spans/angas.ts';
import { GOOD_VARAS, sunRashi, uttarayana, vara, yearOfLife } from '../spans/calendar.ts';
import { lagnaKind } from '../spans/houses.ts';
import { stars } from '../spans/stars.ts';
import { ALL_WORKS_ROWS } from './common.ts';
import { BOTH, type KaryaRow, mc, must, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

const KUMBHA = 11;
const FIFTH_YEAR = 5;

const ROWS: readonly KaryaRow[] = [
  must(
    'vi.age',
    'day',
    ({ childDay }) => (childDay === undefined ? null : yearOfLife(childDay, FIFTH_YEAR)),
    ds('04/01', 'vidyarambha.fifth_year'),
    { needs: 'child', by: BOTH },
  ),
  must('vi.ayana', 'day', uttarayana, ds('04/01', 'vidyarambha.sun_northern_course'), { by: BOTH }),
  must('vi.kumbha', 'day', not(sunRashi([KUMBHA])), ds('04/01', 'vidyarambha.not_sun_kumbha')),
  must('vi.paksha', 'window', not(tithi(LAST_THIRD)), ds('04/01, 04/04', 'vidyarambha.dark_half_to_the_tenth')),
  prefer('vi.shukla', 'window', shukla, ds('04/01', 'vidyarambha.bright_half_good')),
  must(
    'vi.tithi',
    'window',
    tithi(inBothPakshas(2, 3, 5, 10, 11, 12, 13)),
    ds('04/01', 'vidyarambha.second_third_fifth_tenth_thirteenth'),
  ),
  must('vi.vara', 'day', not(vara('tuesday', 'saturday')), ds('04/01', 'vidyarambha.weekdays_other_tuesday_saturday')),
  must(
    'vi.nakshatra',
    'window',
    nakshatra(
      stars(
        'ashvini',
        'mrigashira',
        'ardra',
        'punarvasu',
        'pushya',
        'hasta',
        'chitra',
        'swati',
        'anuradha',
        'shravana',
        'dhanishtha',
        'shatabhisha',
        'revati',
      ),
    ),
    ds('04/01', 'vidyarambha.thirteen_stars_ashvini_revati'),
  ),
  must(
    'vi.mc_tithi',
    'window',
    tithi(inBothPakshas(2, 3, 5, 6, 10, 11, 12)),
    mc('5.37', 'vidyarambha.second_third_fifth_sixth_tenth'),
  ),
  must(
    'vi.mc_star',
    'window',
    nakshatra(
      stars(
        'hasta',
        'ashvini',
        'pushya',
        'abhijit',
        'shravana',
        'swati',
        'revati',
        'punarvasu',
        'ardra',
        'chitra',
        'anuradha',
      ),
    ),
    mc('5.37', 'vidyarambha.laghu_stars_shravana_swati_revati'),
  ),
  must('vi.mc_vara', 'day', vara(...GOOD_VARAS), mc('5.37', 'vidyarambha.days_good_grahas')),
  must('vi.mc_lagna', 'lagna', not(lagnaKind('chara')), mc('5.37', 'vidyarambha.not_movable_sign_rises')),
  ...ALL_WORKS_ROWS,
];

export const vidyarambha: KaryaWork = {
  id: 'vidyarambha',
  principal: 'DS',
  also: ['MC'],
  params: ['child_date', 'janma_nakshatra', 'region', 'hours_by'],
  months: 'amanta',
  hours: 'day',
  source: ds('04/01', 'vidyarambha.beginning_letters'),
  rows: ROWS,
  notes: ['asta_not_for_first_letters'],
};
