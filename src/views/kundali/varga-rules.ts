/** The options of the varga views and their reading. */

import { ALL_VARGAS_SOURCE, OTHER_RULES, VARGA_SOURCES } from '../../kundali/tables/varga-sources.ts';
import { DREKKANAS, HORAS, VARGA_IDS, type VargaId, type VargaRules } from '../../kundali/varga.ts';
import type { Source } from '../../rules/source.ts';
import type { Params } from '../params.ts';

export const VARGA_ALLOWS = { d2: HORAS, d3: DREKKANAS } as const;
export const VARGA_DEFAULTS = { d2: 'parashara', d3: 'parashara' } as const;
export const CHART_ALLOWS = { ...VARGA_ALLOWS, chart: VARGA_IDS } as const;

export const rulesIn = ({ d2, d3 }: Params): VargaRules => ({
  d2: HORAS.find((each) => each === d2) ?? 'parashara',
  d3: DREKKANAS.find((each) => each === d3) ?? 'parashara',
});

export const vargaIn = ({ chart }: Params): VargaId => VARGA_IDS.find((each) => each === chart) ?? 'D1';

export const vargaConventions = ({ params }: { readonly params: Params }): Readonly<Record<string, string>> => ({
  ...rulesIn(params),
});

export function sourceOf(id: VargaId, { d2, d3 }: VargaRules): Source {
  if (id === 'D2' && d2 !== 'parashara') return OTHER_RULES[d2];
  if (id === 'D3' && d3 !== 'parashara') return OTHER_RULES[d3];
  return VARGA_SOURCES[id];
}
export { ALL_VARGAS_SOURCE };
