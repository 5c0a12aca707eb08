/** The nature of each graha by the houses it owns, as the text lists it for every lagna (BPHS 34.19-34.44). */
import type { Sapta } from '../chart/chart.ts';
import { bphs } from './sources.ts';

export const FUNCTIONS = ['shubha', 'papa', 'sama', 'by_company', 'little', 'middling', 'helper'] as const;
export type FunctionalKind = (typeof FUNCTIONS)[number];
type Row = Readonly<Partial<Record<FunctionalKind | 'yogakaraka', readonly Sapta[]>>>;

/** The rows by the rashi of the lagna, from Mesha. */
const ROWS: readonly Row[] = [
  { shubha: ['guru', 'surya'], papa: ['shani', 'budha', 'shukra'], helper: ['mangala'] },
  { shubha: ['shani', 'surya'], papa: ['guru', 'shukra', 'chandra'], little: ['budha'], yogakaraka: ['shani'] },
  { shubha: ['shukra'], papa: ['mangala', 'guru', 'surya'] },
  {
    shubha: ['mangala', 'guru', 'chandra'],
    papa: ['shukra', 'budha'],
    by_company: ['surya'],
    yogakaraka: ['mangala'],
  },
  { shubha: ['mangala', 'guru', 'surya'], papa: ['budha', 'shukra', 'shani'], by_company: ['chandra'] },
  {
    shubha: ['budha', 'shukra'],
    papa: ['mangala', 'guru', 'chandra'],
    by_company: ['surya'],
    yogakaraka: ['shukra', 'budha'],
  },
  {
    shubha: ['shani', 'budha'],
    papa: ['guru', 'surya', 'mangala'],
    sama: ['shukra'],
    yogakaraka: ['chandra', 'budha'],
  },
  {
    shubha: ['guru', 'chandra'],
    papa: ['shukra', 'budha', 'shani'],
    sama: ['mangala'],
    yogakaraka: ['surya', 'chandra'],
  },
  { shubha: ['mangala', 'surya'], papa: ['shukra'], sama: ['guru'], yogakaraka: ['surya', 'budha'] },
  { shubha: ['shukra', 'budha'], papa: ['mangala', 'guru', 'chandra'], sama: ['surya'], yogakaraka: ['shukra'] },
  { shubha: ['shukra', 'shani'], papa: ['guru', 'chandra', 'mangala'], middling: ['budha'], yogakaraka: ['shukra'] },
  { shubha: ['mangala', 'chandra'], papa: ['shani', 'shukra', 'surya', 'budha'], yogakaraka: ['mangala', 'guru'] },
];

export interface Functional {
  /** Null if the verses of that lagna do not name the graha. */
  readonly kind: FunctionalKind | null;
  readonly yogakaraka: boolean;
}

export function functionalOf(lagna: number, graha: Sapta): Functional {
  const row = ROWS[lagna - 1] ?? {};
  return {
    kind: FUNCTIONS.find((kind) => row[kind]?.includes(graha)) ?? null,
    yogakaraka: row.yogakaraka?.includes(graha) ?? false,
  };
}

export const FUNCTIONAL_SOURCE = bphs('34.19-34.44', 'functional.good_harsh_even_grahas_lagna');
