/** Digging a well, a tank or any other water reservoir: Muhurta Chintamani 2.25. */
import { all, any } from '../../../rules/clause.ts';
import { nakshatra } from '../spans/angas.ts';
import { grahasIn } from '../spans/houses.ts';
import { starGroup, stars } from '../spans/stars.ts';
import { ALL_WORKS_ROWS, astaRows, kshayaPakshaFault } from './common.ts';
import { type Authority, type KaryaRow, mc, must, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

/**
 * The Dharmasindhu has rules for the dedication of a well (06/50-06/51) but none for the digging, so its rows about asta
 * alone must not judge a day.
 */
const BY: readonly Authority[] = ['MC'];
const ASTA = astaRows('ku.asta', mc('1.46-1.47', 'kupa.not_while_guru_or_shukra_is_set')).flatMap((row) =>
  row.by.includes('MC') ? [{ ...row, by: BY }] : [],
);

const ROWS: readonly KaryaRow[] = [
  must(
    'ku.star',
    'window',
    nakshatra([
      ...starGroup('dhruva'),
      ...stars(
        'anuradha',
        'hasta',
        'dhanishtha',
        'shatabhisha',
        'magha',
        'purva_ashadha',
        'revati',
        'pushya',
        'mrigashira',
      ),
    ]),
    mc('2.25', 'kupa.thirteen_stars', 'मित्रार्कध्रुववासवाम्बुपमघातोयान्त्यपुष्येन्दुभिः'),
  ),
  ...ASTA,
  kshayaPakshaFault('ku.kshaya_paksha'),
  prefer(
    'ku.grahas',
    'lagna',
    all(any(grahasIn(['guru'], [1]), grahasIn(['budha'], [1])), grahasIn(['shukra'], [10])),
    mc('2.25', 'kupa.jupiter_or_mercury_rises_venus_in_10', 'तनौ सुरगुरौ ज्ञे वा भृगौ खे'),
  ),
  ...ALL_WORKS_ROWS,
];

export const kupa: KaryaWork = {
  id: 'kupa',
  extension: true,
  principal: 'MC',
  also: [],
  params: ['janma_nakshatra', 'region', 'asta', 'hours_by'],
  months: 'amanta',
  hours: 'any',
  source: mc('2.25', 'kupa.digging_of_reservoirs'),
  rows: ROWS,
  notes: ['kupa_not_checked'],
};
