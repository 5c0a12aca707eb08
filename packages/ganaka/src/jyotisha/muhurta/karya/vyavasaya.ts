/** Opening a shop: Muhurta Chintamani 2.17; the Dharmasindhu (07/26.5) says the same. */
import { all, not } from '../../../rules/clause.ts';
import { nakshatra, RIKTA, tithi } from '../spans/angas.ts';
import { vara } from '../spans/calendar.ts';
import { grahasIn, lagna, MALEFICS, someIn } from '../spans/houses.ts';
import { starGroup } from '../spans/stars.ts';
import { ALL_WORKS_ROWS } from './common.ts';
import { BOTH, type KaryaRow, mc, mended, must, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

const KUMBHA = 11;

const ROWS: readonly KaryaRow[] = [
  must(
    'vy.nakshatra',
    'window',
    nakshatra(starGroup('mridu', 'dhruva', 'kshipra')),
    mended('2.17', 'vyavasaya.shop_under_mridu_dhruva_kshipra', 'रिक्ताभौमघटान्विना च विपणिर्मित्रध्रुवक्षिप्रभैः'),
    { by: BOTH },
  ),
  must('vy.tithi', 'window', not(tithi(RIKTA)), mc('2.17', 'vyavasaya.without_rikta_tithis'), { by: BOTH }),
  must('vy.vara', 'day', not(vara('tuesday')), mc('2.17', 'vyavasaya.without_tuesday'), { by: BOTH }),
  must('vy.lagna_kumbha', 'lagna', not(lagna([KUMBHA])), mc('2.17', 'vyavasaya.not_kumbha_rises')),
  prefer(
    'vy.grahas',
    'lagna',
    all(grahasIn(['chandra', 'shukra'], [1]), grahasIn(['budha', 'guru'], [2, 10, 11]), not(someIn(MALEFICS, [8, 12]))),
    mc('2.17', 'vyavasaya.moon_venus_lagna_other_benefics'),
  ),
  ...ALL_WORKS_ROWS,
];

export const vyavasaya: KaryaWork = {
  id: 'vyavasaya',
  principal: 'MC',
  also: ['DS'],
  params: ['janma_nakshatra', 'region', 'hours_by'],
  months: 'amanta',
  hours: 'any',
  source: mended('2.17', 'vyavasaya.opening_shop'),
  rows: ROWS,
  notes: ['asta_not_for_business'],
};
