/**
 * Manglik (kuja dosha). The verse (BPHS 80.47) counts Mars in the houses 1, 4, 7, 8 and 12 from the lagna, without the
 * aspect or company of a benefic.
 * The 2nd house, the count from Moon and Venus, and the signs that excuse Mars are common practice. They are given in
 * addition and never change the answer by the verse.
 */

import { all, any, evaluate, holds } from '../../../rules/clause.ts';
import type { Source } from '../../../rules/source.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import type { Chart } from '../chart/chart.ts';
import { factsOf } from '../chart/facts.ts';
import { touched } from '../yogas/graha-relations.ts';
import { inHouses, someIn } from '../yogas/in-houses.ts';
import { inRashis, type RashiId } from '../yogas/in-rashis.ts';
import type { ChartClause } from '../yogas/vocabulary.ts';

const IN_PRACTICE = [1, 2, 4, 7, 8, 12];
const DOSHA = inHouses('mangala', [1, 4, 7, 8, 12]);
const WITH_2ND = inHouses('mangala', IN_PRACTICE);
const FROM_MOON = inHouses('mangala', IN_PRACTICE, { from: 'chandra' });
const FROM_VENUS = inHouses('mangala', IN_PRACTICE, { from: 'shukra' });

export const MANGLIK_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '80.47',
  gist: 'manglik.mangala_1st_4th_7th_8th',
};
export const PRACTICE_SOURCE: Source = {
  confidence: 'general-knowledge',
  gist: 'manglik.2nd_house_count_moon_venus',
};

export interface ManglikBhanga {
  readonly id: 'benefic_conjunction' | 'benefic_aspect' | 'sign_exception';
  /** The benefics concerned; empty for a sign. */
  readonly by: readonly Graha[];
  readonly printed: boolean;
  readonly source: Source;
}

export interface Manglik {
  readonly housesFrom: { readonly lagna: number; readonly moon: number; readonly venus: number };
  /** Whether Mars is in one of the houses of the verse, from the lagna. */
  readonly dosha: boolean;
  readonly doshaWith2nd: boolean;
  readonly fromMoon: boolean;
  readonly fromVenus: boolean;
  readonly bhangas: readonly ManglikBhanga[];
  /** The dosha of the verse, unless a bhanga of the verse removes it. */
  readonly effective: boolean;
  /** The dosha including the 2nd house, unless any bhanga removes it. */
  readonly effectiveInPractice: boolean;
}

/** Mars in a house and in one of the signs that excuse it in that house. */
const excused = (house: number, ...rashis: readonly RashiId[]): ChartClause =>
  all(inHouses('mangala', [house]), inRashis('mangala', rashis));

const BHANGAS: readonly (Omit<ManglikBhanga, 'by'> & { readonly rule: ChartClause })[] = [
  {
    id: 'benefic_conjunction',
    printed: true,
    rule: someIn('benefics', [1], { from: 'mangala' }),
    source: { confidence: 'read-in-text', work: 'BPHS', at: '80.47', gist: 'manglik.benefic_stands_mangala' },
  },
  {
    id: 'benefic_aspect',
    printed: true,
    rule: touched('mangala', 'benefics', { looksOnly: true }),
    source: { confidence: 'read-in-text', work: 'BPHS', at: '80.47', gist: 'manglik.benefic_looks_mangala' },
  },
  {
    id: 'sign_exception',
    printed: false,
    rule: any(
      inRashis('mangala', ['simha', 'kumbha']),
      excused(2, 'mithuna', 'kanya'),
      excused(4, 'mesha', 'vrishchika'),
      excused(7, 'karka', 'makara'),
      excused(8, 'dhanu', 'mina'),
      excused(12, 'vrishabha', 'tula'),
    ),
    source: { confidence: 'general-knowledge', gist: 'manglik.mangala_sign_excuses_him_house' },
  },
];

/** The order in which a bhanga names the benefics. */
const BENEFICS: readonly Graha[] = ['guru', 'shukra', 'budha', 'chandra'];

export function manglikOf(chart: Chart): Manglik {
  const facts = factsOf(chart);
  const dosha = holds(DOSHA, facts);
  const doshaWith2nd = holds(WITH_2ND, facts);
  const bhangas = !doshaWith2nd
    ? []
    : BHANGAS.flatMap(({ rule, ...bhanga }): ManglikBhanga[] => {
        const { holds, by = [] } = evaluate(rule, facts);
        return holds === true ? [{ ...bhanga, by: BENEFICS.filter((graha) => by.includes(graha)) }] : [];
      });
  return {
    housesFrom: {
      lagna: facts.houseOf('mangala'),
      moon: facts.houseOf('mangala', facts.rashiOf('chandra')),
      venus: facts.houseOf('mangala', facts.rashiOf('shukra')),
    },
    dosha,
    doshaWith2nd,
    fromMoon: holds(FROM_MOON, facts),
    fromVenus: holds(FROM_VENUS, facts),
    bhangas,
    effective: dosha && !bhangas.some(({ printed }) => printed),
    effectiveInPractice: doshaWith2nd && bhangas.length === 0,
  };
}
