/**
 * Namakarana, naming a child (Dharmasindhu 03/65). On its main days, the eleventh and twelfth, only six bans and the
 * hour are checked. A later naming, or a search without the child's day of birth, is judged by tithi, weekday and
 * nakshatra.
 */
import type { CivilDay } from '../../../kernel/units.ts';
import { all, not } from '../../../rules/clause.ts';
import { ds, type Source } from '../../../rules/source.ts';
import {
  AMAVASYA,
  bhadra,
  inBothPakshas,
  nakshatra,
  RIKTA,
  tithi,
  VAIDHRITI,
  VYATIPATA,
  yoga,
} from '../spans/angas.ts';
import { goodMoon, goodTara } from '../spans/bala.ts';
import { dayOfLife, dayOfLifeOn, GOOD_VARAS, vara } from '../spans/calendar.ts';
import { aparahnaOrNight } from '../spans/hours.ts';
import { lagna, lagnaKind } from '../spans/houses.ts';
import { grahanaDay, sankrantiDay } from '../spans/seasons.ts';
import { starGroup, stars } from '../spans/stars.ts';
import { astaRows, kshayaPakshaFault, ROWS_BUT_DAYLIGHT } from './common.ts';
import { type KaryaRow, mended, must, prefer, type UndertakingDetails } from './row.ts';
import type { KaryaWork } from './work.ts';

const MAIN_DAYS = [11, 12];
const BANS = all(
  not(yoga([VYATIPATA, VAIDHRITI])),
  not(sankrantiDay),
  not(grahanaDay),
  not(tithi([AMAVASYA])),
  not(bhadra),
);
const BY_DAY = not(aparahnaOrNight);
const BANS_SOURCE = ds('03/65', 'namakarana.vaidhriti_vyatipata_days_sankranti_eclipse');
const HOUR_SOURCE = ds('03/65', 'namakarana.not_afternoon_aparahna_not_night');

const MAIN: readonly KaryaRow[] = [
  must(
    'nk.day',
    'day',
    ({ childDay }) => (childDay === undefined ? null : dayOfLife(childDay, MAIN_DAYS)),
    ds('03/65', 'namakarana.eleventh_twelfth_day_day_birth'),
    { needs: 'child' },
  ),
  must('nk.main_bans', 'window', ({ childDay }) => (childDay === undefined ? null : BANS), BANS_SOURCE, {
    needs: 'child',
  }),
  must('nk.time', 'window', ({ childDay }) => (childDay === undefined ? null : BY_DAY), HOUR_SOURCE, {
    needs: 'child',
  }),
];

const SHRIDHARA: Source = {
  confidence: 'secondary',
  work: 'NS',
  at: 'nama-karma',
  kind: 'section',
  gist: 'namakarana.fixed_signs_rising_shridhara',
};

/** Tithi 8, 14, 15 and 30. The day of a sankranti is a parva too, but another row bars it already. */
const PARVAS = [8, 23, 14, 29, 15, 30];

const LATE: readonly KaryaRow[] = [
  must(
    'nk.tithi',
    'window',
    not(tithi(inBothPakshas(4, 6, 8, 9, 12, 14, 15))),
    ds('03/65', 'namakarana.without_fourth_sixth_eighth_ninth'),
  ),
  must('nk.vara', 'day', vara(...GOOD_VARAS), ds('03/65', 'namakarana.monday_wednesday_thursday_friday')),
  must(
    'nk.nakshatra',
    'window',
    nakshatra(
      stars(
        'ashvini',
        'uttara_phalguni',
        'uttara_ashadha',
        'uttara_bhadrapada',
        'rohini',
        'mrigashira',
        'punarvasu',
        'pushya',
        'hasta',
        'swati',
        'anuradha',
        'shravana',
        'dhanishtha',
        'shatabhisha',
        'revati',
      ),
    ),
    ds('03/65', 'namakarana.fifteen_stars_ashvini_dhruva_ones'),
  ),
  must('nk.late_bans', 'window', BANS, BANS_SOURCE),
  must('nk.late_time', 'window', BY_DAY, HOUR_SOURCE),
  ...astaRows(
    'nk.late_asta',
    ds('1, malamase varjyani; 1, guru-shukraste varjyani', 'namakarana.overdue_naming_barred_guru_shukra'),
  ),
  kshayaPakshaFault('nk.late_kshaya_paksha'),
  prefer('nk.lagna', 'lagna', lagna([2, 5, 8]), ds('03/65', 'namakarana.vrishabha_simha_vrishchika_rising_praised')),
  prefer(
    'nk.mc',
    'window',
    all(
      nakshatra(starGroup('mridu', 'dhruva', 'kshipra', 'chara')),
      vara(...GOOD_VARAS),
      not(tithi([...RIKTA, ...PARVAS])),
    ),
    mended('5.11', 'namakarana.birth_rite_naming_eleventh_twelfth'),
  ),
  prefer('nk.ns', 'lagna', lagnaKind('sthira'), SHRIDHARA),
  prefer(
    'nk.tara',
    'window',
    ({ janmaNakshatra, janmaRashi }) =>
      janmaNakshatra === undefined || janmaRashi === undefined
        ? null
        : all(goodTara(janmaNakshatra), goodMoon(janmaRashi)),
    {
      confidence: 'read-in-text',
      work: 'JN',
      at: 'nama-karana 9',
      gist: 'namakarana.tara_moon_strong_child_father',
    },
    {
      needs: 'birth',
      besides: 'father_not_looked_at',
    },
  ),
  ...ROWS_BUT_DAYLIGHT,
];

/**
 * Whether the main rule applies: up to the twelfth day of life. Before the eleventh day the main rule bars every day.
 */
const isMain = ({ childDay }: UndertakingDetails, day: CivilDay): boolean =>
  childDay !== undefined && dayOfLifeOn(childDay, day) <= Math.max(...MAIN_DAYS);

export const namakarana: KaryaWork = {
  id: 'namakarana',
  principal: 'DS',
  also: ['MC', 'NS', 'JN'],
  params: ['child_date', 'janma_rashi', 'janma_nakshatra', 'region', 'asta', 'hours_by'],
  months: 'amanta',
  hours: 'text',
  source: ds('03/65', 'namakarana.naming_child'),
  rows: [...MAIN, ...LATE],
  rowsOn: (given, day) => (isMain(given, day) ? MAIN : LATE),
  otherwise: (given, day) =>
    given.childDay === undefined
      ? 'child'
      : isMain(given, day)
        ? 'a day after the twelfth'
        : 'the eleventh or twelfth day',
  notes: [],
};
