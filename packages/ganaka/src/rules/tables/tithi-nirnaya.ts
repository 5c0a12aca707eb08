/**
 * The general decision for each of the thirty tithis (Dharmasindhu, pariccheda 1, uddeshas 4 to 21). It gives the day
 * on which the vrata or worship of a tithi falls, if the text has no special rule for that vrata.
 * `first` is the earlier day (purva-viddha: the tithi is joined with the previous one). `second` is the later day
 * (para-viddha: the tithi is joined with the next one).
 */
import { all, any, not } from '../clause.ts';
import type { KalaId } from '../kala.ts';
import type { Ladder, Rung } from '../ladder.ts';
import {
  always,
  factOf,
  firstEntersBeforeMidday,
  firstHasWholeDaylight,
  firstMuhurtasBeforeSunset,
  firstTouches,
  firstVedhaMuhurtas,
  secondHasWholeDaylight,
  secondMuhurtasAfterSunrise,
} from '../meeting-clauses.ts';
import { ds, type GistId, type Source } from '../source.ts';

export interface TithiRule {
  readonly id: string;
  /** The tithis, 1–30. */
  readonly tithis: readonly number[];
  readonly kala: KalaId;
  readonly ladder: Ladder;
}

const SHUDDHA = ds('1, uddesha 4 (samanya-paribhasha)', 'tithi_nirnaya.sunrise_sunset_pure');
/** The rung for a tithi that fills the daylight of the first day. */
export const PURE_DAY: Rung = { when: firstHasWholeDaylight, take: 'first', source: SHUDDHA };
const PURE: Ladder = [PURE_DAY, { when: secondHasWholeDaylight, take: 'second', source: SHUDDHA }];

/**
 * The rule of sakalya (wholeness): the tithi at sunrise counts for the whole day. It is used if none of the day's
 * tithis is decided for the day.
 */
export const SAKALYA: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 4 (samanya-nirnaya)',
  kind: 'section',
  gist: 'tithi_nirnaya.tithi_sunrise_counts_whole_bath', // "yam tithim samanuprapya udayam yati bhaskarah"
};

const UNDER_TWO_MUHURTAS = ds('2, Jyeshtha (rambha-vrata)', 'tithi_nirnaya.less_two_muhurtas_before_sunset');

/**
 * The ladder of a tithi joined with the previous one. The earlier day is taken if it has two muhurtas of the tithi
 * before sunset.
 */
const purva = (source: Source): Ladder => [
  ...PURE,
  { when: firstMuhurtasBeforeSunset(2), take: 'first', source },
  { when: always, take: 'second', source: UNDER_TWO_MUHURTAS },
];
/** The ladder of a tithi joined with the next one. The later day is taken. */
const para = (source: Source): Ladder => [...PURE, { when: always, take: 'second', source }];

export const TITHI_RULES: readonly TithiRule[] = [
  {
    id: 'shukla_pratipada',
    tithis: [1],
    kala: 'aparahna',
    ladder: [...PURE, ...two(firstTouches, ds('1, uddesha 7', 'tithi_nirnaya.bright_first_amavasya_if_reaches'))],
  },
  {
    id: 'krishna_pratipada',
    tithis: [16],
    kala: 'daylight',
    ladder: para(ds('1, uddesha 7', 'tithi_nirnaya.dark_first_always_taken_second')),
  },
  {
    id: 'shukla_dvitiya',
    tithis: [2],
    kala: 'purvahna',
    ladder: para(ds('1, uddesha 8', 'tithi_nirnaya.bright_second_taken_third')),
  },
  {
    id: 'krishna_dvitiya',
    tithis: [17],
    kala: 'purvahna',
    ladder: [...PURE, ...two(firstEntersBeforeMidday, ds('1, uddesha 8', 'tithi_nirnaya.dark_second_earlier_day_if'))],
  },
  {
    id: 'tritiya',
    tithis: [3, 18],
    kala: 'daylight',
    ladder: [
      ...PURE,
      ...two(
        all(not(firstVedhaMuhurtas(3)), not(secondMuhurtasAfterSunrise(3))),
        ds('1, uddesha 9', 'tithi_nirnaya.third_later_day_earlier_if'),
      ),
    ],
  },
  {
    id: 'chaturthi',
    tithis: [4, 19],
    kala: 'daylight',
    ladder: para(ds('1, uddesha 10', 'tithi_nirnaya.fasts_other_ganesha_fourth_taken')),
  },
  {
    id: 'panchami',
    tithis: [5, 20],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 11', 'tithi_nirnaya.fifth_taken_fourth_both_pakshas')),
  },
  {
    id: 'shashthi',
    tithis: [6, 21],
    kala: 'daylight',
    // the text also permits the earlier day; a mere permission does not change the result but is reported
    ladder: [
      ...PURE,
      {
        when: not(firstVedhaMuhurtas(6)),
        take: 'second',
        source: ds('1, uddesha 12', 'tithi_nirnaya.save_skanda_sixth_seventh_less'),
      },
      {
        when: always,
        take: 'second',
        source: ds('1, uddesha 12', 'tithi_nirnaya.save_skanda_sixth_seventh'),
      },
    ],
  },
  {
    id: 'saptami',
    tithis: [7, 22],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 13', 'tithi_nirnaya.seventh_always_taken_sixth_unless')),
  },
  {
    id: 'shukla_ashtami',
    tithis: [8],
    kala: 'daylight',
    ladder: para(ds('1, uddesha 14', 'tithi_nirnaya.bright_eighth_taken_later_day')),
  },
  {
    id: 'krishna_ashtami',
    tithis: [23],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 14', 'tithi_nirnaya.dark_eighth_taken_earlier_day')),
  },
  {
    id: 'navami',
    tithis: [9, 24],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 15', 'tithi_nirnaya.ninth_everywhere_taken_eighth')),
  },
  {
    id: 'dashami',
    tithis: [10, 25],
    kala: 'daylight',
    // our e-text lacks this section, so its confidence is not `read-in-text`
    ladder: purva({
      confidence: 'secondary',
      work: 'DS',
      at: '1, uddesha 16',
      kind: 'section',
      gist: 'tithi_nirnaya.tenth_taken_ninth_if_cannot',
    }),
  },
  {
    id: 'dvadashi',
    tithis: [12, 27],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 18', 'tithi_nirnaya.twelfth_taken_eleventh')),
  },
  {
    id: 'shukla_trayodashi',
    tithis: [13],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 19', 'tithi_nirnaya.bright_thirteenth_taken_earlier_day')),
  },
  {
    id: 'krishna_trayodashi',
    tithis: [28],
    kala: 'daylight',
    ladder: para(ds('1, uddesha 19', 'tithi_nirnaya.dark_thirteenth_taken_later_day')),
  },
  {
    id: 'shukla_chaturdashi',
    tithis: [14],
    kala: 'daylight',
    ladder: para(ds('1, uddesha 20', 'tithi_nirnaya.bright_fourteenth_taken_later_day')),
  },
  {
    id: 'krishna_chaturdashi',
    tithis: [29],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 20', 'tithi_nirnaya.dark_fourteenth_taken_earlier_day')),
  },
  {
    id: 'purnima_amavasya',
    tithis: [15, 30],
    kala: 'daylight',
    ladder: para(ds('1, uddesha 21', 'tithi_nirnaya.purnima_amavasya_taken_later_day')),
  },
];

/** The earlier day if `when` holds, otherwise the later day; both rungs cite the same sentence. */
function two(when: Rung['when'], source: Source): Ladder {
  return [
    { when, take: 'first', source },
    { when: always, take: 'second', source },
  ];
}

/** Facts about the sunrises at which the eleventh (ekadashi) and the twelfth (dvadashi) tithi run. */
export type EkadashiFact =
  | 'ekadashi_at_two_sunrises'
  | 'ekadashi_at_one_sunrise'
  | 'ekadashi_at_no_sunrise'
  | 'dvadashi_at_no_sunrise'
  | 'dvadashi_at_two_sunrises'
  | 'dashami_in_arunodaya';

const fact = factOf<EkadashiFact>;
const smarta = (gist: GistId): Source => ds('1, uddesha 17 (smarta-nirnaya)', gist);
const vaishnava = (gist: GistId): Source => ds('1, uddesha 17 (vrata-dina-nirnaya)', gist);

/**
 * The fast of the eleventh tithi for householders (smarta), after Madhava.
 * If the tithi runs at one sunrise, `first` is the day before that sunrise and `second` the day that begins with it. If
 * it runs at no sunrise, `second` is the day after the tithi.
 */
export const EKADASHI_SMARTA: Ladder = [
  {
    when: all(fact('ekadashi_at_two_sunrises'), not(fact('dvadashi_at_no_sunrise'))),
    take: 'second',
    source: smarta('tithi_nirnaya.eleventh_twelfth_run_past_sunrise'),
  },
  {
    when: fact('ekadashi_at_two_sunrises'),
    take: 'first',
    source: smarta('tithi_nirnaya.eleventh_alone_runs_householders_fast'),
  },
  {
    when: all(fact('ekadashi_at_one_sunrise'), fact('dvadashi_at_no_sunrise')),
    take: 'first',
    source: smarta('tithi_nirnaya.eleventh_holds_sunrise_twelfth_none'),
  },
  {
    when: fact('ekadashi_at_one_sunrise'),
    take: 'second',
    source: smarta('tithi_nirnaya.eleventh_free_tenth_sunrise_day'),
  },
  {
    when: all(fact('ekadashi_at_no_sunrise'), fact('dvadashi_at_two_sunrises')),
    take: 'second',
    source: smarta('tithi_nirnaya.joined_tenth_twelfth_grows_twelfth'),
  },
  {
    when: fact('ekadashi_at_no_sunrise'),
    take: 'first',
    source: smarta('tithi_nirnaya.joined_tenth_neither_runs_own'),
  },
];

/** The fast of the eleventh tithi for Vaishnavas. `first` is the day of the eleventh tithi, `second` the next day. */
export const EKADASHI_VAISHNAVA: Ladder = [
  {
    when: fact('ekadashi_at_two_sunrises'),
    take: 'second',
    source: vaishnava('tithi_nirnaya.eleventh_runs_past_second_sunrise'),
  },
  {
    when: fact('dvadashi_at_two_sunrises'),
    take: 'second',
    source: vaishnava('tithi_nirnaya.twelfth_runs_past_second_sunrise'),
  },
  {
    when: any(fact('ekadashi_at_no_sunrise'), fact('dashami_in_arunodaya')),
    take: 'second',
    source: vaishnava('tithi_nirnaya.tenth_reaches_into_arunodaya_twelfth'),
  },
  {
    when: always,
    take: 'first',
    source: vaishnava('tithi_nirnaya.free_tenth_arunodaya_own_day'),
  },
];
