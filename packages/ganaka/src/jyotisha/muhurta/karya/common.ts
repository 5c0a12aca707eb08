/**
 * What bars every undertaking: it is to be avoided "in all works" according to Muhurta Chintamani 1.34-1.35. The
 * Dharmasindhu lists most of it again for weddings and similar rites (05/33). Where the Dharmasindhu has its own
 * figures they are separate rows.
 */
import { all, any, not } from '../../../rules/clause.ts';
import { ds, type Source } from '../../../rules/source.ts';
import {
  AMAVASYA,
  bhadra,
  bhadraRelieved,
  goodYoga,
  moonStar,
  pakshaRandhra,
  tithi,
  tithiKshayaVriddhi,
  VAIDHRITI,
  VYATIPATA,
  yoga,
  yogaPart,
} from '../spans/angas.ts';
import { kshayaPaksha, malamasa } from '../spans/calendar.ts';
import { ardhayama, kulika, sunUp } from '../spans/hours.ts';
import { beneficOnLagna, grahasIn, houseEmpty } from '../spans/houses.ts';
import type { AstaRule } from '../spans/place-events.ts';
import { asta, balyaVardhakya, grahanaNakshatra, grahanaNear, sankrantiNear, simhastha } from '../spans/seasons.ts';
import { type Authority, avoid, BOTH, type KaryaRow, mc, must, once, prefer } from './row.ts';

const ALL_WORKS = '1.34-1.35';
/** The row about daylight, which no text has. */
const DAYLIGHT = 'all.daylight';
const janmaStar = once((star: number) => moonStar(star));

export const ALL_WORKS_ROWS: readonly KaryaRow[] = [
  must('all.malamasa', 'day', not(malamasa(false)), mc(ALL_WORKS, 'karya_common.added_lost_month_left_all'), {
    by: BOTH,
  }),
  must('all.amavasya', 'window', not(tithi([AMAVASYA])), mc('1.34', 'karya_common.new_moon_left'), { by: BOTH }),
  must(
    'all.vyatipata_vaidhriti',
    'window',
    not(yoga([VYATIPATA, VAIDHRITI])),
    mc('1.34', 'karya_common.vyatipata_vaidhriti_left_whole'),
    { by: BOTH },
  ),
  must(
    'all.bhadra',
    'window',
    not(all(bhadra, not(bhadraRelieved))),
    mc('1.34, 1.43-1.45', 'karya_common.vishti_left_where_fruit_falls'),
    { by: BOTH },
  ),
  avoid(
    'all.bhadra',
    'window',
    all(bhadra, bhadraRelieved),
    mc('1.44-1.45', 'karya_common.second_half_day_first_half'),
    { by: BOTH },
  ),
  avoid(
    'all.tithi_kshaya_vriddhi',
    'window',
    tithiKshayaVriddhi,
    mc('1.34', 'karya_common.tithi_holds_no_sunrise_two'),
    { by: BOTH },
  ),
  must('all.yoga_part', 'hole', not(yogaPart), mc(ALL_WORKS, 'karya_common.bad_beginnings_seven_yogas_left'), {
    by: BOTH,
  }),
  must('all.kulika', 'hole', not(kulika), mc('1.34, 6.65', 'karya_common.fifteenth_day_night_weekday'), { by: BOTH }),
  must('all.ardhayama', 'hole', not(ardhayama), mc('1.34, 6.64', 'karya_common.eighth_day_weekday'), { by: BOTH }),
  avoid('all.paksha_randhra', 'hole', pakshaRandhra, mc('1.36', 'karya_common.first_ghatikas_six_tithis_left')),
  must(
    'all.sankranti',
    'window',
    not(sankrantiNear('days')),
    mc('6.79', 'karya_common.sixteen_ghatikas_both_sides_sankranti'),
  ),
  must(
    'all.sankranti',
    'window',
    not(sankrantiNear('ghatis')),
    ds('1, uddesha 2 (sankranti)', 'karya_common.sixteen_ghatikas_both_sides_every'),
  ),
  must('all.grahana', 'day', not(grahanaNear('mc')), mc('1.32', 'karya_common.three_days_before_eclipse_seven')),
  must(
    'all.grahana',
    'day',
    not(grahanaNear('ds')),
    ds('1, grahana-shubhashubha-nirnaya', 'karya_common.three_days_about_eclipse_seen'),
  ),
  avoid('all.grahana_nakshatra', 'window', grahanaNakshatra, mc('1.33', 'karya_common.star_eclipse_six_three_month'), {
    by: BOTH,
  }),
  avoid(
    'all.janma',
    'window',
    ({ janmaNakshatra }) => (janmaNakshatra === undefined ? null : janmaStar(janmaNakshatra)),
    mc('1.34', 'karya_common.star_birth_left_month_tithi'),
    { needs: 'birth', by: BOTH },
  ),
  prefer('all.good_yoga', 'window', goodYoga, mc('1.27-1.29, 1.42', 'karya_common.ravi_yoga_sarvartha_siddhi_amrita'), {
    by: BOTH,
  }),
  prefer(
    'all.lagna',
    'lagna',
    all(houseEmpty(12, 8), grahasIn(['chandra'], [3, 6, 10, 11]), beneficOnLagna),
    mc('2.44', 'karya_common.every_beginning_prospers_12_8'),
    { by: BOTH },
  ),
  must(
    DAYLIGHT,
    'window',
    ({ hoursBy }) => (hoursBy === 'day' ? sunUp : null),
    { confidence: 'general-knowledge', gist: 'karya_common.by_daylight_in_practice' },
    { needs: 'hours_by', by: BOTH, besides: 'daylight_is_practice' },
  ),
];

/** The rows for an undertaking whose own verse decides its hours. */
export const ROWS_BUT_DAYLIGHT: readonly KaryaRow[] = ALL_WORKS_ROWS.filter(({ id }) => id !== DAYLIGHT);

/**
 * Returns the rows with every must turned into a fault. They are used for medical treatment, which these bans do not
 * forbid.
 */
export const softened = (rows: readonly KaryaRow[]): readonly KaryaRow[] =>
  rows.map((each) =>
    each.weight !== 'must'
      ? each
      : {
          ...each,
          weight: 'avoid',
          condition: (given) => {
            const condition = each.condition(given);
            return condition === null ? null : not(condition);
          },
        },
  );

/**
 * One condition for each definition of asta. Because the condition is always the same object, a day evaluates it only
 * once.
 */
const notSet = once((rule: AstaRule) => not(asta(rule)));
const notWithinThree = once((rule: AstaRule) => not(balyaVardhakya(3, rule)));
const withinSeven = once((rule: AstaRule) => balyaVardhakya(7, rule));
const full = once((rule: AstaRule) => balyaVardhakya('full', rule));
export const notSimhastha = not(simhastha('first'));

/**
 * Rows for the asta of Guru and Shukra with the days around it, and for Guru in Simha, under an id of the undertaking.
 * The Muhurta Chintamani bars three days "even in need"; the rest of its days are a fault. The Dharmasindhu calls seven
 * days the middle view and allows three in need, so its three days bar and the rest of the seven are a fault.
 */
export const astaRows = (id: string, source: Source): readonly KaryaRow[] => [
  ...astaOnlyRows(id, source),
  simhasthaRow(id),
];

/** The row about Guru in the first five quarters of nakshatras counted from Magha. */
export const simhasthaRow = (id: string, by: readonly Authority[] = BOTH): KaryaRow =>
  must(id, 'day', notSimhastha, mc('1.48-1.50', 'karya_common.guru_first_five_quarters_magha'), { by });

/** The same rows as `astaRows` without that about Guru in Simha. */
export const astaOnlyRows = (id: string, source: Source): readonly KaryaRow[] => [
  must(id, 'day', ({ asta: rule }) => notSet(rule), source, { by: BOTH }),
  must(id, 'day', ({ asta: rule }) => notWithinThree(rule), mc('5.28', 'karya_common.three_days_before_asta_after')),
  avoid(id, 'day', ({ asta: rule }) => full(rule), mc('5.27', 'karya_common.guru_fifteen_days_shukra_young')),
  must(
    id,
    'day',
    ({ asta: rule }) => notWithinThree(rule),
    ds('1, guru-shukraste varjyani', 'karya_common.three_days_are_for_need'),
  ),
  avoid(
    id,
    'day',
    ({ asta: rule }) => withinSeven(rule),
    ds('1, guru-shukraste varjyani', 'karya_common.seven_days_before_asta_after'),
  ),
];

const notKshayaPaksha = not(kshayaPaksha);

/**
 * Rows for a paksha of thirteen days: the Dharmasindhu bars it; the Muhurta Chintamani says that some authors avoid it.
 */
export const kshayaPakshaRows = (id: string): readonly KaryaRow[] => [
  must(id, 'day', notKshayaPaksha, ds('05/24', 'karya_common.not_in_a_paksha_of_thirteen_days')),
  kshayaPakshaFault(id),
];

/** Some avoid in a paksha of thirteen days what is avoided while Guru or Shukra is set. */
export const kshayaPakshaFault = (id: string): KaryaRow =>
  avoid(id, 'day', kshayaPaksha, mc('1.48', 'karya_common.some_leave_a_paksha_of_thirteen_days'));

const anyOfThem = once((rule: AstaRule) => any(asta(rule), full(rule), simhastha('first')));

/** The same as one fault, for an undertaking that the verse counts among those of a king. */
export const astaFault = (id: string, source: Source): readonly KaryaRow[] => [
  avoid(id, 'day', ({ asta: rule }) => anyOfThem(rule), source, { by: BOTH }),
];
