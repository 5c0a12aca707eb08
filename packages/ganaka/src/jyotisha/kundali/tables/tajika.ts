/**
 * Tables of the Tajika year (the yearly chart). We had no Tajika text, so all of this is common practice. The harsha
 * houses, the two camps and the points are those of P. V. R. Narasimha Rao's worked examples 119-120. The hadda are the
 * Egyptian terms.
 */
import type { Sapta } from '../chart/chart.ts';

type TwelveLords = readonly [Sapta, Sapta, Sapta, Sapta, Sapta, Sapta, Sapta, Sapta, Sapta, Sapta, Sapta, Sapta];

/**
 * The tri-rashi lord (lord of three rashis) of the year's lagna, from Mesha to Mina, if the year begins by day or by
 * night.
 */
export const TRI_RASHI: Readonly<Record<'day' | 'night', TwelveLords>> = {
  day: [
    'surya',
    'shukra',
    'shani',
    'shukra',
    'guru',
    'chandra',
    'budha',
    'mangala',
    'shani',
    'mangala',
    'guru',
    'chandra',
  ],
  night: [
    'guru',
    'chandra',
    'budha',
    'mangala',
    'surya',
    'shukra',
    'shani',
    'shukra',
    'shani',
    'mangala',
    'guru',
    'chandra',
  ],
};

/** The house of the year's chart in which each graha has harsha (joy). */
export const HARSHA_HOUSE: Readonly<Record<Sapta, number>> = {
  surya: 9,
  chandra: 3,
  mangala: 6,
  budha: 1,
  guru: 11,
  shukra: 5,
  shani: 12,
};
/** The grahas that are male in the Tajika sense. Elsewhere Mercury and Saturn are neuter. */
export const TAJIKA_MALE: readonly Sapta[] = ['surya', 'mangala', 'guru'];
export const MALE_HOUSES: readonly number[] = [4, 5, 6, 10, 11, 12];

/** The two camps: grahas in one camp are friends, grahas in different camps are enemies. */
export const CAMPS: readonly (readonly Sapta[])[] = [
  ['surya', 'chandra', 'mangala', 'guru'],
  ['budha', 'shukra', 'shani'],
];

/** The terms (hadda) of each rashi: the end of each in degrees, and its lord. */
export const HADDA: readonly (readonly (readonly [end: number, lord: Sapta])[])[] = [
  [
    [6, 'guru'],
    [12, 'shukra'],
    [20, 'budha'],
    [25, 'mangala'],
    [30, 'shani'],
  ],
  [
    [8, 'shukra'],
    [14, 'budha'],
    [22, 'guru'],
    [27, 'shani'],
    [30, 'mangala'],
  ],
  [
    [6, 'budha'],
    [12, 'guru'],
    [17, 'shukra'],
    [24, 'mangala'],
    [30, 'shani'],
  ],
  [
    [7, 'mangala'],
    [13, 'shukra'],
    [19, 'budha'],
    [26, 'guru'],
    [30, 'shani'],
  ],
  [
    [6, 'guru'],
    [11, 'shukra'],
    [18, 'shani'],
    [24, 'budha'],
    [30, 'mangala'],
  ],
  [
    [7, 'budha'],
    [17, 'shukra'],
    [21, 'guru'],
    [28, 'mangala'],
    [30, 'shani'],
  ],
  [
    [6, 'shani'],
    [14, 'budha'],
    [21, 'guru'],
    [28, 'shukra'],
    [30, 'mangala'],
  ],
  [
    [7, 'mangala'],
    [11, 'shukra'],
    [19, 'budha'],
    [24, 'guru'],
    [30, 'shani'],
  ],
  [
    [12, 'guru'],
    [17, 'shukra'],
    [21, 'budha'],
    [26, 'shani'],
    [30, 'mangala'],
  ],
  [
    [7, 'budha'],
    [14, 'guru'],
    [22, 'shukra'],
    [26, 'shani'],
    [30, 'mangala'],
  ],
  [
    [7, 'budha'],
    [13, 'shukra'],
    [20, 'guru'],
    [25, 'mangala'],
    [30, 'shani'],
  ],
  [
    [12, 'shukra'],
    [16, 'guru'],
    [19, 'budha'],
    [28, 'mangala'],
    [30, 'shani'],
  ],
];

/**
 * The full points of the five places. The place of a friend gives half, that of an enemy a quarter. Exaltation counts
 * in proportion.
 */
export const VARGIYA_POINTS = { kshetra: 30, uchcha: 20, hadda: 15, drekkana: 10, navamsha: 5 } as const;

/** Mudda (the dashas of a year): the lords in order from that of Krittika, and their days in a year of 360. */
export const MUDDA = [
  ['surya', 18],
  ['chandra', 30],
  ['mangala', 21],
  ['rahu', 54],
  ['guru', 48],
  ['shani', 57],
  ['budha', 51],
  ['ketu', 21],
  ['shukra', 60],
] as const;
export const MUDDA_YEAR_DAYS = 360;
