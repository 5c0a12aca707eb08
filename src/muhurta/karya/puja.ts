/** Rites of religion in general: Muhurta Chintamani 2.30, second half. */
import { all } from '../../rules/clause.ts';
import { agniOnEarth, nakshatra } from '../spans/angas.ts';
import { GOOD_VARAS, vara } from '../spans/calendar.ts';
import { grahasIn, lagnaOf } from '../spans/houses.ts';
import { starGroup } from '../spans/stars.ts';
import { ALL_WORKS_ROWS } from './common.ts';
import { mc, must, prefer, type Row } from './row.ts';
import type { Work } from './work.ts';

const ROWS: readonly Row[] = [
  must(
    'pu.nakshatra',
    'window',
    nakshatra(starGroup('mridu', 'kshipra', 'chara', 'dhruva')),
    mc('2.30', 'Under mridu, kshipra, chara and dhruva stars.'),
  ),
  must('pu.vara', 'day', vara('sunday', ...GOOD_VARAS), mc('2.30', 'On Sunday and the days of the good grahas.')),
  prefer(
    'pu.lagna',
    'lagna',
    all(lagnaOf('budha', 'guru'), grahasIn(['guru'], [1])),
    mc('2.30', 'A sign of Mercury or Jupiter rising, and Jupiter in it; their other vargas are not looked at.'),
    {
      besides:
        'Muhurta Chintamani 2.30 praises a lagna in any varga of Mercury or Jupiter, with Jupiter rising and strong: of the vargas the sign alone is looked at, and no strength',
    },
  ),
  prefer('pu.agni_vasa', 'window', agniOnEarth, mc('2.36', 'Fire on earth, for a homa.')),
  ...ALL_WORKS_ROWS,
];

export const puja: Work = {
  id: 'puja',
  principal: 'MC',
  also: [],
  params: ['janma_nakshatra', 'region'],
  months: 'amanta',
  source: mc('2.30', 'Rites of religion.'),
  rows: ROWS,
  notes: [],
};
