/**
 * Figures of strength with the bands that texts print for them. A measure without a printed band has none. No text
 * gives one total. So there is only a count of the measures in the upper, middle and lower band.
 */

import { JAGRADADI } from '../../../lexicon/chart/avastha.ts';
import type { Source } from '../../../rules/source.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { isStrong } from '../bala/index.ts';
import type { BalaRules } from '../bala/rules.ts';
import { BALA_SOURCES } from '../bala/sources.ts';
import { isSapta, type Sapta } from '../chart/chart.ts';
import type { Dignity } from '../graha/dignity.ts';
import type { GrahaRead, Reading } from './reading.ts';
import { bphs, jp } from './sources.ts';
import { VIMSHOPAKA_SOURCE } from './vimshopaka.ts';

export const BANDS = ['strong', 'below', 'full', 'middling', 'little', 'none', 'good', 'low', 'mixed'] as const;
export type MeasureBand = (typeof BANDS)[number];
export const UNITS = ['ratio', 'of 20', 'word', 'bindu', 'fraction', 'virupa'] as const;

export interface Measure {
  readonly id: string;
  readonly value: number | string | null;
  readonly unit: (typeof UNITS)[number];
  readonly band: MeasureBand | null;
  readonly source: Source;
  /** The rank among the twelve houses, if the text gives no band. */
  readonly rank?: number;
}

export const SOURCES = {
  vimshopaka: VIMSHOPAKA_SOURCE,
  jagradadi: bphs('45.5-45.6', 'measures.awake_result_full_dreaming_middling'),
  bav: jp('10.3-10.4', 'measures.bindus_graha_rashi_eight_strong'),
  baladi: bphs('45.3-45.4', 'measures.five_states_six_degrees_quarter'),
  sav: bphs('72.3-72.4', 'measures.bindus_all_together_above_thirty'),
  bhava_bala: BALA_SOURCES.parashara.bhava_bala,
  dignity_good: bphs('3.59-3.60', 'measures.exalted_gives_whole_moolatrikona_three'),
} as const satisfies Record<string, Source>;

/** The source of the required strength. Raman's figure differs from the verse only for the Sun. */
const ratioSource = (graha: Sapta, rules: BalaRules): Source =>
  BALA_SOURCES[graha === 'surya' ? rules : 'parashara'].required;
const ratioBand = (ratio: number): MeasureBand => (isStrong({ ratio }) ? 'strong' : 'below');
export const vimshopakaBand = (points: number): MeasureBand =>
  points < 5 ? 'none' : points <= 10 ? 'little' : points <= 15 ? 'middling' : 'full';
export const savBand = (bindus: number): 'good' | 'middling' | 'low' =>
  bindus > 30 ? 'good' : bindus >= 25 ? 'middling' : 'low';
export const bavBand = (bindus: number): MeasureBand =>
  bindus >= 8 ? 'strong' : bindus >= 5 ? 'good' : bindus === 4 ? 'mixed' : bindus >= 1 ? 'low' : 'none';
const JAGRADADI_BANDS: readonly MeasureBand[] = ['full', 'middling', 'none'];
const jagradadiBand = (state: number): MeasureBand => JAGRADADI_BANDS[state - 1] ?? 'none';

/** The shares of the five states. The fourth gives "a little", without a figure in the verse. */
const BALADI_SHARES: readonly (number | null)[] = [0.25, 0.5, 1, null, 0];

const GOOD: Readonly<Record<Dignity, number>> = {
  exalted: 1,
  moolatrikona: 0.75,
  own: 0.5,
  adhimitra: 0.25,
  mitra: 0.25,
  sama: 0.125,
  shatru: 0,
  adhishatru: 0,
  debilitated: 0,
};
export const goodOf = ({ dignity, combust }: GrahaRead): number | null =>
  dignity === null ? null : combust ? 0 : GOOD[dignity];

const savMeasure = (reading: Reading, house: number): Measure => {
  const value = reading.savIn(house);
  return { id: 'sav', value, unit: 'bindu', band: savBand(value), source: SOURCES.sav };
};

export function houseMeasures(reading: Reading, house: number): Measure[] {
  const bala = reading.bala.houses[house - 1];
  if (bala === undefined) throw new Error(`no house ${house}`);
  return [
    savMeasure(reading, house),
    {
      id: 'bhava_bala',
      value: bala.total,
      unit: 'virupa',
      band: null,
      source: SOURCES.bhava_bala,
      rank: bala.rank,
    },
  ];
}

/** The measures of a graha. The nodes have only the state by degrees. */
export function grahaMeasures(reading: Reading, graha: Graha): Measure[] {
  const baladi: Measure = {
    id: 'baladi',
    value: BALADI_SHARES[reading.of(graha).baladi - 1] ?? null,
    unit: 'fraction',
    band: null,
    source: SOURCES.baladi,
  };
  return isSapta(graha) ? [...saptaMeasures(reading, graha), baladi] : [baladi];
}

function saptaMeasures(reading: Reading, graha: Sapta): Measure[] {
  const read = reading.of(graha);
  const { ratio, phala } = reading.bala.grahas[graha];
  const vimshopaka = reading.vimshopakaOf(graha).shodasha;
  const jagradadi = read.jagradadi ?? JAGRADADI.length;
  const bindus = read.ownBindus ?? 0;
  const phalaSource = BALA_SOURCES[reading.rules].ishta_kashta;
  return [
    {
      id: 'shadbala_ratio',
      value: ratio,
      unit: 'ratio',
      band: ratioBand(ratio),
      source: ratioSource(graha, reading.rules),
    },
    {
      id: 'vimshopaka',
      value: vimshopaka,
      unit: 'of 20',
      band: vimshopakaBand(vimshopaka),
      source: SOURCES.vimshopaka,
    },
    {
      id: 'jagradadi',
      value: JAGRADADI[jagradadi - 1]?.id ?? null,
      unit: 'word',
      band: jagradadiBand(jagradadi),
      source: SOURCES.jagradadi,
    },
    { id: 'bav', value: bindus, unit: 'bindu', band: bavBand(bindus), source: SOURCES.bav },
    { id: 'ishta', value: phala.ishta, unit: 'virupa', band: null, source: phalaSource },
    { id: 'kashta', value: phala.kashta, unit: 'virupa', band: null, source: phalaSource },
    { id: 'dignity_good', value: goodOf(read), unit: 'fraction', band: null, source: SOURCES.dignity_good },
  ];
}

export interface Capacity {
  readonly upper: number;
  readonly middle: number;
  readonly lower: number;
  readonly of: number;
}
const UPPER: readonly MeasureBand[] = ['good', 'strong', 'full'];
const MIDDLE: readonly MeasureBand[] = ['middling', 'mixed', 'little'];

export function capacityOf(measures: readonly Measure[]): Capacity {
  const bands = measures.flatMap(({ band }) => (band === null ? [] : [band]));
  const upper = bands.filter((band) => UPPER.includes(band)).length;
  const middle = bands.filter((band) => MIDDLE.includes(band)).length;
  return { upper, middle, lower: bands.length - upper - middle, of: bands.length };
}
