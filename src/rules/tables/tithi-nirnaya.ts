/**
 * The general decision for each of the thirty tithis (Dharmasindhu, pariccheda 1, uddeshas 4 to 21): on which of two
 * days its vrata or worship falls when no special sentence about that vrata says otherwise. `first` is the earlier day
 * (the tithi joined with the one before it, purva-viddha), `second` the later one (para-viddha).
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
import { ds, type Source } from '../source.ts';

export interface TithiRule {
  readonly id: string;
  /** Tithis 1–30. */
  readonly tithis: readonly number[];
  readonly kala: KalaId;
  readonly ladder: Ladder;
}

const SHUDDHA = ds('1, uddesha 4 (samanya-paribhasha)', 'From sunrise to sunset it is pure.');
/** The rung of a tithi that fills the light of a day. */
export const PURE_DAY: Rung = { when: firstHasWholeDaylight, take: 'first', source: SHUDDHA };
const PURE: Ladder = [PURE_DAY, { when: secondHasWholeDaylight, take: 'second', source: SHUDDHA }];

/** The tithi at sunrise counts as whole when none of the day's tithis is decided for the day. */
export const SAKALYA: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 4 (samanya-nirnaya)',
  kind: 'section',
  gist: 'The tithi of sunrise counts as whole for bath, gift and japa.', // yam tithim samanuprapya udayam yati bhaskarah
};

const UNDER_TWO_MUHURTAS = ds(
  '2, Jyeshtha (rambha-vrata)',
  'With less than two muhurtas before sunset of the earlier day, the later.',
);

/** Joined with the tithi before: the earlier day, if it has two muhurtas of the tithi before sunset. */
const purva = (source: Source): Ladder => [
  ...PURE,
  { when: firstMuhurtasBeforeSunset(2), take: 'first', source },
  { when: always, take: 'second', source: UNDER_TWO_MUHURTAS },
];
/** Joined with the tithi after: the later day. */
const para = (source: Source): Ladder => [...PURE, { when: always, take: 'second', source }];

export const TITHI_RULES: readonly TithiRule[] = [
  {
    id: 'shukla_pratipada',
    tithis: [1],
    kala: 'aparahna',
    ladder: [
      ...PURE,
      ...two(
        firstTouches,
        ds('1, uddesha 7', 'The bright first with amavasya if it reaches aparahna, else with the second.'),
      ),
    ],
  },
  {
    id: 'krishna_pratipada',
    tithis: [16],
    kala: 'daylight',
    ladder: para(ds('1, uddesha 7', 'The dark first is always taken with the second.')),
  },
  {
    id: 'shukla_dvitiya',
    tithis: [2],
    kala: 'purvahna',
    ladder: para(ds('1, uddesha 8', 'The bright second is taken with the third.')),
  },
  {
    id: 'krishna_dvitiya',
    tithis: [17],
    kala: 'purvahna',
    ladder: [
      ...PURE,
      ...two(
        firstEntersBeforeMidday,
        ds('1, uddesha 8', 'The dark second on the earlier day if it comes before midday, else with the third.'),
      ),
    ],
  },
  {
    id: 'tritiya',
    tithis: [3, 18],
    kala: 'daylight',
    ladder: [
      ...PURE,
      ...two(
        all(not(firstVedhaMuhurtas(3)), not(secondMuhurtasAfterSunrise(3))),
        ds(
          '1, uddesha 9',
          'The third on the later day; on the earlier if the second there, and the third on the later, have under three muhurtas.',
        ),
      ),
    ],
  },
  {
    id: 'chaturthi',
    tithis: [4, 19],
    kala: 'daylight',
    ladder: para(ds('1, uddesha 10', 'For fasts other than those of Ganesha the fourth is taken with the fifth.')),
  },
  {
    id: 'panchami',
    tithis: [5, 20],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 11', 'The fifth is taken with the fourth in both pakshas.')),
  },
  {
    id: 'shashthi',
    tithis: [6, 21],
    kala: 'daylight',
    // the text allows the earlier day too; what is only allowed does not displace the rule, but is told
    ladder: [
      ...PURE,
      {
        when: not(firstVedhaMuhurtas(6)),
        take: 'second',
        source: ds(
          '1, uddesha 12',
          'Save for Skanda the sixth with the seventh; with less than six muhurtas of the fifth the earlier day too.',
        ),
      },
      {
        when: always,
        take: 'second',
        source: ds('1, uddesha 12', 'Save for Skanda the sixth with the seventh.'),
      },
    ],
  },
  {
    id: 'saptami',
    tithis: [7, 22],
    kala: 'daylight',
    ladder: purva(
      ds('1, uddesha 13', 'The seventh is always taken with the sixth, unless the sixth lasts till sunset.'),
    ),
  },
  {
    id: 'shukla_ashtami',
    tithis: [8],
    kala: 'daylight',
    ladder: para(ds('1, uddesha 14', 'The bright eighth is taken on the later day.')),
  },
  {
    id: 'krishna_ashtami',
    tithis: [23],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 14', 'The dark eighth is taken on the earlier day.')),
  },
  {
    id: 'navami',
    tithis: [9, 24],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 15', 'The ninth is everywhere taken with the eighth.')),
  },
  {
    id: 'dashami',
    tithis: [10, 25],
    kala: 'daylight',
    // the section is wanting in the e-text at hand, so it is not vouched for as read there
    ladder: purva({
      confidence: 'secondary',
      work: 'DS',
      at: '1, uddesha 16',
      kind: 'section',
      gist: 'The tenth is taken with the ninth; if that cannot be had, with the eleventh.',
    }),
  },
  {
    id: 'dvadashi',
    tithis: [12, 27],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 18', 'The twelfth is taken with the eleventh.')),
  },
  {
    id: 'shukla_trayodashi',
    tithis: [13],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 19', 'The bright thirteenth is taken on the earlier day.')),
  },
  {
    id: 'krishna_trayodashi',
    tithis: [28],
    kala: 'daylight',
    ladder: para(ds('1, uddesha 19', 'The dark thirteenth is taken on the later day.')),
  },
  {
    id: 'shukla_chaturdashi',
    tithis: [14],
    kala: 'daylight',
    ladder: para(ds('1, uddesha 20', 'The bright fourteenth is taken on the later day.')),
  },
  {
    id: 'krishna_chaturdashi',
    tithis: [29],
    kala: 'daylight',
    ladder: purva(ds('1, uddesha 20', 'The dark fourteenth is taken on the earlier day.')),
  },
  {
    id: 'purnima_amavasya',
    tithis: [15, 30],
    kala: 'daylight',
    ladder: para(
      ds('1, uddesha 21', 'Purnima and amavasya are taken on the later day, save for the vrata of Savitri.'),
    ),
  },
];

/** The earlier day when `when` holds, else the later, by one sentence of the text. */
function two(when: Rung['when'], source: Source): Ladder {
  return [
    { when, take: 'first', source },
    { when: always, take: 'second', source },
  ];
}

/** What an ekadashi ladder is told about the sunrises of the eleventh and the twelfth. */
export type EkadashiFact =
  | 'ekadashi_at_two_sunrises'
  | 'ekadashi_at_one_sunrise'
  | 'ekadashi_at_no_sunrise'
  | 'dvadashi_at_no_sunrise'
  | 'dvadashi_at_two_sunrises'
  | 'dashami_in_arunodaya';

const fact = factOf<EkadashiFact>;
const smarta = (gist: string): Source => ds('1, uddesha 17 (smarta-nirnaya)', gist);
const vaishnava = (gist: string): Source => ds('1, uddesha 17 (vrata-dina-nirnaya)', gist);

/**
 * The fast of the eleventh for householders, after Madhava. Of an eleventh that one sunrise holds, `first` is the day
 * before that sunrise and `second` the day it begins; of one that none holds, `second` is the day after it.
 */
export const EKADASHI_SMARTA: Ladder = [
  {
    when: all(fact('ekadashi_at_two_sunrises'), not(fact('dvadashi_at_no_sunrise'))),
    take: 'second',
    source: smarta('Eleventh and twelfth run on past a sunrise: all fast on the later day.'),
  },
  {
    when: fact('ekadashi_at_two_sunrises'),
    take: 'first',
    source: smarta('The eleventh alone runs on: householders fast on the earlier day.'),
  },
  {
    when: all(fact('ekadashi_at_one_sunrise'), fact('dvadashi_at_no_sunrise')),
    take: 'first',
    source: smarta('The eleventh holds one sunrise, the twelfth none: householders fast on the earlier day.'),
  },
  {
    when: fact('ekadashi_at_one_sunrise'),
    take: 'second',
    source: smarta('The eleventh is free of the tenth at sunrise: that day is the fast.'),
  },
  {
    when: all(fact('ekadashi_at_no_sunrise'), fact('dvadashi_at_two_sunrises')),
    take: 'second',
    source: smarta('Joined with the tenth, and the twelfth grows: the twelfth.'),
  },
  {
    when: fact('ekadashi_at_no_sunrise'),
    take: 'first',
    source: smarta('Joined with the tenth, and neither runs on: its own day.'),
  },
];

/** The fast of the eleventh for Vaishnavas. `first` is the day the eleventh is met, `second` the day after. */
export const EKADASHI_VAISHNAVA: Ladder = [
  {
    when: fact('ekadashi_at_two_sunrises'),
    take: 'second',
    source: vaishnava('The eleventh runs on past a second sunrise: the later day.'),
  },
  {
    when: fact('dvadashi_at_two_sunrises'),
    take: 'second',
    source: vaishnava('The twelfth runs on past a second sunrise: the fast is on the twelfth.'),
  },
  {
    when: any(fact('ekadashi_at_no_sunrise'), fact('dashami_in_arunodaya')),
    take: 'second',
    source: vaishnava('The tenth reaches into arunodaya: the twelfth.'),
  },
  {
    when: always,
    take: 'first',
    source: vaishnava('Free of the tenth in arunodaya: its own day.'),
  },
];
