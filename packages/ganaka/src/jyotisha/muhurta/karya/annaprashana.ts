/** Annaprashana, the first solid food of a child: Dharmasindhu 03/70, with Muhurta Chintamani 5.17-5.18. */
import { not } from '../../../rules/clause.ts';
import { ds } from '../../../rules/source.ts';
import { AMAVASYA, inBothPakshas, nakshatra, RIKTA, tithi, VAIDHRITI, VYATIPATA, yoga } from '../spans/angas.ts';
import { malamasa, vara } from '../spans/calendar.ts';
import { purvahna } from '../spans/hours.ts';
import { houseEmpty, lagna, someIn } from '../spans/houses.ts';
import { starGroup } from '../spans/stars.ts';
import { ALL_WORKS_ROWS, astaFault } from './common.ts';
import { avoid, BOTH, jn, type KaryaRow, mc, must, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

const [ATIGANDA, SHULA, GANDA, VAJRA, PARIGHA] = [6, 9, 10, 15, 19] as const;

const ROWS: readonly KaryaRow[] = [
  must('an.tithi', 'window', tithi(inBothPakshas(2, 3, 5, 7, 10, 13)), ds('03/70', 'annaprashana.six_tithis')),
  must(
    'an.mc_tithi',
    'window',
    not(tithi([...RIKTA, ...inBothPakshas(1, 6, 11, 8, 12), AMAVASYA])),
    mc('5.17', 'annaprashana.without_rikta_nanda_eighth', 'रिक्तानन्दाष्टदर्शं हरिदिवसम्'),
  ),
  must('an.vara', 'day', not(vara('tuesday', 'saturday')), ds('03/70', 'annaprashana.good_weekdays')),
  avoid('an.vara', 'day', vara('sunday', 'monday'), ds('03/70', 'annaprashana.sunday_monday_by_some')),
  must('an.mc_vara', 'day', not(vara('sunday', 'tuesday', 'saturday')), mc('5.17', 'annaprashana.not_three_weekdays')),
  must(
    'an.star',
    'window',
    nakshatra(starGroup('dhruva', 'mridu', 'kshipra', 'chara')),
    ds('03/70', 'annaprashana.sixteen_stars'),
    { by: BOTH },
  ),
  must(
    'an.yoga',
    'window',
    not(yoga([VYATIPATA, VAIDHRITI, GANDA, ATIGANDA, VAJRA, SHULA, PARIGHA])),
    ds('03/70', 'annaprashana.seven_yogas_left'),
  ),
  avoid('an.malamasa', 'day', malamasa(false), ds('03/70', 'annaprashana.malamasa_where_no_other_time'), { by: BOTH }),
  ...astaFault('an.asta', ds('03/70', 'annaprashana.asta_where_no_other_time')),
  prefer('an.purvahna', 'window', purvahna, jn('annaprashana 14', 'annaprashana.forenoon_good'), { by: BOTH }),
  must('an.lagna', 'lagna', not(lagna([12, 1, 8])), mc('5.17', 'annaprashana.not_mina_mesha_vrishchika')),
  must('an.tenth', 'lagna', houseEmpty(10), mc('5.18', 'annaprashana.tenth_house_empty')),
  must('an.moon', 'lagna', not(someIn(['chandra'], [1, 6, 8])), mc('5.18', 'annaprashana.moon_not_in_1_6_8')),
  ...ALL_WORKS_ROWS.filter(({ id }) => id !== 'all.malamasa'),
];

export const annaprashana: KaryaWork = {
  id: 'annaprashana',
  extension: true,
  principal: 'DS',
  also: ['MC', 'JN'],
  params: ['janma_nakshatra', 'region', 'asta', 'hours_by'],
  months: 'amanta',
  hours: 'day',
  source: ds('03/70', 'annaprashana.first_rice'),
  rows: ROWS,
  notes: ['annaprashana_month_of_life'],
};
