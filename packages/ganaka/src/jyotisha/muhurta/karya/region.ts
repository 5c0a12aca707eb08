/**
 * Faults that apply only in some regions. If the request gives such a region they are reported as notes; they remove no
 * hours.
 */

import { all, any } from '../../../rules/clause.ts';
import type { Source } from '../../../rules/source.ts';
import { type SpecialYogaId, YOGA_ROWS } from '../../panchanga/special-yogas/catalog.ts';
import { tithi } from '../spans/angas.ts';
import { lunarMonth } from '../spans/calendar.ts';
import { type HourCondition, wordOfDay } from '../spans/when.ts';
import { mc, type RegionId } from './row.ts';

export interface RegionNote {
  readonly id: string;
  readonly region: RegionId;
  readonly holds: HourCondition;
  readonly source: Source;
}

const ruleOf = (id: SpecialYogaId): HourCondition => {
  const row = YOGA_ROWS.find((each) => each.id === id);
  if (row === undefined) throw new Error(`no special yoga ${id}`);
  return row.rule;
};
const KUYOGAS: readonly SpecialYogaId[] = [
  'krakaca',
  'samvarta',
  'mrita',
  'dagdha_nakshatra',
  'dagdha_tithi',
  'visha',
  'hutashana',
  'yamaghanta',
  'tithi_nakshatra',
];
const PHALGUNA = 12;
const MAKARA_FROM_DEG = 270;
const MAKARA_TO_DEG = 300;
const guruInMakara = wordOfDay('guru_in_makara', {}, (day) => {
  const deg = day.longitude('guru');
  return deg >= MAKARA_FROM_DEG && deg < MAKARA_TO_DEG;
});

export const REGION_NOTES: readonly RegionNote[] = [
  {
    id: 'region.kuyoga',
    region: 'huna_banga_khasha',
    holds: any(...KUYOGAS.map(ruleOf)),
    source: mc('1.31', 'region.bad_yogas_tithi_weekday_star'),
  },
  {
    id: 'region.shunya_tithi',
    region: 'madhyadesha',
    holds: ruleOf('masa_shunya'),
    source: mc('1.18', 'region.tithis_void_month_left_madhyadesha'),
  },
  {
    id: 'region.holashtaka',
    region: 'beas_sutlej_pushkara',
    holds: all(lunarMonth([PHALGUNA]), tithi([8, 9, 10, 11, 12, 13, 14, 15])),
    source: mc('1.40', 'region.eight_days_before_holika_left'),
  },
  {
    id: 'region.makarastha_guru',
    region: 'konkana_magadha_gauda_sindhu',
    holds: guruInMakara,
    source: mc('1.48, 1.52', 'region.jupiter_makara_left_konkana_magadha'),
  },
];
