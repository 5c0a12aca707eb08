/**
 * Vaisheshikamsha: the number of vargas in which a graha is exalted or in its own rashi, and the names of these numbers
 * (BPHS 6.43-6.53).
 */
import { lordOf, type Sapta } from '../chart/chart.ts';
import { rashiInVarga, VARGA_IDS } from '../chart/varga.ts';
import { UCHCHA } from '../tables/dignity.ts';
import type { Reading } from './reading.ts';
import { bphs } from './sources.ts';
import { type Scheme, WEIGHTS } from './vimshopaka.ts';

/** The names of the counts, from two vargas on. */
const NAMES: Readonly<Record<Scheme, readonly string[]>> = {
  shad: ['kimshuka', 'vyanjana', 'chamara', 'chhatra', 'kundala'],
  sapta: ['kimshuka', 'vyanjana', 'chamara', 'chhatra', 'kundala', 'mukuta'],
  dasha: [
    ...['parijata', 'uttama', 'gopura', 'simhasana', 'paravata', 'devaloka', 'brahmaloka', 'shakravahana', 'shridhama'],
  ],
  shodasha: [
    ...['bhedaka', 'kusuma', 'nagapushpa', 'kanduka', 'kerala', 'kalpavriksha', 'chandanavana', 'purnachandra'],
    ...['uchchaihshrava', 'dhanvantari', 'suryakanta', 'vidruma', 'shakrasimhasana', 'goloka', 'shrivallabha'],
  ],
};

export interface Vaisheshikamsha {
  readonly count: number;
  /** Null if the count is below two. */
  readonly name: string | null;
}

export function vaisheshikamshaOf({ chart }: Reading, graha: Sapta, scheme: Scheme): Vaisheshikamsha {
  const { longitude } = chart.grahas[graha];
  const count = VARGA_IDS.filter((varga) => {
    if (WEIGHTS[scheme][varga] === undefined) return false;
    const rashi = rashiInVarga(varga, longitude);
    return lordOf(rashi) === graha || rashi === UCHCHA[graha].rashi;
  }).length;
  return { count, name: NAMES[scheme][count - 2] ?? null };
}

export const VAISHESHIKAMSHA_SOURCE = bphs('6.43-6.53', 'vaisheshikamsha.names_number_vargas_exaltation_moolatrikona');
