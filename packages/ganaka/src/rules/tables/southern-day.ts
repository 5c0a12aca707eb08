/**
 * The tables of the Tamil daily sheet. Weekdays are listed from Sunday and run from sunrise to sunrise; nakshatras from
 * Ashvini; months from Chithirai. Where published tables differ, each reading has its name, and the readings are not
 * mixed.
 */
import type { NOKKU, PARIGARAM, TAMIL_YOGA } from '../../lexicon/hours/tamil-day.ts';
import type { Source } from '../source.ts';
import type { DirectionId } from './vasa.ts';

type ByWeekday<T> = readonly [T, T, T, T, T, T, T];

export const GOWRI_NIGHTS = ['vinaadi', 'kala_chakra', 'hindu_blog'] as const;
export type GowriNight = (typeof GOWRI_NIGHTS)[number];

export interface GowriNightRow {
  /** How many kalas the first one of the night is after the first one of the day. */
  readonly after: number;
  /** The eighth of the night that is visham; null where the source has no table for the weekday. */
  readonly visham: ByWeekday<number | null>;
}

/** By day visham is at rahu kala (`lexicon/hours/kala-eighths.ts`). By night there are three tables. */
export const GOWRI_NIGHT_ROWS: Readonly<Record<GowriNight, GowriNightRow>> = {
  vinaadi: { after: 4, visham: [4, 5, 3, 8, 2, 7, 6] },
  kala_chakra: { after: 4, visham: [4, 6, 3, 1, 2, 8, 7] },
  hindu_blog: { after: 5, visham: [3, null, null, null, null, null, null] },
};

export const NALLA_NERAMS = ['gowri', 'hora', 'clock'] as const;
export type NallaNeram = (typeof NALLA_NERAMS)[number];

/** The lords whose horas are good for `nalla_neram=hora`. */
export const GOOD_HORA_LORDS: readonly string[] = ['guru', 'shukra', 'budha', 'chandra'];
/** Pieces of horas that are shorter are left out. */
export const SHORTEST_HORA_MINUTES = 5;

/** The fixed clock times of daily sheets without a place, in hours. */
export const NALLA_CLOCKS: ByWeekday<readonly (readonly [from: number, to: number])[]> = [
  [
    [7.5, 8.5],
    [15.5, 16.5],
  ],
  [
    [6.5, 7.5],
    [16.5, 17.5],
  ],
  [
    [7.5, 8.5],
    [16.5, 17.5],
  ],
  [
    [9.5, 10.5],
    [16.5, 17.5],
  ],
  [
    [10.5, 11.5],
    [12.5, 13.5],
  ],
  [
    [9.5, 10.5],
    [16.5, 17.5],
  ],
  [
    [7.5, 8.5],
    [16.5, 17.5],
  ],
];

/** The kari naal of each month. */
export const KARI_NAAL: readonly (readonly number[])[] = [
  [6, 15],
  [7, 16, 17],
  [1, 6],
  [2, 10, 20],
  [2, 9, 28],
  [16, 29],
  [6, 20],
  [1, 10, 17],
  [6, 9, 11],
  [1, 2, 3, 11, 17],
  [15, 16, 17],
  [6, 15, 19],
];
/** The days on which the lists differ: in Aippasi one list has 5 and 19, in Karthigai others have 4 or 7. */
export const KARI_NAAL_DISPUTED: Readonly<Partial<Record<number, readonly number[]>>> = {
  7: [5, 6, 19, 20],
  8: [4, 7, 10],
};

type NokkuId = (typeof NOKKU)[number]['id'];
export const NOKKU_STARS: Readonly<Record<NokkuId, readonly number[]>> = {
  mel: [4, 6, 8, 12, 21, 22, 23, 24, 26],
  keezh: [2, 3, 9, 10, 11, 16, 19, 20, 25],
  sama: [1, 5, 7, 13, 14, 15, 17, 18, 27],
};

export const TAMIL_YOGA_LETTERS: Readonly<Record<string, (typeof TAMIL_YOGA)[number]['id']>> = {
  A: 'amirta',
  S: 'siddha',
  M: 'marana',
  P: 'prabalarishta',
};
/** One letter for each nakshatra. */
export const TAMIL_YOGAS: ByWeekday<string> = [
  'SPSSSSSSSMSASSSMMMASAAMSSAA',
  'SSMASSASSMSSSPAMSSSMMASSMSS',
  'SSSASMSSSSSASSSMSMASPSSMMAS',
  'MSASSSSSSSAAMSSSSSMAASPSASM',
  'ASMMMMASSASMSSASSPSSSSSMSSS',
  'ASSMSSSMMMSSASSSSMAPSMSSSSS',
  'SSSASSSSMASMMMSSSSSSSSSAMSP',
];
/** The nakshatras for which another published table has another yoga. */
export const TAMIL_YOGAS_DISPUTED: ByWeekday<readonly number[]> = [
  [2, 13],
  [5, 14, 20, 25],
  [18, 21],
  [23],
  [8, 18],
  [20, 27],
  [3, 15, 27],
];

type ParigaramId = (typeof PARIGARAM)[number]['id'];
type Quarter = Extract<DirectionId, 'east' | 'south' | 'west' | 'north'>;
export const SOOLAM: ByWeekday<Quarter> = ['west', 'east', 'north', 'north', 'south', 'west', 'east'];
export const SOOLAM_PARIGARAM: Readonly<Record<Quarter, ParigaramId>> = {
  east: 'curd',
  south: 'oil',
  west: 'jaggery',
  north: 'milk',
};
/** The soolam lasts from sunrise for this many nazhigai, of 24 minutes. */
export const SOOLAM_NAZHIGAI: ByWeekday<number> = [12, 8, 12, 16, 20, 12, 8];

export const SOUTHERN_SOURCES = {
  gowri_day: {
    confidence: 'secondary',
    work: 'Gowri Panchangam, sanjayprabhakaran.blogspot.com, December 2014',
    gist: 'southern.gowri_day',
  },
  vinaadi: {
    confidence: 'secondary',
    work: 'panchangam Ungal Vazhkkai Vazhikatti, as a program has it',
    gist: 'southern.gowri_vinaadi',
  },
  kala_chakra: {
    confidence: 'secondary',
    work: 'Gowri Panchangam, sanjayprabhakaran.blogspot.com, December 2014',
    gist: 'southern.gowri_kala_chakra',
  },
  hindu_blog: {
    confidence: 'secondary',
    work: 'What is Gauri Panchang, hindu-blog.com, May 2018',
    gist: 'southern.gowri_hindu_blog',
  },
  gowri: {
    confidence: 'secondary',
    work: 'panchangam Ungal Vazhkkai Vazhikatti, as a program has it',
    gist: 'southern.nalla_gowri',
  },
  hora: { confidence: 'secondary', work: 'a published almanac program', gist: 'southern.nalla_hora' },
  clock: { confidence: 'secondary', work: 'Tamil daily sheets', gist: 'southern.nalla_clock' },
  kari_naal: { confidence: 'secondary', work: 'Dinamalar, 30 December 2019', gist: 'southern.kari_naal' },
  nokku: { confidence: 'secondary', work: 'Dhinasari, article 278408', gist: 'southern.nokku' },
  tamil_yoga: { confidence: 'secondary', work: 'tables of two Tamil almanac programs', gist: 'southern.yogas' },
  chandrashtama: { confidence: 'secondary', work: 'Live Chennai, in Tamil', gist: 'southern.chandrashtama' },
  soolam: { confidence: 'secondary', work: 'Tirumantiram', at: '797-798', gist: 'southern.soolam' },
  parigaram: { confidence: 'secondary', work: 'Muthamizh Malar, on sulam', gist: 'southern.parigaram' },
  soolam_until: { confidence: 'secondary', work: 'a Tamil calendar program', gist: 'southern.soolam_until' },
  ritu: { confidence: 'secondary', work: 'Dinamani, 9 November 2025', gist: 'southern.ritu' },
} as const satisfies Record<string, Source>;
