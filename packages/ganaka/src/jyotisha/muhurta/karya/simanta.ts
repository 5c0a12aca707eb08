/**
 * Simantonnayana, the parting of the hair in a first pregnancy: Dharmasindhu 03/31-03/32, with Muhurta Chintamani 5.8.
 */
import { all, not } from '../../../rules/clause.ts';
import { ds } from '../../../rules/source.ts';
import { AMAVASYA, inBothPakshas, inMiddleOfAbhijit, middleQuarters, nakshatra, RIKTA, tithi } from '../spans/angas.ts';
import { malamasa, vara } from '../spans/calendar.ts';
import { risingNavamsha } from '../spans/houses.ts';
import { starGroup, stars } from '../spans/stars.ts';
import { ALL_WORKS_ROWS, astaFault } from './common.ts';
import { avoid, BOTH, type KaryaRow, mc, must, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const MALE_STARS = stars(
  'pushya',
  'shravana',
  'hasta',
  'punarvasu',
  'mrigashira',
  'abhijit',
  'mula',
  'anuradha',
  'ashvini',
);
const IN_THEIR_STEAD = stars('rohini', 'revati', 'uttara_phalguni', 'uttara_ashadha', 'uttara_bhadrapada');
const MALE_SIGNS = [1, 3, 5, 7, 9, 11];

const ROWS: readonly KaryaRow[] = [
  must('si.paksha', 'window', tithi(range(5, 25)), ds('03/31, 03/32', 'simanta.from_bright_fifth_to_dark_fifth')),
  avoid('si.paksha', 'window', tithi(range(21, 25)), ds('03/32', 'simanta.to_the_dark_tenth_by_some')),
  must('si.tithi', 'window', not(tithi(inBothPakshas(9))), ds('03/32', 'simanta.ninth_left')),
  avoid('si.tithi', 'window', tithi([...inBothPakshas(4, 6, 8, 12, 14), 15]), ds('03/32', 'simanta.tithis_for_need')),
  must(
    'si.mc_tithi',
    'window',
    not(tithi([...RIKTA, ...inBothPakshas(6, 8, 12), AMAVASYA])),
    mc('5.8', 'simanta.without_rikta_sixth_eighth_twelfth', 'रिक्तामार्करसाष्टवर्ज्यतिथिभिः'),
  ),
  must('si.vara', 'day', not(vara('saturday')), ds('03/31', 'simanta.male_weekdays_best')),
  avoid('si.vara', 'day', vara('monday', 'wednesday', 'friday'), ds('03/31', 'simanta.moon_mercury_venus_by_some')),
  must('si.mc_vara', 'day', not(vara('saturday')), mc('5.8', 'simanta.days_of_male_or_good_grahas')),
  must(
    'si.star',
    'window',
    middleQuarters([...MALE_STARS, ...IN_THEIR_STEAD]),
    ds('03/31, 03/32', 'simanta.nine_male_stars'),
  ),
  avoid(
    'si.star',
    'window',
    all(nakshatra(IN_THEIR_STEAD), not(inMiddleOfAbhijit)),
    ds('03/32', 'simanta.five_in_their_stead'),
  ),
  must(
    'si.mc_star',
    'window',
    nakshatra([
      ...stars('mrigashira', 'pushya', 'mula', 'shravana', 'punarvasu', 'hasta', 'revati'),
      ...starGroup('dhruva'),
    ]),
    mc('5.8', 'simanta.six_stars_or_dhruva_revati'),
  ),
  avoid('si.malamasa', 'day', malamasa(false), ds('03/70', 'simanta.malamasa_where_no_other_time'), { by: BOTH }),
  ...astaFault('si.asta', ds('03/70', 'simanta.asta_where_no_other_time')),
  prefer('si.navamsha', 'lagna', risingNavamsha(MALE_SIGNS), mc('5.8', 'simanta.male_navamsha_rises'), { by: BOTH }),
  ...ALL_WORKS_ROWS.filter(({ id }) => id !== 'all.malamasa'),
];

export const simanta: KaryaWork = {
  id: 'simanta',
  extension: true,
  principal: 'DS',
  also: ['MC'],
  params: ['janma_nakshatra', 'region', 'asta', 'hours_by'],
  months: 'amanta',
  hours: 'day',
  source: ds('03/32', 'simanta.parting_of_the_hair'),
  rows: ROWS,
  notes: ['simanta_month_of_pregnancy'],
};
