/**
 * Blood-letting, purging and similar treatments: Muhurta Chintamani 2.30, first half. The bans common to all
 * undertakings are only faults for them.
 */
import { not } from '../../../rules/clause.ts';
import { nakshatra } from '../spans/angas.ts';
import { vara } from '../spans/calendar.ts';
import { stars } from '../spans/stars.ts';
import { ALL_WORKS_ROWS, softened } from './common.ts';
import { type KaryaRow, mc, must, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

const ROWS: readonly KaryaRow[] = [
  must(
    'sh.nakshatra',
    'window',
    nakshatra(
      stars(
        'chitra',
        'swati',
        'anuradha',
        'jyeshtha',
        'rohini',
        'mrigashira',
        'shatabhisha',
        'hasta',
        'ashvini',
        'pushya',
        'abhijit',
        'shravana',
      ),
    ),
    mc('2.30', 'shalya.blood_letting_under_two_chitra'),
  ),
  must(
    'sh.vara',
    'day',
    vara('tuesday', 'sunday', 'thursday'),
    mc('2.30', 'shalya.tuesday_sunday_thursday_surgery_analogy'),
  ),
  prefer(
    'sh.purge',
    'day',
    not(vara('wednesday', 'saturday')),
    mc('2.30', 'shalya.purging_like_not_wednesday_saturday'),
  ),
  ...softened(ALL_WORKS_ROWS),
];

export const shalya: KaryaWork = {
  id: 'shalya',
  principal: 'MC',
  also: [],
  params: ['janma_nakshatra', 'region', 'hours_by'],
  months: 'amanta',
  hours: 'any',
  source: mc('2.30', 'shalya.blood_letting_purging_surgery_analogy'),
  rows: ROWS,
  notes: ['surgeons_date'],
};
