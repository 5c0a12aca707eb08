/**
 * Kuja dosha. The verse (BPHS 80.47) counts Mangala in 1, 4, 7, 8 and 12 from the lagna, without the look or company
 * of a benefic. The 2nd house, the count from Moon and Venus, and the signs that excuse him are practice: they
 * stand beside the printed answer and never change it.
 */
import type { Graha } from '../../engines/engine.ts';
import type { Source } from '../../rules/source.ts';
import { isBenefic } from '../benefic.ts';
import { type Chart, houseFrom } from '../chart.ts';
import { rashisLookedAt } from '../drishti.ts';

const PRINTED_HOUSES = [1, 4, 7, 8, 12];
const SECOND = 2;

const isPrinted = (house: number): boolean => PRINTED_HOUSES.includes(house);
const isInPractice = (house: number): boolean => house === SECOND || isPrinted(house);

export const MANGLIK_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '80.47',
  gist: 'Mangala in the 1st, 4th, 7th, 8th or 12th from the lagna, without the look or company of a benefic.',
};
export const PRACTICE_SOURCE: Source = {
  confidence: 'general-knowledge',
  gist: 'The 2nd house, and the count from Moon and Venus, as many programs have it.',
};

export interface ManglikBhanga {
  readonly id: 'benefic_conjunction' | 'benefic_aspect' | 'sign_exception';
  /** The benefics concerned; none for a sign. */
  readonly by: readonly Graha[];
  readonly printed: boolean;
  readonly source: Source;
}

export interface Manglik {
  readonly housesFrom: { readonly lagna: number; readonly moon: number; readonly venus: number };
  /** Printed houses from the lagna. */
  readonly dosha: boolean;
  readonly doshaWith2nd: boolean;
  readonly fromMoon: boolean;
  readonly fromVenus: boolean;
  readonly bhangas: readonly ManglikBhanga[];
  /** The printed dosha, unless a printed bhanga removes it. */
  readonly effective: boolean;
  /** With the 2nd house, unless any bhanga removes it. */
  readonly effectiveInPractice: boolean;
}

const BENEFICS = ['guru', 'shukra', 'budha', 'chandra'] as const;

const COMPANY: Source = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '80.47',
  gist: 'A benefic stands with Mangala.',
};
const LOOK: Source = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '80.47',
  gist: 'A benefic looks at Mangala.',
};
const SIGNS: Source = {
  confidence: 'general-knowledge',
  gist: 'Mangala in a sign that excuses him in this house.',
};

/** Rashis that excuse Mangala by house; Simha and Kumbha do in any. */
const EXCUSED: Readonly<Record<number, readonly number[]>> = {
  2: [3, 6],
  4: [1, 8],
  7: [4, 10],
  8: [9, 12],
  12: [2, 7],
};
const EXCUSED_ANYWHERE = [5, 11];

export function manglikOf(chart: Chart): Manglik {
  const { grahas } = chart;
  const mars = grahas.mangala;
  const housesFrom = {
    lagna: mars.house,
    moon: houseFrom(grahas.chandra.rashi, mars.rashi),
    venus: houseFrom(grahas.shukra.rashi, mars.rashi),
  };
  const dosha = isPrinted(housesFrom.lagna);
  const doshaWith2nd = isInPractice(housesFrom.lagna);
  const bhangas = doshaWith2nd ? bhangasOf(chart, housesFrom.lagna) : [];
  return {
    housesFrom,
    dosha,
    doshaWith2nd,
    fromMoon: isInPractice(housesFrom.moon),
    fromVenus: isInPractice(housesFrom.venus),
    bhangas,
    effective: dosha && !bhangas.some(({ printed }) => printed),
    effectiveInPractice: doshaWith2nd && bhangas.length === 0,
  };
}

function bhangasOf(chart: Chart, house: number): ManglikBhanga[] {
  const { grahas } = chart;
  const { rashi } = grahas.mangala;
  const benefics = BENEFICS.filter((graha) => isBenefic(chart, graha));
  const company = benefics.filter((graha) => grahas[graha].rashi === rashi);
  const looking = benefics.filter((graha) => rashisLookedAt(graha, grahas[graha].rashi).includes(rashi));
  const found: ManglikBhanga[] = [];
  if (company.length > 0) found.push({ id: 'benefic_conjunction', by: company, printed: true, source: COMPANY });
  if (looking.length > 0) found.push({ id: 'benefic_aspect', by: looking, printed: true, source: LOOK });
  if (EXCUSED_ANYWHERE.includes(rashi) || EXCUSED[house]?.includes(rashi) === true)
    found.push({ id: 'sign_exception', by: [], printed: false, source: SIGNS });
  return found;
}
