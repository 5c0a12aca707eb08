/**
 * The sixteen vargas of BPHS 6.5-6.33. A rule maps a rashi, and the part of it that contains a longitude, to another
 * rashi. The lagna has the same rule as the grahas, and houses of the varga chart are whole signs from it.
 * Inside this file signs are 0–11 and parts count from 0; outside they count from 1.
 */
import type { Graha } from '../../../sky/engines/engine.ts';
import { amshaOf, type Chart, rashiOf } from './chart.ts';

export const VARGA_IDS = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D7',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const;
export type VargaId = (typeof VARGA_IDS)[number];
export const isVargaId = (name: string): name is VargaId => VARGA_IDS.some((each) => each === name);

export const HORAS = ['parashara', 'uma_shambhu'] as const;
export type Hora = (typeof HORAS)[number];
export const DREKKANAS = ['parashara', 'parivritti', 'jagannatha', 'somanatha'] as const;
export type Drekkana = (typeof DREKKANAS)[number];

/** The chosen rule of the two vargas (D2 and D3) that have several rules in use. */
export interface VargaRules {
  readonly d2: Hora;
  readonly d3: Drekkana;
}
export const PARASHARA: VargaRules = { d2: 'parashara', d3: 'parashara' };

/** Maps sign `s` (0–11) and part `k` (from 0) to a sign that is not yet reduced to 0–11. */
type Rule = (s: number, k: number) => number;
interface Varga {
  readonly parts: number;
  readonly rule: Rule;
}

const isOdd = (s: number): boolean => s % 2 === 0; // Mesha, the first sign, is odd
/** The modality of a sign: 0 = chara (movable), 1 = sthira (fixed), 2 = dvisvabhava (dual). */
const modality = (s: number): number => s % 3;
const pick = (of: readonly number[], n: number): number => of[n] ?? 0;

const MESHA = 0;
const KARKA = 3;
const SIMHA = 4;
const TULA = 6;
const DHANU = 8;
const MAKARA = 9;

const HORA_VARGAS: Readonly<Record<Hora, Varga>> = {
  parashara: { parts: 2, rule: (s, k) => (isOdd(s) === (k === 0) ? SIMHA : KARKA) },
  uma_shambhu: { parts: 2, rule: (s, k) => 2 * s + (isOdd(s) ? k : 1 - k) },
};

const DREKKANA_VARGAS: Readonly<Record<Drekkana, Varga>> = {
  parashara: { parts: 3, rule: (s, k) => s + 4 * k },
  parivritti: { parts: 3, rule: (s, k) => 3 * s + k },
  // begins at the movable sign of the trine
  jagannatha: { parts: 3, rule: (s, k) => s + pick([0, 8, 4], modality(s)) + 4 * k },
  somanatha: { parts: 3, rule: (s, k) => (isOdd(s) ? (3 * s) / 2 + k : 11 - (3 * (s - 1)) / 2 - k) },
};

/** The ends of the unequal parts of D30 in degrees, and the sign of each (BPHS 6.27-28). */
const TRIMSHAMSHA = {
  odd: { ends: [5, 10, 18, 25, 30], signs: [0, 10, 8, 2, 6] }, // Mangala, Shani, Guru, Budha, Shukra
  even: { ends: [5, 12, 20, 25, 30], signs: [1, 5, 11, 9, 7] }, // Shukra, Budha, Guru, Shani, Mangala
} as const;

const fromModality =
  (starts: readonly number[]): Rule =>
  (s, k) =>
    pick(starts, modality(s)) + k;
const fromParity =
  (odd: number, even: number): Rule =>
  (s, k) =>
    (isOdd(s) ? odd : even) + k;

const EQUAL: Readonly<Record<Exclude<VargaId, 'D2' | 'D3' | 'D30'>, Varga>> = {
  D1: { parts: 1, rule: (s) => s },
  D4: { parts: 4, rule: (s, k) => s + 3 * k },
  D7: { parts: 7, rule: (s, k) => s + (isOdd(s) ? 0 : 6) + k },
  D9: { parts: 9, rule: (s, k) => 9 * s + k },
  D10: { parts: 10, rule: (s, k) => s + (isOdd(s) ? 0 : 8) + k },
  D12: { parts: 12, rule: (s, k) => s + k },
  D16: { parts: 16, rule: fromModality([MESHA, SIMHA, DHANU]) },
  D20: { parts: 20, rule: fromModality([MESHA, DHANU, SIMHA]) },
  D24: { parts: 24, rule: fromParity(SIMHA, KARKA) },
  D27: { parts: 27, rule: (s, k) => pick([MESHA, KARKA, TULA, MAKARA], s % 4) + k },
  D40: { parts: 40, rule: fromParity(MESHA, TULA) },
  D45: { parts: 45, rule: fromModality([MESHA, SIMHA, DHANU]) },
  D60: { parts: 60, rule: (s, k) => s + k },
};

function vargaOf(id: Exclude<VargaId, 'D30'>, rules: VargaRules): Varga {
  if (id === 'D2') return HORA_VARGAS[rules.d2];
  if (id === 'D3') return DREKKANA_VARGAS[rules.d3];
  return EQUAL[id];
}

/** The rashi (1–12) of a longitude in a varga. */
export function rashiInVarga(id: VargaId, longitude: number, rules: VargaRules = PARASHARA): number {
  const s = rashiOf(longitude) - 1;
  const deg = amshaOf(longitude);
  if (id === 'D30') {
    const { ends, signs } = isOdd(s) ? TRIMSHAMSHA.odd : TRIMSHAMSHA.even;
    return (
      pick(
        signs,
        ends.findIndex((end) => deg < end),
      ) + 1
    );
  }
  const { parts, rule } = vargaOf(id, rules);
  const k = Math.min(Math.floor((deg * parts) / 30), parts - 1);
  return (((rule(s, k) % 12) + 12) % 12) + 1;
}

export interface VargaChart {
  readonly id: VargaId;
  /** The rashi of the lagna in the varga. */
  readonly lagna: number;
  readonly grahas: Readonly<Record<Graha, number>>;
}

export function varga(chart: Chart, id: VargaId, rules: VargaRules = PARASHARA): VargaChart {
  const at = (longitude: number) => rashiInVarga(id, longitude, rules);
  const { grahas } = chart;
  return {
    id,
    lagna: at(chart.lagna),
    grahas: {
      surya: at(grahas.surya.longitude),
      chandra: at(grahas.chandra.longitude),
      mangala: at(grahas.mangala.longitude),
      budha: at(grahas.budha.longitude),
      guru: at(grahas.guru.longitude),
      shukra: at(grahas.shukra.longitude),
      shani: at(grahas.shani.longitude),
      rahu: at(grahas.rahu.longitude),
      ketu: at(grahas.ketu.longitude),
    },
  };
}
