/**
 * Using a new vehicle, by what Muhurta Chintamani 2.18 says about elephants and horses and Dharmasindhu 07/26.3 about
 * mounting.
 */
import { all, not } from '../../../rules/clause.ts';
import { ds } from '../../../rules/source.ts';
import { AMAVASYA, nakshatra, RIKTA, tithi } from '../spans/angas.ts';
import { vara } from '../spans/calendar.ts';
import { starGroup, stars } from '../spans/stars.ts';
import { ALL_WORKS_ROWS } from './common.ts';
import { type KaryaRow, mc, mended, must, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

export const ELEPHANT_STARS = starGroup('mridu', 'kshipra', 'chara');
export const HORSE_STARS = [
  ...starGroup('kshipra'),
  ...stars('revati', 'dhanishtha', 'mrigashira', 'swati', 'shatabhisha', 'punarvasu'),
];

const ROWS: readonly KaryaRow[] = [
  must('va.nakshatra', 'window', nakshatra(ELEPHANT_STARS), mc('2.18', 'vahana.work_elephants_under_mridu_kshipra')),
  prefer('va.horse', 'window', nakshatra(HORSE_STARS), mended('2.18', 'vahana.work_horses_under_kshipra_stars')),
  must('va.tithi', 'window', not(tithi(RIKTA)), mended('2.18', 'vahana.without_rikta_tithis_vehicles_analogy')),
  must('va.vara', 'day', not(vara('tuesday')), mc('2.18', 'vahana.without_tuesday_vehicles_analogy')),
  prefer('va.mounting', 'window', nakshatra(starGroup('chara')), mc('2.3', 'vahana.under_chara_stars_elephants_like')),
  must(
    'va.ds_star',
    'window',
    nakshatra([
      ...starGroup('dhruva'),
      ...stars(
        'hasta',
        'chitra',
        'swati',
        'vishakha',
        'anuradha',
        'jyeshtha',
        'shravana',
        'revati',
        'pushya',
        'punarvasu',
      ),
    ]),
    ds('07/26.3', 'vahana.palanquins_elephants_horses_like_mounted'),
  ),
  must(
    'va.ds_default',
    'window',
    all(not(tithi([...RIKTA, AMAVASYA])), not(vara('sunday', 'saturday', 'tuesday'))),
    ds('07/24.1', 'vahana.where_no_tithi_named_without'),
  ),
  ...ALL_WORKS_ROWS,
];

export const vahana: KaryaWork = {
  id: 'vahana',
  principal: 'MC',
  also: ['DS'],
  params: ['janma_nakshatra', 'region', 'hours_by'],
  months: 'amanta',
  hours: 'any',
  source: mc('2.18', 'vahana.work_elephants_horses_vehicles_analogy'),
  rows: ROWS,
  notes: ['vehicles_by_analogy'],
};
