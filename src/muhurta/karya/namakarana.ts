/**
 * Namakarana, naming a child (Dharmasindhu 03/65, with Muhurta Chintamani 5.11). On its main days, the eleventh and
 * twelfth, the Dharmasindhu checks only six bans and the hour. A later naming, or a search without the child's day of
 * birth, is judged by tithi, weekday and nakshatra. The Muhurta Chintamani names tithi, weekday and nakshatra for the
 * main days too.
 */
import type { CivilDay } from '../../kernel/units.ts';
import { all, any, not } from '../../rules/clause.ts';
import { ds, type Source } from '../../rules/source.ts';
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
import { ALL_WORKS_ROWS, astaRows, kshayaPakshaFault } from './common.ts';
import { type Given, mc, mended, must, prefer, type Row } from './row.ts';
import type { Work } from './work.ts';

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

/**
 * The verse does not list the parvas. They are tithi 8, 14, 15 and 30 and the day of a sankranti (Vishnupurana, as the
 * Jyotirnibandha quotes it).
 */
const isParva = any(tithi([8, 23, 14, 29, 15, 30]), sankrantiDay);
/** The rows of Muhurta Chintamani 5.11, which hold on the main days and later. */
const OF_MC: readonly Row[] = [
  must(
    'nk.mc_tithi',
    'window',
    not(any(tithi(RIKTA), isParva)),
    mc('5.11', 'namakarana.neither_rikta_nor_parva', 'पर्वाख्यरिक्तोनतिथौ'),
  ),
  must('nk.mc_vara', 'day', vara(...GOOD_VARAS), mc('5.11', 'namakarana.weekday_of_a_good_graha', 'शुभेऽह्नि')),
  must(
    'nk.mc_star',
    'window',
    nakshatra(starGroup('mridu', 'dhruva', 'kshipra', 'chara')),
    mended('5.11', 'namakarana.mridu_dhruva_kshipra_chara'),
  ),
];
/**
 * The bans and faults of the Muhurta Chintamani in all undertakings, on the main days. An added month bars only an
 * overdue naming (1.46-1.47). Merits are left out: on the main days the Dharmasindhu does not count them.
 */
const MAIN_BANS_OF_MC: readonly Row[] = ALL_WORKS_ROWS.flatMap((row) =>
  row.id !== 'all.malamasa' && row.weight !== 'prefer' && row.by.includes('MC')
    ? [{ ...row, by: ['MC'] as const }]
    : [],
);

const MAIN: readonly Row[] = [
  must(
    'nk.day',
    'day',
    ({ childDay }) => (childDay === undefined ? null : dayOfLife(childDay, MAIN_DAYS)),
    ds('03/65', 'namakarana.eleventh_twelfth_day_day_birth'),
    { needs: 'child' },
  ),
  must(
    'nk.day',
    'day',
    ({ childDay }) => (childDay === undefined ? null : dayOfLife(childDay, MAIN_DAYS)),
    mc('5.11', 'namakarana.eleventh_or_twelfth_day', 'एकादशे द्वादशकेऽपि घस्रे'),
    { needs: 'child' },
  ),
  must('nk.main_bans', 'window', ({ childDay }) => (childDay === undefined ? null : BANS), BANS_SOURCE, {
    needs: 'child',
  }),
  must('nk.time', 'window', ({ childDay }) => (childDay === undefined ? null : BY_DAY), HOUR_SOURCE, {
    needs: 'child',
  }),
  ...OF_MC,
  ...MAIN_BANS_OF_MC,
];

const SHRIDHARA: Source = {
  confidence: 'secondary',
  work: 'NS',
  at: 'nama-karma',
  kind: 'section',
  gist: 'namakarana.fixed_signs_rising_shridhara',
};

const LATE: readonly Row[] = [
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
  ...OF_MC,
  prefer('nk.lagna', 'lagna', lagna([2, 5, 8]), ds('03/65', 'namakarana.vrishabha_simha_vrishchika_rising_praised')),
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
  ...ALL_WORKS_ROWS,
];

/**
 * Whether the main rule applies: up to the twelfth day of life. Before the eleventh day the main rule bars every day.
 */
const isMain = ({ childDay }: Given, day: CivilDay): boolean =>
  childDay !== undefined && dayOfLifeOn(childDay, day) <= Math.max(...MAIN_DAYS);

export const namakarana: Work = {
  id: 'namakarana',
  principal: 'DS',
  also: ['MC', 'NS', 'JN'],
  params: ['child_date', 'janma_rashi', 'janma_nakshatra', 'region', 'asta'],
  months: 'amanta',
  source: ds('03/65', 'namakarana.naming_child'),
  rows: [...new Set([...MAIN.filter((row) => !MAIN_BANS_OF_MC.includes(row)), ...LATE])],
  rowsOn: (given, day) => (isMain(given, day) ? MAIN : LATE),
  otherwise: (given, day) =>
    given.childDay === undefined
      ? 'child'
      : isMain(given, day)
        ? 'a day after the twelfth'
        : 'the eleventh or twelfth day',
  notes: [],
};
