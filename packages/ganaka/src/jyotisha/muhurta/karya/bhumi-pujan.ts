/**
 * The beginning of the building of a house; bhumi-pujan is taken to be griha-arambha (Muhurta Chintamani 12.13-12.18).
 */
import { all, any, not } from '../../../rules/clause.ts';
import { ds } from '../../../rules/source.ts';
import { nakshatra, RIKTA, tithi } from '../spans/angas.ts';
import { lunarMonth, type MonthSun, monthSun, vara } from '../spans/calendar.ts';
import { bana, vatsaBad } from '../spans/counts.ts';
import type { Quarter } from '../spans/hours.ts';
import { BENEFICS_AND_MOON, BODILY_MALEFICS, grahasIn, lagnaKind, MALEFICS, someIn } from '../spans/houses.ts';
import { starGroup, stars } from '../spans/stars.ts';
import { ALL_WORKS_ROWS, astaRows, kshayaPakshaRows } from './common.ts';
import { avoid, type KaryaRow, mc, mended, must, once, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

/**
 * The lunar months, each with the Sun's signs, for a door to the east or west, and for a door to the south or north
 * (12.15).
 */
const EAST_WEST: readonly MonthSun[] = [
  { month: 12, sun: [11] },
  { month: 5, sun: [5, 4] },
  { month: 10, sun: [10] },
];
const NORTH_SOUTH: readonly MonthSun[] = [
  { month: 2, sun: [2, 1] },
  { month: 9, sun: [7, 8] },
];
/** The months that only some authors allow (12.16). */
const BY_SOME: readonly MonthSun[] = [
  { month: 1, sun: [1] },
  { month: 3, sun: [2] },
  { month: 4, sun: [4] },
  { month: 6, sun: [5] },
  { month: 7, sun: [7] },
  { month: 8, sun: [8] },
  { month: 10, sun: [10] },
  { month: 11, sun: [10, 11] },
];

const own = once((facing: Quarter | undefined) => {
  if (facing === undefined) return monthSun([...EAST_WEST, ...NORTH_SOUTH], 'purnimanta');
  return monthSun(facing === 'east' || facing === 'west' ? EAST_WEST : NORTH_SOUTH, 'purnimanta');
});
const bySome = monthSun(BY_SOME, 'purnimanta');
const allowed = once((facing: Quarter | undefined) => any(own(facing), bySome));
const bySomeAlone = once((facing: Quarter | undefined) => all(bySome, not(own(facing))));

/**
 * The tithis that are wrong for a door to each side (12.17). The verse names the tithi at which each range begins: full
 * moon, dark ninth, new moon, bright ninth. Each range ends before the next one begins, so the dark eighth belongs to
 * the range of the full moon and the bright eighth to that of the new moon.
 */
const WRONG_TITHIS: Readonly<Record<Quarter, readonly number[]>> = {
  east: [15, 16, 17, 18, 19, 20, 21, 22, 23],
  north: [24, 25, 26, 27, 28, 29],
  west: [30, 1, 2, 3, 4, 5, 6, 7, 8],
  south: [9, 10, 11, 12, 13, 14],
};
const rightTithi = once((facing: Quarter) => not(tithi(WRONG_TITHIS[facing])));

const ROWS: readonly KaryaRow[] = [
  must('bp.month_sun', 'day', ({ facing }) => allowed(facing), mc('12.15', 'bhumi_pujan.month_sun_sign_belongs_side')),
  avoid(
    'bp.month_others',
    'day',
    ({ facing }) => bySomeAlone(facing),
    mended('12.16', 'bhumi_pujan.months_some_allow_besides_counted'),
  ),
  ...astaRows('bp.asta', mc('1.46-1.47', 'bhumi_pujan.no_house_begun_guru_shukra')),
  ...kshayaPakshaRows('bp.kshaya_paksha'),
  must('bp.vara', 'day', not(vara('tuesday', 'sunday')), mc('12.18', 'bhumi_pujan.not_tuesday_sunday')),
  must('bp.tithi', 'window', not(tithi([1, 16, ...RIKTA, 30])), mc('12.18', 'bhumi_pujan.not_rikta_tithis_new_moon')),
  must(
    'bp.nakshatra',
    'window',
    nakshatra([...starGroup('dhruva', 'mridu'), ...stars('shatabhisha', 'swati', 'dhanishtha', 'hasta', 'pushya')]),
    mc('12.15', 'bhumi_pujan.under_dhruva_mridu_stars_shatabhisha'),
  ),
  must('bp.panchaka', 'window', not(bana('agni')), mc('12.18, 6.74', 'bhumi_pujan.without_bana_fire_five_stars')),
  must('bp.lagna', 'lagna', not(lagnaKind('chara')), mc('12.18', 'bhumi_pujan.not_movable_sign_rises')),
  prefer(
    'bp.grahas',
    'lagna',
    all(not(someIn(BENEFICS_AND_MOON, [8, 12])), grahasIn(BODILY_MALEFICS, [3, 6, 11])),
    mc('12.18', 'bhumi_pujan.benefics_not_8_12_malefics'),
  ),
  avoid('bp.vatsa', 'window', vatsaBad, mc('12.13-12.14', 'bhumi_pujan.bull_wheel_seven_stars_sun')),
  must(
    'bp.facing_paksha',
    'window',
    ({ facing }) => (facing === undefined ? null : rightTithi(facing)),
    mc('12.17', 'bhumi_pujan.no_door_east_full_moon'),
    { needs: 'house' },
  ),
  must(
    'bp.ds_month',
    'day',
    lunarMonth([2, 12, 5, 9, 3, 8, 11]),
    ds('07/31.1-2', 'bhumi_pujan.vaishakha_phalguna_shravana_margashirsha'),
  ),
  must(
    'bp.ds_star',
    'window',
    nakshatra([...starGroup('dhruva', 'mridu'), ...stars('hasta', 'swati', 'dhanishtha', 'shatabhisha', 'pushya')]),
    ds('07/31.3', 'bhumi_pujan.three_hasta_dhruva_mridu_two'),
  ),
  must(
    'bp.ds_vara_tithi',
    'window',
    all(not(vara('sunday', 'tuesday')), not(tithi(RIKTA))),
    ds('07/31.3', 'bhumi_pujan.without_rikta_tithis_sunday_tuesday'),
  ),
  prefer(
    'bp.ds_lagna',
    'lagna',
    all(lagnaKind('sthira'), not(someIn(MALEFICS, [1, 4, 7, 10, 8]))),
    ds('07/31.5', 'bhumi_pujan.fixed_sign_rises_no_malefic'),
  ),
  ...ALL_WORKS_ROWS,
];

export const bhumiPujan: KaryaWork = {
  id: 'bhumi_pujan',
  principal: 'MC',
  also: ['DS'],
  params: ['facing', 'janma_nakshatra', 'region', 'asta', 'hours_by'],
  months: 'purnimanta',
  hours: 'any',
  source: mc('12.15, 12.18', 'bhumi_pujan.beginning_house'),
  rows: ROWS,
  notes: ['bhumi_pujan_is_arambha'],
};
