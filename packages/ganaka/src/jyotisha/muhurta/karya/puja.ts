/** Religious rites in general: Muhurta Chintamani 2.30, second half. */
import { all } from '../../../rules/clause.ts';
import { agniOnEarth, nakshatra } from '../spans/angas.ts';
import { GOOD_VARAS, vara } from '../spans/calendar.ts';
import { grahasIn, lagnaOf } from '../spans/houses.ts';
import { starGroup } from '../spans/stars.ts';
import { ALL_WORKS_ROWS } from './common.ts';
import { type KaryaRow, mc, must, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

const ROWS: readonly KaryaRow[] = [
  must(
    'pu.nakshatra',
    'window',
    nakshatra(starGroup('mridu', 'kshipra', 'chara', 'dhruva')),
    mc('2.30', 'puja.under_mridu_kshipra_chara_dhruva'),
  ),
  must('pu.vara', 'day', vara('sunday', ...GOOD_VARAS), mc('2.30', 'puja.sunday_days_good_grahas')),
  prefer(
    'pu.lagna',
    'lagna',
    all(lagnaOf('budha', 'guru'), grahasIn(['guru'], [1])),
    mc('2.30', 'puja.sign_mercury_jupiter_rising_jupiter'),
    {
      besides: 'only_sign_of_vargas',
    },
  ),
  prefer('pu.agni_vasa', 'window', agniOnEarth, mc('2.36', 'puja.fire_earth_homa')),
  ...ALL_WORKS_ROWS,
];

export const puja: KaryaWork = {
  id: 'puja',
  principal: 'MC',
  also: [],
  params: ['janma_nakshatra', 'region', 'hours_by'],
  months: 'amanta',
  hours: 'any',
  source: mc('2.30', 'puja.rites_religion'),
  rows: ROWS,
  notes: [],
};
