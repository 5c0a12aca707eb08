/** The rules that the vargas of a reply follow, and the source of each varga. */

import type { VargaId, VargaRules } from '../../jyotisha/kundali/chart/varga.ts';
import { ALL_VARGAS_SOURCE, OTHER_RULES, VARGA_SOURCES } from '../../jyotisha/kundali/tables/varga-sources.ts';
import type { Source } from '../../rules/source.ts';

export const vargaConventions = ({ params: { d2, d3 } }: { readonly params: VargaRules }): Record<string, string> => ({
  d2,
  d3,
});

export function sourceOf(id: VargaId, { d2, d3 }: VargaRules): Source {
  if (id === 'D2' && d2 !== 'parashara') return OTHER_RULES[d2];
  if (id === 'D3' && d3 !== 'parashara') return OTHER_RULES[d3];
  return VARGA_SOURCES[id];
}
export { ALL_VARGAS_SOURCE };
