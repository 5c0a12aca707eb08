/** Setting up the door of a house: the dvara-chakra (door wheel) of Muhurta Chintamani 12.29. */
import { not } from '../../../rules/clause.ts';
import { dvaraBad } from '../spans/counts.ts';
import { ALL_WORKS_ROWS } from './common.ts';
import { type KaryaRow, mc, must } from './row.ts';
import type { KaryaWork } from './work.ts';

const ROWS: readonly KaryaRow[] = [
  must('dv.chakra', 'window', not(dvaraBad), mc('12.29', 'dvara.wheel_from_the_star_of_the_sun')),
  ...ALL_WORKS_ROWS,
];

export const dvara: KaryaWork = {
  id: 'dvara',
  extension: true,
  principal: 'MC',
  also: [],
  params: ['janma_nakshatra', 'region', 'hours_by'],
  months: 'amanta',
  hours: 'any',
  source: mc('12.29', 'dvara.setting_up_the_door'),
  rows: ROWS,
  notes: ['dvara_not_checked'],
};
