/** The parameters that rows add to the common ones, as views receive them: read, checked, defaults filled in. */
import type { CivilDay } from '../kernel/units.ts';

export interface Params {
  /** geocode */
  readonly q?: string;
  readonly limit?: number;
  /** panchanga, range: the blocks asked for */
  readonly blocks?: readonly string[];
  /** karya-muhurta */
  readonly karya?: string;
  readonly kind?: string;
  readonly direction?: string;
  readonly days?: number;
  readonly span?: string;
  /** kundali */
  readonly dasha_year?: DashaYear;
  /** Routes that look forward from now; today when not given. */
  readonly on?: CivilDay;
  readonly year?: number;
  readonly chart?: string;
  readonly d2?: 'parashara' | 'uma_shambhu';
  readonly d3?: string;
  readonly style?: 'north' | 'south' | 'east';
  readonly points?: 'modern' | 'printed';
  /** festivals/{id} */
  readonly id?: string;
  /** ss-* */
  readonly ahargana?: number;
  readonly suggest?: boolean;
  readonly shadow?: number;
  /** bulk */
  readonly from?: CivilDay;
  readonly to?: CivilDay;
  readonly month?: string;
  readonly samvat?: number;
  readonly grahas?: readonly string[];
  readonly orb?: number;
  readonly format?: string;
  readonly name?: string;
}

export const DASHA_YEARS = ['sidereal', 'solar', 'julian', 'savana'] as const;
export type DashaYear = (typeof DASHA_YEARS)[number];
